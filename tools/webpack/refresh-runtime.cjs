/* global __react_refresh_library__ -- the plugin writes the app's name in its place */
const name = '@greenroom/refresh-runtime';

/**
 * Stands in for `react-refresh/runtime` in what development servers build. React asks one runtime which component has
 * become which, so shell and remotes of a page share the runtime of the first that is loaded. Two apps have modules of
 * the same path: components are registered under their app as well.
 */
const shared = (globalThis[Symbol.for(name)] ??= {
  // eslint-disable-next-line @nx/enforce-module-boundaries -- the package names this file in no export
  ...require('../../node_modules/react-refresh/cjs/react-refresh-runtime.development.js'),
});

module.exports = {
  ...shared,
  register: (type, id) => shared.register(type, `${__react_refresh_library__} ${id}`),
  injectIntoGlobalHook(scope) {
    if (shared.injected) return;
    shared.injected = true;
    shared.injectIntoGlobalHook(scope);
  },
  performReactRefresh() {
    // A shell in production brings a React that refreshes nothing.
    if (shared._getMountedRootCount() === 0) globalThis.location.reload();
    else return shared.performReactRefresh();
  },
};
