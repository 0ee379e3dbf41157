import type { ComponentType } from 'react';
import type { PageFrame } from './release.ts';

/** One page of a remote. Its screen is a chunk of its own. */
export interface RemoteRoute {
  /** A path of the router, absolute. */
  path: string;
  frame: PageFrame;
  /**
   * The server may write this page into the HTML. Its screen draws the same on the server and at first in the browser:
   * what it wants of the window it takes in effects.
   */
  server?: true;
  /**
   * The screen speaks by the messages of its features. Those of the app (`src/messages`) it needs only where something
   * failed, so that they are not preloaded.
   */
  ownMessages?: true;
  /** Fetches the screen: `() => import('./pages/…')`, by a literal path, which the build reads. Called again after a failure. */
  load(): Promise<{ Page: ComponentType }>;
}

/** What every remote exposes, and all that it exposes: the module `./routes`. */
export interface RemoteModule {
  routes: RemoteRoute[];
}
