import { failStart } from './app/fail-start.ts';
import { readSettings } from './app/settings/env.ts';
import { startPglite } from '@greenroom/database';

/** PGlite takes seconds to create its first database, so it starts before anything else is loaded. */
function chooseDatabase({ databaseUrl, dataDir }: ReturnType<typeof readSettings>) {
  if (databaseUrl !== undefined) return { url: databaseUrl };
  const pglite = startPglite({ folder: dataDir, onLost: failStart });
  pglite.catch(failStart);
  return { pglite };
}

try {
  const settings = readSettings(process.env);
  const database = chooseDatabase(settings);
  const { run } = await import('./app/run.ts');
  await run(settings, database);
} catch (error) {
  failStart(error);
}
