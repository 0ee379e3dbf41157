import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { RemoteRoute } from '../remote-routes.ts';
import { withRetries } from './with-retries.ts';

const screens = new WeakMap<RemoteRoute, LazyExoticComponent<ComponentType>>();

/** The screen of a route, as a component that suspends until its chunk is there. */
export function screenOf(route: RemoteRoute): ComponentType {
  const known = screens.get(route);
  if (known) return known;
  const screen = lazy(async () => ({ default: (await withRetries(() => route.load())).Page }));
  screens.set(route, screen);
  return screen;
}

/** Lets go of a screen that failed to load: `lazy` keeps its failure, so the next try needs a new one. */
export function forgetScreen(route: RemoteRoute): void {
  screens.delete(route);
}
