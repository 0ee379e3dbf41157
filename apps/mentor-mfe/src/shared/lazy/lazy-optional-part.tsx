import { useEffect, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '@greenroom/federation/lazy';

/** A lazily loaded component. `fetch` starts loading before it renders, such as on focus of its button. */
export type LazyOptionalPart<Props> = ComponentType<Props> & { fetch(): void };

/**
 * Creates a lazily loaded component that the page can do without. If loading fails, its placeholder stays, and loading
 * is retried when the connection is back.
 * @param load the dynamic import of the component
 * @param Waiting placeholder until it is loaded; nothing by default
 */
export function lazyOptionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
): LazyOptionalPart<Props> {
  const waiting = <Waiting />;
  const part = lazyPart(load, { waiting, failed: (retry) => <WhenOnline act={retry}>{waiting}</WhenOnline> });
  // A failure is handled on render, which retries.
  return Object.assign(part, { fetch: () => void part.load().catch(() => {}) });
}

const Nothing = () => null;

function WhenOnline({ act, children }: { act(): void; children: ReactNode }): ReactNode {
  useEffect(() => {
    window.addEventListener('online', act, { once: true });
    return () => window.removeEventListener('online', act);
  });
  return children;
}
