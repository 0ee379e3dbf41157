import { customAuthSlugs, paths, pathTo } from '@greenroom/contracts';
import type { RemoteRoute } from '@greenroom/federation';

const authRoutes = customAuthSlugs.map((customAuthSlug): RemoteRoute => {
  const path = pathTo('customAuth', { customAuthSlug });
  return { path, frame: 'site', load: () => import('./pages/custom-auth.tsx') };
});

export const routes: RemoteRoute[] = [
  { path: paths.settings, frame: 'site', load: () => import('./pages/settings.tsx') },
  { path: paths.helpCenter, frame: 'site', server: true, load: () => import('./pages/help-center.tsx') },
  ...authRoutes,
];
