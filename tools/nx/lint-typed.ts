import { dirname } from 'node:path';
import { createNodesFromFiles, type CreateNodes } from '@nx/devkit';

/**
 * Nx plugin: gives every project a cached `lint-typed` target, which runs the lint rules that need types and which
 * `lint` runs first. The whole workspace is `checks:lint-whole-typed`.
 */
export const createNodes: CreateNodes = [
  '{apps/*,libs/*,libs/server/*,e2e,tools,tools/*}/package.json',
  (manifests, options, context) =>
    createNodesFromFiles((manifest) => lintOf(dirname(manifest)), manifests, options, context),
];

const inputs = [
  'default',
  '^default',
  '{workspaceRoot}/.oxlintrc.json',
  '{workspaceRoot}/libs/{tsconfig,server/tsconfig}.json',
  { externalDependencies: ['oxlint', 'oxlint-tsgolint'] },
];

function lintOf(root: string) {
  const lint = {
    command: `oxlint --no-error-on-unmatched-pattern ${root}`,
    // The configuration and its patterns are relative to the workspace.
    options: { cwd: '{workspaceRoot}' },
    cache: true,
    inputs,
    outputs: [],
    metadata: { description: 'Runs the lint rules that need types', technologies: ['typescript'] },
  };
  return { projects: { [root]: { targets: { 'lint-typed': lint } } } };
}
