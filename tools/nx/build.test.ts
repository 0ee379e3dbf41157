import { join, relative } from 'node:path';
import { workspaceRoot } from '@nx/devkit';
import type { RemoteRoute } from '@greenroom/federation';
import { remoteConfig, shellConfig } from '../webpack/index.ts';
import { createNodes } from './build.ts';

const rootOf = (app: string) => join(workspaceRoot, 'apps', app);

/** The build reads the page's path from the source of `load`. */
const load = Object.assign(() => Promise.reject(new Error('is not called')), {
  toString: () => "() => import('./pages/home.tsx')",
});
const rendered: RemoteRoute = { path: '/', frame: 'site', server: true, load };

test.each([
  ['shell', shellConfig({ root: rootOf('shell'), routes: [] })],
  ['mentor-mfe', remoteConfig({ name: 'mentor-mfe', root: rootOf('mentor-mfe'), routes: [rendered] })],
])('caches the folders that webpack writes for %s', async (app, configure) => {
  const context = { nxJsonConfiguration: {}, workspaceRoot };
  const inferred = await createNodes[1]([`apps/${app}/webpack.config.ts`], undefined, context);
  const outputs = inferred.flatMap(([, { projects }]) => projects?.[`apps/${app}`]?.targets?.['build']?.outputs ?? []);
  const written = [configure()].flat().map(({ output }) => relative(workspaceRoot, output?.path ?? ''));
  expect(outputs).toEqual(written.map((path) => `{workspaceRoot}/${path}`));
});
