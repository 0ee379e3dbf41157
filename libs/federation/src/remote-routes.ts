import type { ComponentType } from 'react';
import type { PageFrame } from './release.ts';

/** One page of a remote. Its screen is a separate chunk. */
export interface RemoteRoute {
  /** A path of the router, absolute. */
  path: string;
  frame: PageFrame;
  /**
   * The server may render this page. Its screen renders the same on the server and at first in the browser: it reads
   * from `window` in effects only.
   */
  server?: true;
  /**
   * The screen uses the messages of its features. It needs those of the app (`src/messages`) only after a failure, so
   * they are not preloaded.
   */
  ownMessages?: true;
  /**
   * Loads the screen: `() => import('./pages/…')` with a literal path, which the build reads. Called again after a
   * failure.
   */
  load(): Promise<{ Page: ComponentType }>;
}

/** The only module that a remote exposes: `./routes`. */
export interface RemoteModule {
  routes: RemoteRoute[];
}
