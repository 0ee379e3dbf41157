import type { RemoteRoute } from '@greenroom/federation';

/** The pages of this remote; each loads when a visitor opens it. */
export const routes: RemoteRoute[] = [
  { path: '/roster', frame: 'site', server: true, load: () => import('./pages/roster.tsx') },
];
