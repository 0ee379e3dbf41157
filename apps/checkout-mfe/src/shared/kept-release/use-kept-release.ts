import { useEffect } from 'react';
import { keepRelease, letReleaseGo } from '@greenroom/federation/keep-release';

/** Where this build's files come from; nothing where it is not webpack that runs it. */
declare const __webpack_public_path__: string | undefined;

/** Whoever is in the checkout keeps its release: over reloads, the bank's page and a log-in elsewhere. */
export function useKeptRelease(): void {
  useEffect(() => {
    if (typeof __webpack_public_path__ === 'string') keepRelease(__webpack_public_path__);
  }, []);
}

/** @param done whether the checkout has succeeded */
export function useReleaseLetGo(done: boolean): void {
  useEffect(() => {
    if (done) letReleaseGo();
  }, [done]);
}
