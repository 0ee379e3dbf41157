import { withRetries } from '@greenroom/federation';
import { cacheMended, mendCache } from '@greenroom/federation/browser/mend-cache';
import { nextTask } from './next-task.ts';

/**
 * Federation decides which copy of a shared module the page uses; everything waits behind this import until it has.
 * It would keep the failure of a shared module for as long as the page lives: their file is there before it is asked.
 */
async function begin(): Promise<void> {
  const parts = [
    () => import('./shared-file/fetched.ts'),
    // Each of these in a task of its own: what one does on the page meanwhile waits for one of them and not for all.
    () => import('./shared-file/drawing.ts'),
    () => import('./shared-file/store.ts'),
    () => import('./start.tsx'),
  ];
  for (const part of parts) {
    await withRetries(part, cacheMended);
    await nextTask();
  }
}

mendCache();
void begin();
