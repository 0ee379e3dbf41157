import { paths } from '@greenroom/contracts';
import type { RemoteRoute } from '@greenroom/federation';

export const routes: RemoteRoute[] = [
  { path: paths.categories, frame: 'site', server: true, load: () => import('./pages/scenes.tsx') },
  { path: paths.category, frame: 'site', server: true, load: () => import('./pages/scenes.tsx') },
  { path: paths.subcategory, frame: 'site', server: true, load: () => import('./pages/scenes.tsx') },
  { path: paths.scenario, frame: 'site', server: true, load: () => import('./pages/scenes.tsx') },
  { path: paths.customScenario, frame: 'site', server: true, load: () => import('./pages/scenes.tsx') },
  { path: paths.start, frame: 'site', load: () => import('./pages/rehearsal.tsx') },
  { path: paths.session, frame: 'site', load: () => import('./pages/rehearsal.tsx') },
  { path: paths.feedback, frame: 'site', load: () => import('./pages/rehearsal.tsx') },
];
