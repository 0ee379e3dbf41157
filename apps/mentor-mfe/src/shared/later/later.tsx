import { useEffect, type ComponentType, type ReactNode } from 'react';
import { late } from '@greenroom/federation/late';

/** A part that comes later. `fetch` asks for it before it is drawn, such as when its button gets the focus. */
export type LaterPart<Props> = ComponentType<Props> & { fetch(): void };

/**
 * A part of a room that comes late, and that the room can do without: where it cannot be had, what waits for it stays,
 * and it is asked for again when the connection is back.
 * @param load the part's dynamic import
 * @param Waiting stands in its place until it is there; nothing, where it is left out
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
): LaterPart<Props> {
  const waiting = <Waiting />;
  const part = late(load, { waiting, failed: (retry) => <WhenOnline act={retry}>{waiting}</WhenOnline> });
  // Where it fails, drawing it asks again and knows what to do without.
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
