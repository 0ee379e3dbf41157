import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { withRetries } from '@greenroom/federation';
import { cacheMended } from '@greenroom/federation/browser/mend-cache';
import { FailureBoundary } from '../pages/failure-boundary.tsx';

/** A part of the shell in a file of its own. */
export type LatePart<Props> = ComponentType<Props> & {
  /** Fetches it ahead, so that it is drawn at once. Rejects where three tries do not bring it. */
  load(): Promise<void>;
};

interface Meanwhile {
  /** Stands in its place until it is there. */
  waiting: ReactNode;
  /** Stands in its place where it could not be had; `retry` truly tries again. */
  failed(retry: () => void): ReactNode;
}

/**
 * A part that is fetched when it is first drawn, or before.
 * @param load the part's dynamic import
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed }: Meanwhile,
): LatePart<Props> {
  let there: ComponentType<Props> | undefined;
  const get = async () => (there ??= await withRetries(load, cacheMended));
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
    if (AtOnce) return <AtOnce {...props} />;
    return (
      <FailureBoundary key={attempt} fallback={failed(retry)}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </FailureBoundary>
    );
  }
  return Object.assign(Late, { load: () => get().then(() => undefined) });
}
