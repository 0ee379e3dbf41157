import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadMessages } from '@greenroom/i18n';
import type { RemoteRoute } from '../remote-routes.ts';
import { withRetries } from '../with-retries.ts';
import { failedScriptsRefetched } from './refetch-failed-scripts.ts';

let screens = new WeakMap<RemoteRoute, LazyExoticComponent<ComponentType>>();

/** Returns the screen of a route as a component that suspends until its chunk is loaded. */
export function screenOf(route: RemoteRoute): ComponentType {
  const known = screens.get(route);
  if (known) return known;
  const screen = lazy(async () => ({ default: (await withRetries(() => route.load(), failedScriptsRefetched)).Page }));
  screens.set(route, screen);
  return screen;
}

/** Forgets all screens after a failure: `lazy` caches a failure, so the next attempt needs a new component. */
export function forgetScreens(): void {
  screens = new WeakMap();
}

/** Preloads a route's screen and its messages. Rejects where they cannot be loaded. */
export async function preloadScreen(route: RemoteRoute): Promise<void> {
  await route.load();
  await loadMessages();
}
