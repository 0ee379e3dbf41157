import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { withRetries } from '../with-retries.ts';
import { FailureBoundary } from './failure-boundary.tsx';

/** A part of a page in a file of its own. */
export type LatePart<Props> = ComponentType<Props> & {
  /** Fetches it ahead, so that it is drawn at once. Rejects where three tries do not bring it. */
  load(): Promise<void>;
};

export interface Meanwhile {
  /** Stands in its place until it is there. */
  waiting: ReactNode;
  /** Stands in its place where it could not be had; `retry` truly tries again. */
  failed(retry: () => void): ReactNode;
  /** Done before every try but the first. */
  beforeRetry?: () => Promise<void>;
}

/**
 * A part that is fetched when it is first drawn, or before. One that is there is drawn at once; where three tries do
 * not bring it, the page around it lives.
 * @param load the part's dynamic import
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed, beforeRetry }: Meanwhile,
): LatePart<Props> {
  let there: ComponentType<Props> | undefined;
  const get = async () => (there ??= await withRetries(load, beforeRetry));
  const fetched = () => lazy(async () => ({ default: await get() }));
  let Part: ComponentType<Props> = fetched();

  function Late(props: Props): ReactNode {
    const [AtOnce] = useState(() => there);
    const [attempt, setAttempt] = useState(0);
    const retry = () => {
      // `lazy` keeps a failure, so another try needs another one.
      Part = fetched();
      setAttempt((last) => last + 1);
    };
    // One that is there is in the boundary too: the server may have had to wait for it, and the browser not, or both ways.
    return (
      <FailureBoundary key={attempt} fallback={failed(retry)}>
        <Suspense fallback={waiting}>{AtOnce ? <AtOnce {...props} /> : <Part {...props} />}</Suspense>
      </FailureBoundary>
    );
  }
  return Object.assign(Late, { load: () => get().then(() => undefined) });
}
