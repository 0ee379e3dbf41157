import { basename, dirname, relative } from 'node:path';
import { createNodesFromFiles, type CreateNodes } from '@nx/devkit';

/**
 * Nx plugin: gives every project with a tsconfig.json, and every library with a tsconfig.lib.json, a cached `typecheck`
 * target. The whole workspace is `checks:types`.
 */
export const createNodes: CreateNodes = [
  '{{apps/*,e2e,tools,tools/checks,tools/generators}/tsconfig.json,{libs/*,libs/server/*}/tsconfig.lib.json}',
  (tsconfigs, options, context) =>
    createNodesFromFiles((tsconfig) => typecheckOf(dirname(tsconfig), basename(tsconfig)), tsconfigs, options, context),
];

/**
 * A workspace package's sources are type-checked with the projects that import them, so they are inputs as well. Apps
 * name only tools/webpack, because some of the other tools import the API, whose changes do not concern them.
 */
const inputs = [
  'default',
  '^default',
  '{workspaceRoot}/tools/webpack/**/*',
  { externalDependencies: ['typescript-7'] },
];

function typecheckOf(root: string, tsconfig: string) {
  const typecheck = {
    // By its path, because `tsc` is TypeScript 5, whose API typescript-eslint needs to parse.
    command: `node ${relative(root, 'node_modules/typescript-7/bin/tsc')} -p ${tsconfig}`,
    options: { cwd: root },
    cache: true,
    inputs,
    outputs: [],
    metadata: { description: 'Checks types', technologies: ['typescript'] },
  };
  return { projects: { [root]: { targets: { typecheck } } } };
}
