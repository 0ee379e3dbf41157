/* global __react_refresh_library__ -- the plugin writes the app's name in its place */
const name = '@greenroom/refresh-runtime';

/**
 * Replaces `react-refresh/runtime` in the builds of development servers. React asks one runtime which component has
 * become which, so the shell and the remotes of a page share the runtime of the first that is loaded. Modules of two
 * apps can have the same path, so components are registered with their app's name as well.
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
    // A production shell brings a React without refresh support.
    if (shared._getMountedRootCount() === 0) globalThis.location.reload();
    else return shared.performReactRefresh();
  },
};
