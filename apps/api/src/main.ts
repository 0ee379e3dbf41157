import { announcement } from './app/announce.ts';
import { buildApp } from './app/build-app.ts';
import { compose, startJobs } from './app/compose.ts';
import { readSettings, SettingsError } from './app/env.ts';
import { onStopSignal, stopCleanly } from './app/stop-cleanly.ts';
import { DatabaseUnavailableError } from './database/open-database.ts';
import { ContentError } from './modules/content/index.ts';

/** Starts the product. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const services = await compose(settings, giveUp);
  const app = await buildApp(services);
  const stopJobs = await startJobs(services, app.log);
  const address = await app.listen({ port: settings.port, host: settings.host, listenTextResolver: () => 'listening' });
  onStopSignal(() => stopCleanly(app, [stopJobs, services.database.close]));
  console.log(announcement(services, address));
}

/** What the one who starts the product can mend is told in a sentence; anything else with all that is known. */
function giveUp(error: unknown): never {
  const expected = [SettingsError, ContentError, DatabaseUnavailableError].some((kind) => error instanceof kind);
  const busyPort = (error as { code?: string }).code === 'EADDRINUSE';
  if (expected) console.error((error as Error).message);
  else if (busyPort) console.error('Another program already listens on this port. Stop it, or choose one with PORT.');
  else console.error(error);
  process.exit(1);
}

start().catch(giveUp);
