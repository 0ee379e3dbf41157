import { extname, join } from 'node:path';
import { workspaceRoot } from './workspace.ts';

const packages = join(workspaceRoot, 'node_modules');
/** `.ts`, or `.js` in the packed preset. */
const extension = extname(import.meta.filename);
const leftOut = (name: string) => join(import.meta.dirname, 'left-out', `${name}${extension}`);

/**
 * Replaces modules that every page would load and none needs. Figures: docs/adr/0017. Server and browser use the same
 * ones, because otherwise they would render different elements.
 */
export function leanModules(development: boolean): Record<string, string> {
  return {
    '@emotion/is-prop-valid$': leftOut('is-prop-valid'),
    'lodash-es/clone$': leftOut('clone'),
    'lodash-es/cloneDeep$': leftOut('clone-deep'),
    'hoist-non-react-statics$': leftOut('hoist-non-react-statics'),
    'use-sync-external-store/shim$': leftOut('use-sync-external-store'),
    'use-sync-external-store/shim/with-selector$': 'use-sync-external-store/with-selector',
    [join(packages, '@module-federation/error-codes/dist/desc.mjs')]: leftOut('federation-error-texts'),
    [join(packages, 'lucide-react/dist/esm/createLucideIcon.mjs')]: leftOut('create-lucide-icon'),
    ...(development ? refreshing : productionRouter),
  };
}

/** Replacements that let React Refresh follow the components of several apps in one page. */
const refreshRuntime = join(import.meta.dirname, 'refresh-runtime.cjs');
const refreshing = {
  'react/jsx-dev-runtime$': join(import.meta.dirname, `react-jsx-in-development${extension}`),
  'react-refresh/runtime$': refreshRuntime,
  [join(packages, 'react-refresh/runtime.js')]: refreshRuntime,
};

/** The production edition of the router, because its package offers only the development edition to bundlers. */
const router = join(packages, 'react-router/dist/production');
const productionRouter = {
  'react-router$': join(router, 'index.mjs'),
  'react-router/dom$': join(router, 'dom-export.mjs'),
};
