import { dirname, relative } from 'node:path';
import { createNodesFromFiles, type CreateNodes } from '@nx/devkit';

/** Nx plugin: every project with a tsconfig.json has a cached `typecheck`. The whole workspace is `checks:types`. */
export const createNodes: CreateNodes = [
  '{apps/*,libs/*,libs/server/*,e2e,tools,tools/checks,tools/generators}/tsconfig.json',
  (tsconfigs, options, context) =>
    createNodesFromFiles((tsconfig) => typecheckOf(dirname(tsconfig)), tsconfigs, options, context),
];

/**
 * Sources of a workspace package are checked with those who import it, so that they are inputs as well. Apps name
 * tools/webpack, since they leave out the other tools, of which some know the API: a change in it is none of theirs.
 */
const inputs = [
  'default',
  '^default',
  '{workspaceRoot}/tools/webpack/**/*',
  { externalDependencies: ['typescript-7'] },
];

function typecheckOf(root: string) {
  const typecheck = {
    // By its path: `tsc` is that of TypeScript 5, which typescript-eslint needs.
    command: `node ${relative(root, 'node_modules/typescript-7/bin/tsc')} -p .`,
    options: { cwd: root },
    cache: true,
    inputs,
    outputs: [],
    metadata: { description: 'Checks types', technologies: ['typescript'] },
  };
  return { projects: { [root]: { targets: { typecheck } } } };
}
