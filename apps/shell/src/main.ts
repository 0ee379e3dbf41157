import { withRetries } from '@greenroom/federation';
import { startEvents } from './start-watch/start-events.ts';
import { failedScriptsRefetched, refetchFailedScripts } from '@greenroom/federation/browser/refetch-failed-scripts';

refetchFailedScripts();
begin().then(
  () => dispatchEvent(new Event(startEvents.started)),
  (cause: unknown) => {
    dispatchEvent(new Event(startEvents.failed));
    throw cause;
  },
);

/**
 * Federation decides which copy of a shared module the page uses; everything waits for this import. Because it would
 * cache the failure of a shared module for the page's lifetime, their file is loaded first.
 */
async function begin(): Promise<void> {
  await withRetries(() => import('./shared-file.ts'), failedScriptsRefetched);
  await withRetries(() => import('./start.tsx'), failedScriptsRefetched);
}
