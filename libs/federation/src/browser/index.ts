/** Remotes in the page: the releases it runs with, their screens, and the fallback where a remote cannot be loaded. */
export { registerReleases, loadRoutes } from './remotes.ts';
export { whatCame, usedRemoteProblem } from './what-came.ts';
export { RemoteOutlet, Screens } from './remote-outlet.tsx';
export { WrittenOutlet } from './written-outlet.tsx';
export { preloadLater } from './preload-later.ts';
export { trustedScriptUrls } from './trusted-script-urls.ts';
export { readPageState } from './page-state.ts';
