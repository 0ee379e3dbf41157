import { paths } from '@greenroom/contracts';
import type { RemoteRoute } from '@greenroom/federation';

/** The shell's own pages. They are written by the server like a remote's, and fetched like one's. */
export const routes: RemoteRoute[] = [
  { path: paths.root, frame: 'site', server: true, load: () => import('./landing/landing.tsx') },
  { path: paths.app, frame: 'site', server: true, load: () => import('./pages/app-start.tsx') },
];
