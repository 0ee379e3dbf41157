import { dirname } from 'node:path';
import { createNodesFromFiles, type CreateNodes } from '@nx/devkit';

/**
 * Nx plugin: gives every project a cached `lint` target, which runs ESLint, and `lint-typed`, which runs the lint rules
 * that need types and which `lint` runs first. The whole workspace is `checks:lint-whole` and
 * `checks:lint-whole-typed`.
 */
export const createNodes: CreateNodes = [
  '{apps/*,libs/*,libs/server/*,e2e,tools,tools/*}/package.json',
  (manifests, options, context) =>
    createNodesFromFiles((manifest) => lintOf(dirname(manifest)), manifests, options, context),
];

function lintOf(root: string) {
  const targets = {
    lint: {
      command: 'eslint .',
      options: { cwd: root },
      cache: true,
      dependsOn: ['lint-typed'],
      inputs: ['default', '^default', '{workspaceRoot}/eslint.config.mjs', '{workspaceRoot}/tools/lint/**/*'],
      outputs: ['{options.outputFile}'],
      metadata: {
        description: 'Runs ESLint on project',
        technologies: ['eslint'],
        help: { command: 'npx eslint --help', example: { options: { 'max-warnings': 0 } } },
      },
    },
    'lint-typed': {
      command: `oxlint --no-error-on-unmatched-pattern ${root}`,
      // The configuration and its patterns are relative to the workspace.
      options: { cwd: '{workspaceRoot}' },
      cache: true,
      inputs: [
        'default',
        '^default',
        '{workspaceRoot}/.oxlintrc.json',
        '{workspaceRoot}/libs/{tsconfig,server/tsconfig}.json',
        { externalDependencies: ['oxlint', 'oxlint-tsgolint'] },
      ],
      outputs: [],
      metadata: { description: 'Runs the lint rules that need types', technologies: ['typescript'] },
    },
  };
  return { projects: { [root]: { targets } } };
}
