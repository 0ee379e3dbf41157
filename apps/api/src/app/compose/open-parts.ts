import type { FastifyBaseLogger } from 'fastify';
import { openFileStore } from '@greenroom/adapters/file-store/open-file-store';
import { openReleaseStore } from '@greenroom/adapters/release-store/open-release-store';
import { type DatabaseChoice, openDatabase } from '@greenroom/database';
import { loadPrompt } from '@greenroom/llm';
import { loadPrompts } from '@greenroom/coaching';
import { loadCatalogue } from '@greenroom/content';
import { loadExperiments } from '@greenroom/events';
import { loadFreeTrial } from '@greenroom/free-trial';
import type { Telemetry } from '@greenroom/ports/telemetry';
import { type AdapterStates, createAdapterStates } from '@greenroom/readiness';
import type { Settings } from '../settings/env.ts';
import { measuredModel } from '@greenroom/telemetry';
import { adapterKinds } from './adapter-kinds.ts';
import {
  openAppStore,
  openChatTools,
  openErrorReporter,
  openEventSink,
  openIdentityProviders,
  openLanguageModel,
  openMailer,
  openMeetingRooms,
  openModerator,
  openPush,
  openTelemetryOf,
} from './open-adapters.ts';
import { openPayments } from './open-payments.ts';
import { openSpeech } from './open-speech.ts';

/** The foundations of all modules: content, the database, and an adapter behind each port. */
export type Parts = Awaited<ReturnType<typeof openParts>>;

/** Reads the content, opens the database, and opens the adapter that the settings choose for each port. */
export async function openParts(settings: Settings, choice: DatabaseChoice, log: FastifyBaseLogger) {
  const telemetry = await openTelemetryOf(settings.telemetry);
  const states = createAdapterStates(adapterKinds(settings));
  const origin = originOf(settings);
  const secret = settings.cookieSecret ?? 'a demonstration’s, which nobody else reaches';
  const [content, engines, stores, { database, payments, sandbox }] = await Promise.all([
    readContent(settings, origin),
    openEngines(settings, states, telemetry),
    openStores(settings, states),
    openDatabaseAndPayments(settings, choice, log),
  ]);
  const { db } = database;
  return {
    telemetry,
    states,
    origin,
    secret,
    ...content,
    ...engines,
    ...stores,
    database,
    payments: states.watch('payments', payments),
    sandbox,
    appStore: await openAppStore(settings.appStore),
    mailer: states.watch('mail', await openMailer(settings.smtp, db)),
    sink: await openEventSink(settings.events.segment),
    reporter: await openErrorReporter(settings.errors),
    providers: await openIdentityProviders(settings.identity),
    push: await openPush(settings, { db, secret, origin }),
    rooms: await openMeetingRooms(settings.twilio, secret, log),
    chatTools: await openChatTools(settings, db),
  };
}

/** The payment sandbox takes over data that earlier versions kept in our tables, so the migrations must run first. */
async function openDatabaseAndPayments(settings: Settings, choice: DatabaseChoice, log: FastifyBaseLogger) {
  const database = await openDatabase(choice, log);
  return { database, ...(await openPayments(settings, choice, log)) };
}

/** Returns the site's public origin, as used in tokens, posts and texts. */
const originOf = ({ publicOrigin, port }: Settings): string => publicOrigin ?? `http://localhost:${port}`;

async function readContent({ contentDir, events }: Settings, site: string) {
  const [catalogue, prompts, scenePrompt, judgePrompt, meetingPrompt, experiments] = await Promise.all([
    loadCatalogue(contentDir),
    loadPrompts(contentDir),
    loadPrompt(contentDir, 'scene'),
    loadPrompt(contentDir, 'judge'),
    loadPrompt(contentDir, 'meeting'),
    loadExperiments(contentDir, { on: events.experimentsOn, site, imageHosts: events.imageHosts }),
  ]);
  const everyone = catalogue.coaches.map(({ slug }) => slug);
  const freeTrial = await loadFreeTrial(contentDir, site, everyone);
  return { catalogue, prompts, scenePrompt, judgePrompt, meetingPrompt, experiments, freeTrial };
}

/** Opens the language model, the moderator and the speech engines. */
async function openEngines(settings: Settings, states: AdapterStates, telemetry: Telemetry) {
  const [model, moderator, speech] = await Promise.all([
    openLanguageModel(settings.languageModel),
    openModerator(settings.moderation, (first) => states.watch('moderation', first)),
    openSpeech(settings),
  ]);
  return {
    model: model && measuredModel(states.watch('language model', model), telemetry),
    moderator,
    speech: {
      ...speech,
      transcriber: states.watch('speech to text', speech.transcriber),
      synthesizer: states.watch('text to speech', speech.synthesizer),
    },
  };
}

async function openStores({ releaseStore, fileStore }: Settings, states: AdapterStates) {
  const [store, files] = await Promise.all([openReleaseStore(releaseStore), openFileStore(fileStore)]);
  return { store: states.watch('release store', store), files: states.watch('file store', files) };
}
