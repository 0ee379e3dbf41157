/** Remotes in the page: which releases it runs with, their screens, and what stands there when one cannot be had. */
export { registerReleases, loadRoutes } from './remotes.ts';
export { RemoteOutlet, Screens } from './remote-outlet.tsx';
export { readPageState } from './page-state.ts';
