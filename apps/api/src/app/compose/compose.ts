import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { openFileStore } from '../../adapters/file-store/open-file-store.ts';
import { openReleaseStore } from '../../adapters/release-store/open-release-store.ts';
import { openJobs } from '../../database/jobs.ts';
import { type DatabaseChoice, openDatabase } from '../../database/open-database.ts';
import { createAllowances } from '../../modules/allowances/index.ts';
import { callsModule, partnersByMode, voiceAllowance } from '../../modules/calls/index.ts';
import { coachingModule, loadPrompt, loadPrompts, modelOnBudget } from '../../modules/coaching/index.ts';
import { commerceModule } from '../../modules/commerce/index.ts';
import { loadCatalogue } from '../../modules/content/index.ts';
import { errorsModule } from '../../modules/errors/index.ts';
import { eventsModule, loadExperiments } from '../../modules/events/index.ts';
import { loadFreeTrial } from '../../modules/free-trial/index.ts';
import { identityModule } from '../../modules/identity/index.ts';
import { meetingsModule } from '../../modules/meetings/index.ts';
import { giveWay, narrationModule } from '../../modules/narration/index.ts';
import { practiceModule } from '../../modules/practice/index.ts';
import { indexCatalogue, recommendationsModule } from '../../modules/recommendations/index.ts';
import { guardrailsModule, openSite, publicKeys, registryModule } from '../../modules/releases/index.ts';
import { roleplayModule } from '../../modules/roleplay/index.ts';
import { createAdmission, machineClock } from '../../modules/sockets/index.ts';
import { rightsBySetting } from '../entitlements.ts';
import { linkOrigin } from '../link-origin.ts';
import { watchLoad } from '../load/index.ts';
import { createAdapterStates } from '../readiness/index.ts';
import { isSecure, type Settings } from '../settings/env.ts';
import { measuredModel } from '../telemetry/measured-model.ts';
import { adapterKinds } from './adapter-kinds.ts';
import { jobCauses } from './job-causes.ts';
import {
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
import { openReadiness } from './open-readiness.ts';
import { openSpeech } from './open-speech.ts';
import { ownedData } from './owned-data.ts';
import { queues } from './queues.ts';
import type { Services } from './services.ts';

/** Where the site is reached, as tokens, posts and texts name it. */
const originOf = ({ publicOrigin, port }: Settings): string => publicOrigin ?? `http://localhost:${port}`;

/** Puts the product together: the only place that knows which adapter stands behind which port. */
export async function compose(settings: Settings, choice: DatabaseChoice, log: FastifyBaseLogger): Promise<Services> {
  const telemetry = await openTelemetryOf(settings.telemetry);
  const states = createAdapterStates(adapterKinds(settings));
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
    loadExperiments(settings.contentDir, {
      on: settings.events.experimentsOn,
      site: originOf(settings),
      imageHosts: settings.events.imageHosts,
    }),
    openLanguageModel(settings.languageModel).then(
      (model) => model && measuredModel(states.watch('language model', model), telemetry),
    ),
    openModerator(settings.moderation, (moderator) => states.watch('moderation', moderator)),
    openSpeech(settings).then((engines) => ({
      ...engines,
      transcriber: states.watch('speech to text', engines.transcriber),
      synthesizer: states.watch('text to speech', engines.synthesizer),
    })),
    openDatabase(choice, log),
    openReleaseStore(settings.releaseStore).then((opened) => states.watch('release store', opened)),
    openFileStore(settings.fileStore).then((opened) => states.watch('file store', opened)),
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
  const mailer = states.watch('mail', await openMailer(settings.smtp, db));
  const sink = await openEventSink(settings.events.segment);
  const reporter = await openErrorReporter(settings.errors);
  const providers = await openIdentityProviders(settings.identity);
  const { payments: provider, sandbox } = await openPayments(settings, database, log);
  const payments = states.watch('payments', provider);
  const origin = originOf(settings);
  const links = linkOrigin(settings);
  const secret = settings.cookieSecret ?? 'a demonstration’s, which nobody else reaches';
  const owned = ownedData(files);
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
    origin,
  });
  const budgeted = model && modelOnBudget({ db, model, budget: settings.modelBudget });
  const roleplay = roleplayModule({
    db,
    scenes: catalogue.scenes,
    synonyms: catalogue.synonyms,
    rightsOf,
    moderator,
    files,
    model: budgeted,
    prompts: { scene, judge },
    queueNotes: (rolePlayUuid) => jobs.send(queues.sceneNotes, rolePlayUuid),
    log,
  });
  const index = indexCatalogue(catalogue);
  const push = await openPush(settings, { db, secret, origin });
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
    queueNotes: (conversationUuid) => jobs.send(queues.meetingNotes, conversationUuid),
    queuePost: (postUuid) => jobs.send(queues.posts, postUuid),
    log,
  });
  const identity = identityModule({
    database,
    mailer,
    supportUrl: settings.supportUrl,
    log,
    origin,
    linkOrigin: links.current,
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
    readiness: openReadiness(settings, database, states, log),
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
      ...{ db, catalogue, rightsOf, index },
      conversationsOf: coaching.conversationsOf,
    }),
    practice: practiceModule({ db, catalogue, index, rightsOf, identity, push, secret, log }),
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
    links,
    commerce: commerceModule({
      db,
      payments,
      identity,
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
      'file store': files.name,
      'release store': store.name,
      mail: mailer.name,
      'team chat': settings.demo
        ? 'each person’s own Slack or Teams, or an outbox, at /staff/mails'
        : 'each person’s own Slack or Teams',
      'meeting rooms': rooms.name,
      push: push.name,
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
