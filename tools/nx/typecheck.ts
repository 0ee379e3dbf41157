import { dirname, relative } from 'node:path';
import { createNodesFromFiles, type CreateNodes } from '@nx/devkit';

/**
 * Nx plugin: gives every project with a tsconfig.json a cached `typecheck` target. The whole workspace is
 * `checks:types`.
 */
export const createNodes: CreateNodes = [
  '{apps/*,libs/*,libs/server/*,e2e,tools,tools/checks,tools/generators}/tsconfig.json',
  (tsconfigs, options, context) =>
    createNodesFromFiles((tsconfig) => typecheckOf(dirname(tsconfig)), tsconfigs, options, context),
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

function typecheckOf(root: string) {
  const typecheck = {
    // By its path, because `tsc` is TypeScript 5, whose API typescript-eslint needs to parse.
    command: `node ${relative(root, 'node_modules/typescript-7/bin/tsc')} -p .`,
    options: { cwd: root },
    cache: true,
    inputs,
    outputs: [],
    metadata: { description: 'Checks types', technologies: ['typescript'] },
  };
  return { projects: { [root]: { targets: { typecheck } } } };
}
