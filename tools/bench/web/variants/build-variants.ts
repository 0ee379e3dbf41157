/**
 * `nx build-bench tools`: builds the site as one bundle, and with the federation runtime's defaults, for `npm run
 * bench:web` only.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, workspaceRoot } from '../../../webpack/workspace.ts';
import { remoteByDefaults, shellByDefaults } from './defaults/defaults-configs.ts';
import { monolithConfig } from './monolith/monolith-config.ts';
import { runBuild } from './product-config.ts';

const folder = join(workspaceRoot, 'dist/bench');
rmSync(folder, { recursive: true, force: true });

await runBuild(await monolithConfig(join(folder, 'monolith/apps/shell')));
await runBuild(await shellByDefaults(join(folder, 'defaults/apps/shell')));
for (const name of remoteNames) await runBuild(await remoteByDefaults(name, join(folder, 'defaults/remotes', name)));
