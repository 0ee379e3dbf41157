import { paths } from '@greenroom/contracts';
import type { RemoteRoute } from '@greenroom/federation';

export const routes: RemoteRoute[] = [
  { path: paths.categories, frame: 'site', server: true, load: () => import('./pages/categories.tsx') },
  { path: paths.category, frame: 'site', server: true, load: () => import('./pages/category.tsx') },
  { path: paths.subcategory, frame: 'site', server: true, load: () => import('./pages/category.tsx') },
  { path: paths.scenario, frame: 'site', server: true, load: () => import('./pages/scenario.tsx') },
  { path: paths.customScenario, frame: 'site', server: true, load: () => import('./pages/custom-scenario.tsx') },
  { path: paths.start, frame: 'none', load: () => import('./pages/start.tsx') },
  { path: paths.session, frame: 'none', load: () => import('./pages/session.tsx') },
  { path: paths.feedback, frame: 'site', load: () => import('./pages/feedback.tsx') },
  { path: paths.progress, frame: 'site', load: () => import('./pages/progress.tsx') },
];
