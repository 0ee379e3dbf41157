import type { DatabaseChoice } from '@greenroom/database';
import { printBanner } from './print-banner.ts';
import { buildApp, createServer } from './build-app.ts';
import { compose } from './compose/compose.ts';
import { closeSpeech } from './compose/open-speech.ts';
import { startJobs } from './compose/start-jobs.ts';
import type { Settings } from './settings/env.ts';
import { chooseLocalModel } from './compose/choose-local-model.ts';
import { chooseLocalSpeech } from './compose/choose-local-speech.ts';
import { onLastError, onStopSignal, stopCleanly } from './stop-cleanly.ts';

/** Runs the product until a signal ends it. */
export async function run(given: Settings, database: DatabaseChoice): Promise<void> {
  const [model, speech] = await Promise.all([chooseLocalModel(given), chooseLocalSpeech(given)]);
  const { localVoices, localTranscriber } = speech.settings;
  const settings = { ...model.settings, localVoices, localTranscriber };
  const told = [...(model.told === undefined ? [] : [model.told]), ...speech.told];
  const app = createServer(settings);
  const services = await compose(settings, database, app.log);
  const endReports = services.errors.begin();
  onLastError(app.log, endReports);
  await buildApp(app, services);
  services.coaching.prepareSearch();
  const stopJobs = await startJobs(services, app.log);
  const address = await app.listen({ port: settings.port, host: settings.host, listenTextResolver: () => 'listening' });
  await services.registry.listening(address);
  const closeSandbox = async () => services.paymentSandbox?.close();
  onStopSignal(() =>
    stopCleanly(app, [
      stopJobs,
      services.registry.close,
      () => closeSpeech(services.speech),
      closeSandbox,
      services.database.close,
      services.telemetry.close,
      endReports,
    ]),
  );
  // `npm start` uses this to tell a crashed server from one that could not start.
  if (process.connected) process.send?.({ listening: address });
  await services.commerce.prepare();
  printBanner(services, address, await services.identity.staffToken(), told);
}
