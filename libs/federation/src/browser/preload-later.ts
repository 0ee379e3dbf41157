import type { ReleaseManifest } from '../release.ts';

/**
 * Begins to watch for intent, see `preloadOnIntent`, once the code for it is there: nobody means to go anywhere before
 * the page is. Without it, pages are fetched when one goes to them.
 */
export async function preloadLater(manifest: ReleaseManifest): Promise<void> {
  const watcher = await import('./preload-on-intent.ts').catch(() => undefined);
  watcher?.preloadOnIntent(manifest);
}
