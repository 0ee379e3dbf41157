/**
 * `npm run dev -- <app…>`: a single remote runs by itself in its frame, on mocked data; with the shell or the
 * API among them, the named apps run live inside the whole site and the others are served built.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publishSite } from '../release/index.ts';
import { apiCommand } from '../start/api-command.ts';
import { buildIfNeeded } from '../start/build-if-needed.ts';
import { handSignalsOn, run } from '../start/run.ts';
import { devPorts, workspaceRoot, type AppName } from '../webpack/workspace.ts';

const webpack = join(workspaceRoot, 'node_modules/webpack/bin/webpack.js');
const known = [...Object.keys(devPorts), 'api'];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !known.includes(name));

if (named.length === 0 || unknown.length > 0) {
  console.error(`Name the apps to work on: npm run dev -- <${known.join(' | ')}> …`);
  if (unknown.length > 0) console.error(`There is no app called ${unknown.join(', ')}`);
  process.exit(1);
}

handSignalsOn();
const apps = named.filter((name): name is AppName => name !== 'api');
if (named.length === 1 && apps[0] !== undefined && apps[0] !== 'shell') alone(apps[0]);
else await insideTheSite(apps, named.includes('api'));

function alone(app: AppName): void {
  console.log(`  ${app} by itself: http://127.0.0.1:${devPorts[app]}`);
  serve(app, ['--env', 'frame']);
}

async function insideTheSite(live: AppName[], watchApi: boolean): Promise<void> {
  buildIfNeeded();
  const dataDir = resolve(process.env.DATA_DIR || join(workspaceRoot, '.data'));
  await publishSite({ dist: join(workspaceRoot, 'dist'), dataDir });
  // The live apps lay their records here; the others are as published.
  const siteDir = join(workspaceRoot, 'dist/dev-site');
  rmSync(siteDir, { recursive: true, force: true });
  for (const app of live) serve(app, []);
  const devServers = live.map((app) => `${app}=http://127.0.0.1:${devPorts[app]}`).join(',');
  run(process.execPath, [...(watchApi ? ['--watch'] : []), ...apiCommand], {
    env: { DEV_SERVERS: devServers, SITE_DIR: siteDir },
  });
}

function serve(app: AppName, args: string[]): void {
  // Not by npx, which does not hand signals on.
  run(process.execPath, [webpack, 'serve', '--config', 'webpack.config.ts', '--env', 'development', ...args], {
    cwd: `apps/${app}`,
    env: { NODE_ENV: 'development' },
  });
}
