import type { ReleaseManifest } from '../release.ts';

/**
 * Starts watching for navigation intent, see `preloadOnIntent`, once its code is loaded: visitors do not navigate
 * before the page is ready. Without it, pages are fetched on navigation.
 */
export async function preloadLater(manifest: ReleaseManifest): Promise<void> {
  const watcher = await import('./preload-on-intent.ts').catch(() => undefined);
  watcher?.preloadOnIntent(manifest);
}
