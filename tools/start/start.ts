/**
 * `npm start`: builds what is not built, then runs the whole site on one port. Restarts a server that dies, a few
 * times.
 */
import { resolve, join } from 'node:path';
import { publishSite } from '../release/index.ts';
import { workspaceRoot } from '../webpack/workspace.ts';
import { apiCommand } from './api-command.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { keepCompiled } from './keep-compiled.ts';
import { loadEnvFile } from './load-env-file.ts';
import { superviseServer } from './supervise.ts';

loadEnvFile();
keepCompiled();
buildIfNeeded();
if (!process.env.RELEASE_STORE) await publishForThisMachine();
superviseServer(apiCommand, { NODE_ENV: 'production' });

/** Publishes the local builds, for a machine without its team's release store. */
async function publishForThisMachine(): Promise<void> {
  const dataDir = resolve(process.env.DATA_DIR || join(workspaceRoot, '.data'));
  const published = await publishSite({ dist: join(workspaceRoot, 'dist'), dataDir });
  for (const release of published) console.log(`  Published ${release}`);
}
