/**
 * `npm run dev`: serves the built site and the API, which restarts at each change. With apps named (`npm run dev --
 * shell mentor-mfe`), these are rebuilt and reloaded at each change; a single remote runs alone in its frame, on mocked
 * data. `--inspect` lets a debugger attach to the API.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publishSite } from '../release/index.ts';
import { apiCommand } from '../start/api-command.ts';
import { buildIfNeeded } from '../start/build-if-needed.ts';
import { loadEnvFile } from '../start/load-env-file.ts';
import { forwardSignals, run } from '../start/run.ts';
import { apps, devPortOf, workspaceRoot, type AppName } from '../webpack/workspace.ts';

const webpack = join(workspaceRoot, 'node_modules/webpack/bin/webpack.js');
const known = [...Object.keys(apps), 'api'];
const inspect = process.argv.includes('--inspect');
const named = process.argv.slice(2).filter((argument) => argument !== '--inspect');
const unknown = named.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`There is no app called ${unknown.join(', ')}; there are ${known.join(', ')}`);
  process.exit(1);
}

loadEnvFile();
forwardSignals();
const live = named.filter((name) => name !== 'api');
if (named.length === 1 && live[0] !== undefined && live[0] !== 'shell') alone(live[0]);
else await insideTheSite(live, named.length === 0 || named.includes('api'));

function alone(app: AppName): void {
  console.log(`  ${app} by itself: http://127.0.0.1:${devPortOf(app)}`);
  serve(app, ['--env', 'frame']);
}

async function insideTheSite(live: AppName[], watchApi: boolean): Promise<void> {
  buildIfNeeded();
  const dataDir = resolve(process.env.DATA_DIR || join(workspaceRoot, '.data'));
  await publishSite({ dist: join(workspaceRoot, 'dist'), dataDir });
  // The apps in development write their records here; the others are as published.
  const siteDir = join(workspaceRoot, 'dist/dev-site');
  rmSync(siteDir, { recursive: true, force: true });
  for (const app of live) serve(app, []);
  const devServers = live.map((app) => `${app}=http://127.0.0.1:${devPortOf(app)}`).join(',');
  run(process.execPath, [...(inspect ? ['--inspect'] : []), ...(watchApi ? ['--watch'] : []), ...apiCommand], {
    env: { DEV_SERVERS: devServers, SITE_DIR: siteDir },
  });
}

function serve(app: AppName, args: string[]): void {
  if (app !== 'shell') return build(app, ['serve', ...args]);
  // Separate processes: the page waits for its scripts only, and the server bundle may come later.
  build(app, ['serve', '--config-name', 'browser', ...args]);
  build(app, ['watch', '--config-name', 'server', ...args]);
}

function build(app: AppName, args: string[]): void {
  // Without npx, which does not forward signals.
  run(process.execPath, [webpack, ...args, '--config', 'webpack.config.ts', '--env', 'development'], {
    cwd: `apps/${app}`,
    env: { NODE_ENV: 'development' },
  });
}
