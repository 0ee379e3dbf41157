import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { endpoints, type FreeTrialConfig } from '@greenroom/contracts';
import { outbox } from '../adapters/mailer/outbox.ts';
import { wordLists } from '../adapters/moderator/word-lists.ts';
import { openFileStore } from '../adapters/file-store/open-file-store.ts';
import { openReleaseStore } from '../adapters/release-store/open-release-store.ts';
import { type JobCauses, type Jobs, openJobs } from '../database/jobs.ts';
import { type DatabaseChoice, openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { type Allowances, createAllowances, ownedAllowances } from '../modules/allowances/index.ts';
import { callsModule, type CallsModule, ownedCalls, partnersByMode, voiceAllowance } from '../modules/calls/index.ts';
import {
  type CoachingModule,
  coachingModule,
  loadPrompt,
  loadPrompts,
  modelOnBudget,
  ownedConversations,
} from '../modules/coaching/index.ts';
import { type CommerceModule, commerceModule, isHeard, ownedCommerce } from '../modules/commerce/index.ts';
import { type Catalogue, loadCatalogue } from '../modules/content/index.ts';
import { meetingsModule, type MeetingsModule, ownedMeetings } from '../modules/meetings/index.ts';
import { giveWay, narrationModule, type NarrationModule } from '../modules/narration/index.ts';
import { errorsModule, type ErrorsModule } from '../modules/errors/index.ts';
import { loadFreeTrial } from '../modules/free-trial/index.ts';
import { eventsModule, type EventsModule, loadExperiments, ownedEvents } from '../modules/events/index.ts';
import { type IdentityModule, identityModule } from '../modules/identity/index.ts';
import { deleteDueAccounts, type OwnedData } from '../modules/people/index.ts';
import { ownedWaitlist } from '../modules/waitlist/index.ts';
import {
  guardrailsModule,
  type GuardrailsModule,
  openSite,
  ownedReleaseChanges,
  publicKeys,
  type RegistryModule,
  registryModule,
  type Site,
} from '../modules/releases/index.ts';
import { createAdmission, machineClock } from '../modules/sockets/index.ts';
import {
  ownedRecommendations,
  type RecommendationsModule,
  recommendationsModule,
} from '../modules/recommendations/index.ts';
import { ownedRolePlays, type RoleplayModule, roleplayModule } from '../modules/roleplay/index.ts';
import type { ChatTool } from '../ports/chat-tool.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { EventSink } from '../ports/event-sink.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { MeetingRooms } from '../ports/meeting-rooms.ts';
import type { Payments } from '../ports/payments.ts';
import { type Moderator, withStandIn } from '../ports/moderator.ts';
import { noTelemetry, type Telemetry } from '../ports/telemetry.ts';
import type { SpeechSynthesizer } from '../ports/speech-synthesizer.ts';
import type { Transcriber } from '../ports/transcriber.ts';
import type { VoiceActivity } from '../ports/voice-activity.ts';
import { rightsBySetting, type RightsOf } from './entitlements.ts';
import { isSecure, type Settings } from './env.ts';
import { forgetWhatIsOver } from './forget-what-is-over.ts';
import { type Pressure, watchLoad } from './load/index.ts';
import { becauseOf, causingRequest } from './telemetry/cause.ts';
import { measuredModel } from './telemetry/measured-model.ts';

/** Ears and voice of calls. They load by the first call: a product that nobody calls pays nothing for them. */
export interface SpeechEngines {
  voiceActivity: VoiceActivity;
  transcriber: Transcriber;
  synthesizer: SpeechSynthesizer;
}

/** The payment sandbox, as the site has it. */
export interface MountedSandbox {
  /** What its pages and frames ask for, under `/sandbox/payments`. */
  routes(app: FastifyInstance): void;
  /** Tells it where the product listens, and with it where its webhooks go. */
  listening(address: string): void;
  close(): Promise<void>;
}

/** Everything the server stands on, made from the settings. */
export interface Services {
  settings: Settings;
  catalogue: Catalogue;
  rightsOf: RightsOf;
  allowances: Allowances;
  database: OpenDatabase;
  telemetry: Telemetry;
  /** Begins to measure how the server bears what is on it. */
  watchLoad(app: FastifyInstance): Promise<() => Pressure>;
  site: Site;
  registry: RegistryModule;
  guardrails: GuardrailsModule;
  coaching: CoachingModule;
  calls: CallsModule;
  roleplay: RoleplayModule;
  meetings: MeetingsModule;
  recommendations: RecommendationsModule;
  narration: NarrationModule;
  jobs: Jobs;
  identity: IdentityModule;
  commerce: CommerceModule;
  /** Where nothing is paid for real. */
  paymentSandbox: MountedSandbox | undefined;
  events: EventsModule;
  errors: ErrorsModule;
  /** The free trial that is offered after a call; nothing where none is. */
  freeTrial: FreeTrialConfig | undefined;
  speech: SpeechEngines;
  /** What modules keep for people: it goes along at a log-in, into an export, and with an account's deletion. */
  owned: readonly OwnedData[];
  /** Which adapter is in use behind each port, for the one who starts the product. */
  adapters: Readonly<Record<string, string>>;
}

/** Where the site is reached, as links in mails and texts name it. */
const originOf = ({ publicOrigin, port }: Settings): string => publicOrigin ?? `http://localhost:${port}`;

const notesQueue = 'make-scene-notes';
const meetingNotesQueue = 'make-meeting-notes';
const postsQueue = 'post-to-chat-tools';

/** Puts the product together: the only place that knows which adapter stands behind which port. */
export async function compose(settings: Settings, choice: DatabaseChoice, log: FastifyBaseLogger): Promise<Services> {
  const telemetry = await openTelemetryOf(settings.telemetry);
  const [
    catalogue,
    prompts,
    scene,
    judge,
    meetingPrompt,
    experiments,
    model,
    moderator,
    speech,
    database,
    store,
    files,
  ] = await Promise.all([
    loadCatalogue(settings.contentDir),
    loadPrompts(settings.contentDir),
    loadPrompt(settings.contentDir, 'scene'),
    loadPrompt(settings.contentDir, 'judge'),
    loadPrompt(settings.contentDir, 'meeting'),
    loadExperiments(settings.contentDir, { on: settings.events.experimentsOn, site: originOf(settings) }),
    openLanguageModel(settings.languageModel).then((model) => model && measuredModel(model, telemetry)),
    openModerator(settings.moderation),
    openSpeech(settings),
    openDatabase(choice),
    openReleaseStore(settings.releaseStore),
    openFileStore(settings.fileStore),
  ]);
  const everyone = catalogue.coaches.map(({ slug }) => slug);
  const freeTrial = await loadFreeTrial(settings.contentDir, originOf(settings), everyone);
  const { db, notifications, adapter } = database;
  const releaseKeys = publicKeys(settings.releasePublicKeys, settings.dataDir);
  const site = openSite({
    store,
    publicKeys: releaseKeys,
    lastGoodFile: join(settings.dataDir, 'last-good-releases.json'),
    devServers: settings.devServers,
    siteDir: settings.siteDir,
    log,
  });
  const guardrails = guardrailsModule({ db, site, ...settings.guardrails });
  const mailer = await openMailer(settings.smtp, db);
  const sink = await openEventSink(settings.events.segment);
  const reporter = await openErrorReporter(settings.errors);
  const providers = await openIdentityProviders(settings.identity);
  const { payments, sandbox } = await openPayments(settings, database, log);
  const origin = originOf(settings);
  const secret = settings.cookieSecret ?? 'a demonstration’s, which nobody else reaches';
  const owned = [
    ownedConversations,
    ownedCalls,
    ownedRolePlays(files),
    ownedMeetings,
    ownedRecommendations,
    ownedAllowances,
    ownedWaitlist,
    ownedEvents,
    ownedCommerce,
    ownedReleaseChanges,
  ];
  const jobs = openJobs(database, log, jobCauses(telemetry));
  const allowances = createAllowances({ db, plans: settings.plans, settings: settings.allowances });
  const rightsOf = rightsBySetting(settings.plans);
  const aloneOnDatabase = adapter === 'PGlite';
  const coaching = coachingModule({
    db,
    notifications,
    catalogue,
    rightsOf,
    allowances,
    model,
    prompts,
    moderator,
    log,
    aloneOnDatabase,
    budget: settings.modelBudget,
  });
  const budgeted = model && modelOnBudget({ db, model, budget: settings.modelBudget });
  const roleplay = roleplayModule({
    db,
    scenes: catalogue.scenes,
    rightsOf,
    moderator,
    files,
    model: budgeted,
    prompts: { scene, judge },
    queueNotes: (rolePlayUuid) => jobs.send(notesQueue, rolePlayUuid),
    log,
  });
  const rooms = await openMeetingRooms(settings.twilio, secret, log);
  const voices = giveWay(speech.synthesizer);
  const admission = createAdmission(speech.transcriber.capacity, machineClock.now);
  const meetings = meetingsModule({
    db,
    engines: speech,
    admission,
    rooms,
    catalogue,
    model: budgeted,
    prompt: meetingPrompt,
    chat: { tools: await openChatTools(settings, db), secret, origin },
    queueNotes: (conversationUuid) => jobs.send(meetingNotesQueue, conversationUuid),
    queuePost: (postUuid) => jobs.send(postsQueue, postUuid),
    log,
  });
  const identity = identityModule({
    database,
    mailer,
    log,
    origin,
    secure: isSecure(settings),
    secret,
    demo: settings.demo,
    staffLink: settings.staffLink,
    providers,
    companyDomain: settings.companyDomain,
    desktopScheme: settings.identity.desktopScheme,
    tokenClient: settings.identity.tokenClient,
    async adopt(tx, visitorId, accountUuid) {
      for (const one of owned) await one.adopt(tx, visitorId, accountUuid);
    },
  });
  return {
    settings,
    catalogue,
    rightsOf,
    allowances,
    database,
    telemetry,
    watchLoad: (app) => watchLoad(app, settings.load.bounds, () => database.pool.waitingCount),
    site,
    registry: registryModule({
      db,
      store,
      site,
      publicKeys: releaseKeys,
      signingKey: settings.releaseSigningKey,
      dataDir: settings.dataDir,
      tokens: settings.releaseTokens,
      judge: guardrails.judge,
      log,
    }),
    guardrails,
    coaching,
    roleplay,
    meetings,
    recommendations: recommendationsModule({
      ...{ db, catalogue, rightsOf },
      conversationsOf: coaching.conversationsOf,
    }),
    narration: narrationModule({ catalogue, rightsOf, files, synthesizer: voices.behind, log }),
    jobs,
    calls: callsModule({
      db,
      notifications,
      allowance: voiceAllowance(allowances),
      partners: partnersByMode({ coaching: coaching.partners, 'role-play': roleplay.partners }),
      engines: { ...speech, synthesizer: voices.ahead },
      homes: {
        transcriber: settings.transcriber ? 'vendor' : 'embedded',
        synthesizer: settings.synthesizer ? 'vendor' : 'embedded',
      },
      admission,
      onTurn({ totalMs }) {
        if (totalMs !== null) telemetry.took('turn.delay', totalMs / 1_000);
      },
      log,
    }),
    identity,
    commerce: commerceModule({
      db,
      payments,
      identity,
      origin,
      secure: isSecure(settings),
      elsewhere: settings.commerce.elsewhere,
      seller: settings.commerce.seller,
      log,
    }),
    paymentSandbox: sandbox,
    freeTrial,
    events: eventsModule({
      db,
      sample: settings.events.sample,
      sink,
      survey: settings.events.survey,
      experiments,
      errors: reporter !== undefined,
      log,
    }),
    errors: errorsModule({ reporter }),
    speech,
    owned,
    adapters: {
      database: adapter === 'PGlite' ? `PGlite, in ${settings.dataDir}` : 'PostgreSQL, by DATABASE_URL',
      jobs: `pg-boss, on the same ${adapter}`,
      identity: ['the built-in provider', ...providers.map(({ label }) => label)].join(', '),
      files: files.name,
      mail: mailer.name,
      'team chat': settings.demo
        ? 'each person’s own Slack or Teams, or an outbox, at /staff/mails'
        : 'each person’s own Slack or Teams',
      'meeting rooms': rooms.name,
      payments: payments.name,
      moderation: moderator.name,
      events: sink?.name ?? 'the database',
      errors: reporter?.name ?? 'the log',
      'traces and measures': telemetry.name,
      'voice activity': speech.voiceActivity.name,
      'speech to text': speech.transcriber.name,
      'text to speech': speech.synthesizer.name,
      'language model': model?.name ?? 'none: the house engine answers from the coaches’ own shelves',
    },
  };
}

/** Loaded where a collector is named, and only there: it is before everything else, and costs half a second. */
async function openTelemetryOf(settings: Settings['telemetry']): Promise<Telemetry> {
  if (!settings) return noTelemetry;
  const { openTelemetry } = await import('../adapters/telemetry/open-telemetry.ts');
  return openTelemetry({ ...settings, instance: randomUUID(), exportEveryMs: 15_000 });
}

/** A job is part of the trace, and known by the id, of the request that it goes back to. */
const jobCauses = (telemetry: Telemetry): JobCauses => ({
  now: () => ({ requestId: causingRequest(), trace: telemetry.carried() }),
  async during(job, { requestId, trace }, work) {
    const began = performance.now();
    try {
      return await becauseOf(requestId, () =>
        telemetry.during(`job ${job}`, { job, ...(requestId && { request_id: requestId }) }, work, trace),
      );
    } finally {
      telemetry.took('job.duration', (performance.now() - began) / 1_000, { job });
    }
  },
});

/** Loaded where a model is configured, and only there. No vendor's library comes with it: the adapter speaks HTTP itself. */
async function openLanguageModel(settings: Settings['languageModel']): Promise<LanguageModel | undefined> {
  if (!settings) return undefined;
  const { defaultTimings, openAiCompatible } = await import('../adapters/language-model/openai-compatible.ts');
  return openAiCompatible({ ...defaultTimings, ...settings });
}

/** Those that are configured, in the order of their buttons. */
async function openIdentityProviders({
  oidc,
  google,
  apple,
  facebook,
}: Settings['identity']): Promise<IdentityProvider[]> {
  if (!oidc && !google && !apple && !facebook) return [];
  const vendors = await import('../adapters/identity-provider/vendors.ts');
  const opened = [
    google && vendors.google(google),
    apple && vendors.apple(apple),
    facebook && (await import('../adapters/identity-provider/facebook.ts')).facebook(facebook),
    oidc && vendors.anyProvider(oidc),
  ];
  return opened.filter((provider) => provider !== undefined);
}

async function openModerator(settings: Settings['moderation']): Promise<Moderator> {
  if (!settings) return wordLists;
  const { openAiModerator } = await import('../adapters/moderator/openai-compatible.ts');
  return withStandIn(openAiModerator({ ...settings, timeoutMs: 3_000 }), wordLists);
}

/** The speech engines alone, for a bench as well. */
export async function openSpeech({
  transcriber,
  synthesizer,
}: Pick<Settings, 'transcriber' | 'synthesizer'>): Promise<SpeechEngines> {
  const [voiceActivity, ear, voice] = await Promise.all([
    import('../adapters/voice-activity/silero.ts').then(({ silero }) => silero()),
    openTranscriber(transcriber),
    openSynthesizer(synthesizer),
  ]);
  return { voiceActivity, transcriber: ear, synthesizer: voice };
}

async function openTranscriber(settings: Settings['transcriber']): Promise<Transcriber> {
  if (!settings) return (await import('../adapters/transcriber/moonshine.ts')).moonshine();
  const { openAiTranscriber, transcriberTimings } = await import('../adapters/transcriber/openai-compatible.ts');
  return openAiTranscriber({ ...transcriberTimings, ...settings });
}

async function openSynthesizer(settings: Settings['synthesizer']): Promise<SpeechSynthesizer> {
  if (!settings) return (await import('../adapters/speech-synthesizer/espeak.ts')).espeak();
  const { openAiSynthesizer, synthesizerTimings } = await import('../adapters/speech-synthesizer/openai-compatible.ts');
  return openAiSynthesizer({ ...synthesizerTimings, ...settings });
}

/** Ends threads and processes of the speech engines. */
export async function closeSpeech({ voiceActivity, transcriber, synthesizer }: SpeechEngines): Promise<void> {
  await Promise.all([voiceActivity.close(), transcriber.close(), synthesizer.close()]);
}

/** Beside the database, which always has events first. */
async function openEventSink(settings: Settings['events']['segment']): Promise<EventSink | undefined> {
  if (!settings) return undefined;
  const { segment } = await import('../adapters/event-sink/segment.ts');
  return segment({ ...settings, timeoutMs: 10_000 });
}

async function openErrorReporter(settings: Settings['errors']): Promise<ErrorReporter | undefined> {
  if (!settings) return undefined;
  const { sentry } = await import('../adapters/error-reporter/sentry.ts');
  return sentry({ ...settings, timeoutMs: 30_000 });
}

/** All of them, since each person chooses; without real settings an outbox as well, and first. */
async function openChatTools({ demo }: Settings, db: OpenDatabase['db']): Promise<ChatTool[]> {
  const [{ slack }, { teams }] = await Promise.all([
    import('../adapters/chat-tool/slack.ts'),
    import('../adapters/chat-tool/teams.ts'),
  ]);
  if (!demo) return [slack(), teams()];
  const { chatOutbox } = await import('../adapters/chat-tool/outbox.ts');
  return [chatOutbox(db), slack(), teams()];
}

async function openMeetingRooms(
  settings: Settings['twilio'],
  secret: string,
  log: FastifyBaseLogger,
): Promise<MeetingRooms> {
  if (settings) return (await import('../adapters/meeting-rooms/twilio.ts')).twilioRooms(settings);
  return (await import('../adapters/meeting-rooms/local.ts')).localRooms({ secret, log });
}

async function openMailer(settings: Settings['smtp'], db: OpenDatabase['db']): Promise<Mailer> {
  if (!settings) return outbox(db);
  const { smtp } = await import('../adapters/mailer/smtp.ts');
  return smtp({ ...settings, timeoutMs: 20_000 });
}

/** Stripe where its keys are set; the sandbox in a demonstration, or where a setting asks for it; else nothing is sold. */
async function openPayments(
  { commerce: { stripe, sandbox: wanted }, demo }: Settings,
  { db }: OpenDatabase,
  log: FastifyBaseLogger,
): Promise<{ payments: Payments; sandbox: MountedSandbox | undefined }> {
  const { stripePayments } = await import('../adapters/payments/stripe.ts');
  if (stripe) return { payments: stripePayments(stripe), sandbox: undefined };
  if (!demo && !wanted) {
    const { closedPayments } = await import('../adapters/payments/closed.ts');
    return { payments: closedPayments, sandbox: undefined };
  }
  const { openPaymentSandbox } = await import('../adapters/payments/sandbox/index.ts');
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  let site = '';
  const url = () => site + endpoints.commerceWebhooks.path;
  const opened = await openPaymentSandbox({ db, log, webhooks: [{ url, secret: webhookSecret, wants: isHeard }] });
  const { host, port, secretKey, publishableKey } = opened;
  return {
    payments: stripePayments({ secretKey, publishableKey, webhookSecret, sandbox: { host, port }, tax: true }),
    sandbox: {
      routes(app) {
        opened.browserRoutes(app);
        // In a demonstration everyone is on its own machine.
        opened.pageRoutes(app, ({ person }) => demo || person.staff);
      },
      listening: (address) => void (site = address),
      close: opened.close,
    },
  };
}

/** Starts what the product does by the clock. Returns what stops it. */
export async function startJobs(services: Services, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  const { database, coaching, calls, roleplay, meetings, identity, commerce, events, registry, owned, jobs } = services;
  await jobs.start();
  await jobs.schedule('plan-check-ins', '*/5 * * * *', () => coaching.planIdleCheckIns());
  await jobs.schedule('settle-model-calls', '*/5 * * * *', () => coaching.settleModelCalls());
  await jobs.schedule('end-lost-calls', '* * * * *', () => calls.endLostCalls());
  await jobs.take(notesQueue, (rolePlayUuid) => roleplay.makeNotes(rolePlayUuid));
  await jobs.take(meetingNotesQueue, (conversationUuid) => meetings.makeNotes(conversationUuid));
  await jobs.schedule('make-waiting-notes', '* * * * *', async () => {
    await roleplay.makeWaitingNotes();
    await meetings.makeWaitingNotes();
  });
  await jobs.take(postsQueue, (postUuid) => meetings.sendPost(postUuid));
  await jobs.schedule('send-due-posts', '* * * * *', () => meetings.sendDuePosts());
  await jobs.schedule('forget-voices', '*/5 * * * *', () => roleplay.forgetVoices());
  await jobs.schedule('ask-check-ins', '0 * * * *', () => coaching.askCheckIns());
  await jobs.schedule('send-mails', '* * * * *', () => identity.sendMails());
  await jobs.schedule('look-at-payments', '* * * * *', () => commerce.sweep());
  await jobs.schedule('forward-events', '* * * * *', () => events.forward());
  await jobs.schedule('look-at-releases', '* * * * *', () => registry.look());
  await jobs.schedule('clean-releases', '37 3 * * *', () => registry.clean());
  await jobs.schedule('keep-tidy', '17 3 * * *', () => forgetWhatIsOver(services, log));
  await jobs.schedule('delete-accounts', '47 * * * *', () =>
    deleteDueAccounts({ db: database.db, mails: identity.mails, owned }, log),
  );
  await identity.prepare();
  coaching.watchOrphanedAnswers();
  return jobs.stop;
}
