import { startPglite } from '@greenroom/database';
import { failStart } from './fail-start.ts';
import { readSettings } from './settings/env.ts';

/** PGlite takes seconds to create its first database, so it starts before the rest is loaded. */
function chooseDatabase({ databaseUrl, dataDir }: ReturnType<typeof readSettings>) {
  if (databaseUrl !== undefined) return { url: databaseUrl };
  const pglite = startPglite({ folder: dataDir, onLost: failStart });
  pglite.catch(failStart);
  return { pglite };
}

/** Runs the product with the settings of the environment. Ends the process if it cannot start. */
export async function start(): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const database = chooseDatabase(settings);
    const { run } = await import('./run.ts');
    await run(settings, database);
  } catch (error) {
    failStart(error);
  }
}
