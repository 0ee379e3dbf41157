import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { withRetries } from '../with-retries.ts';
import { FailureBoundary } from './failure-boundary.tsx';

/** A part of a page in a chunk of its own. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Preloads it, so that it renders at once. Rejects after three failed attempts. */
  load(): Promise<void>;
};

export interface LazyStates {
  /** Shown until it is loaded. */
  waiting: ReactNode;
  /** Shown where it could not be loaded; `retry` loads it again. */
  failed(retry: () => void): ReactNode;
  /** Runs before every attempt but the first. */
  beforeRetry?: () => Promise<void>;
}

/**
 * Creates a part that is loaded when it is first rendered, or earlier. A loaded part renders at once; after three
 * failed attempts the page around it keeps working.
 * @param load the part's dynamic import
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed, beforeRetry }: LazyStates,
): LazyPart<Props> {
  let there: ComponentType<Props> | undefined;
  const get = async () => (there ??= await withRetries(load, beforeRetry));
  const fetched = () => lazy(async () => ({ default: await get() }));
  let Part: ComponentType<Props> = fetched();

  function Lazy(props: Props): ReactNode {
    const [AtOnce] = useState(() => there);
    const [attempt, setAttempt] = useState(0);
    const retry = () => {
      // `lazy` caches a failure, so a retry needs a new component.
      Part = fetched();
      setAttempt((last) => last + 1);
    };
    // A loaded part is inside the boundary too, so that the tree is the same whether server or browser had to wait for
    // it.
    return (
      <FailureBoundary key={attempt} fallback={failed(retry)}>
        <Suspense fallback={waiting}>{AtOnce ? <AtOnce {...props} /> : <Part {...props} />}</Suspense>
      </FailureBoundary>
    );
  }
  return Object.assign(Lazy, { load: () => get().then(() => undefined) });
}
