import { basename, dirname } from 'node:path';
import { createNodesFromFiles, type CreateNodes } from '@nx/devkit';

/**
 * Nx plugin: gives every app with a webpack.config.ts a cached `build` target, `serve` and `preview` for webpack's own
 * development server, and `build-deps` and `watch-deps` for what the app depends on.
 */
export const createNodes: CreateNodes = [
  'apps/*/webpack.config.ts',
  (configs, options, context) =>
    createNodesFromFiles((config) => applicationOf(dirname(config)), configs, options, context),
];

function applicationOf(root: string) {
  const name = basename(root);
  const targets = {
    build: buildOf(root, name),
    serve: serverOf(root, 'development', 'Starts Webpack dev server'),
    preview: serverOf(root, 'production', 'Starts Webpack dev server in production mode'),
    'build-deps': { dependsOn: ['^build'] },
    'watch-deps': {
      continuous: true,
      dependsOn: ['build-deps'],
      command: `npx nx watch --projects ${name} --includeDependencies -- npx nx build-deps ${name}`,
    },
  };
  return { projects: { [root]: { projectType: 'application' as const, targets } } };
}

function buildOf(root: string, name: string) {
  return {
    command: 'webpack-cli build',
    options: { cwd: root, env: { NODE_ENV: 'production' } },
    configurations: { development: { env: { NODE_ENV: 'development' } } },
    cache: true,
    dependsOn: ['^build'],
    inputs: ['production', '^production', '{workspaceRoot}/tools/webpack/**/*'],
    // Where tools/webpack writes them; a remote may have no pages that the server renders.
    outputs: (name === 'shell'
      ? ['apps/shell', 'apps/shell-server']
      : [`remotes/${name}`, `remotes-server/${name}`]
    ).map((folder) => `{workspaceRoot}/dist/${folder}`),
    metadata: {
      technologies: ['webpack'],
      description: 'Runs Webpack build',
      help: {
        command: 'npx webpack-cli build --help',
        example: { options: { json: 'stats.json' }, args: ['--profile'] },
      },
    },
  };
}

function serverOf(root: string, mode: 'development' | 'production', description: string) {
  return {
    continuous: true,
    command: 'webpack-cli serve',
    options: { cwd: root, env: { NODE_ENV: mode } },
    metadata: {
      technologies: ['webpack'],
      description,
      help: {
        command: 'npx webpack-cli serve --help',
        example: { options: { args: ['--client-progress', '--history-api-fallback '] } },
      },
    },
  };
}
