import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadMessages } from '@greenroom/i18n';
import type { RemoteRoute } from '../remote-routes.ts';
import { withRetries } from '../with-retries.ts';
import { cacheMended } from './mend-cache.ts';

let screens = new WeakMap<RemoteRoute, LazyExoticComponent<ComponentType>>();

/** The screen of a route, as a component that suspends until its chunk is there. */
export function screenOf(route: RemoteRoute): ComponentType {
  const known = screens.get(route);
  if (known) return known;
  const screen = lazy(async () => ({ default: (await withRetries(() => route.load(), cacheMended)).Page }));
  screens.set(route, screen);
  return screen;
}

/** Lets go of all screens, for where one failed: `lazy` keeps its failure, so the next try needs a new one. */
export function forgetScreens(): void {
  screens = new WeakMap();
}

/** Fetches a route's screen and its messages, for when it is drawn. Rejects where they cannot be had. */
export async function preloadScreen(route: RemoteRoute): Promise<void> {
  await route.load();
  await loadMessages();
}
