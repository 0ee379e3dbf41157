import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { withRetries } from '@greenroom/federation';

/** A part that comes later. `fetch` asks for it before it is drawn, such as when its button gets the focus. */
export type LaterPart<Props> = ComponentType<Props> & { fetch(): void };

/**
 * A part of a page that is fetched when it is first drawn, or before. One that is there is drawn at once. Where three
 * tries do not bring it the page around it lives, and it is asked for again when the connection is back.
 * @param load the part's dynamic import
 * @param Waiting stands in its place until it is there; nothing, where it is left out
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
): LaterPart<Props> {
  let there: ComponentType<Props> | undefined;
  const get = async () => (there ??= await withRetries(load));
  const fetched = () => lazy(async () => ({ default: await get() }));
  let Part: ComponentType<Props> = fetched();

  function Later(props: Props): ReactNode {
    const [AtOnce] = useState(() => there);
    const [attempt, setAttempt] = useState(0);
    const tryAgain = () => {
      // `lazy` keeps a failure, so another try needs another one.
      Part = fetched();
      setAttempt((last) => last + 1);
    };
    if (AtOnce) return <AtOnce {...props} />;
    return (
      <Absent key={attempt} waiting={<Waiting />} tryAgain={tryAgain}>
        <Suspense fallback={<Waiting />}>
          <Part {...props} />
        </Suspense>
      </Absent>
    );
  }
  // Where it fails, drawing it asks again and knows what to do without.
  return Object.assign(Later, { fetch: () => void get().catch(() => {}) });
}

const Nothing = () => null;

interface AbsentProps {
  children: ReactNode;
  waiting: ReactNode;
  tryAgain(): void;
}

class Absent extends Component<AbsentProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, waiting, tryAgain } = this.props;
    return this.state.failed ? <WhenOnline act={tryAgain}>{waiting}</WhenOnline> : children;
  }
}

function WhenOnline({ act, children }: { act(): void; children: ReactNode }): ReactNode {
  useEffect(() => {
    window.addEventListener('online', act, { once: true });
    return () => window.removeEventListener('online', act);
  });
  return children;
}
