import { withRetries } from '@greenroom/federation';
import { startEvents } from './start-watch/start-events.ts';
import { cacheMended, mendCache } from '@greenroom/federation/browser/mend-cache';

mendCache();
begin().then(
  () => dispatchEvent(new Event(startEvents.started)),
  (cause: unknown) => {
    dispatchEvent(new Event(startEvents.failed));
    throw cause;
  },
);

/**
 * Federation decides which copy of a shared module the page uses; everything waits behind this import until it has.
 * It would keep the failure of a shared module for as long as the page lives: their file is there before it is asked.
 */
async function begin(): Promise<void> {
  await withRetries(() => import('./shared-file.ts'), cacheMended);
  await withRetries(() => import('./start.tsx'), cacheMended);
}
