import { dirname } from 'node:path';
import { createNodesFromFiles, type CreateNodes } from '@nx/devkit';

/** Nx plugin: gives every remote a cached `build-frame` target, which builds the small site in which it runs alone. */
export const createNodes: CreateNodes = [
  'apps/*/src/frame.ts',
  (frames, options, context) =>
    createNodesFromFiles((frame) => buildFrameOf(dirname(dirname(frame))), frames, options, context),
];

function buildFrameOf(root: string) {
  const buildFrame = {
    command: 'webpack --config webpack.config.ts --env frame',
    options: { cwd: root },
    cache: true,
    // Its mocked data is in testing/, which the other builds leave out.
    inputs: ['default', '^default', '{workspaceRoot}/tools/webpack/**/*'],
    outputs: ['{workspaceRoot}/dist/frames/{projectName}'],
    metadata: { description: 'Builds the remote by itself, on mocked data', technologies: ['webpack'] },
  };
  return { projects: { [root]: { targets: { 'build-frame': buildFrame } } } };
}
