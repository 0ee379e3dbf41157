import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Jobs, openJobs, type DatabaseChoice } from '@greenroom/database';
import { createAllowances } from '@greenroom/allowances';
import { applePlansModule } from '@greenroom/apple-plans';
import { callsModule, partnersByMode, voiceAllowance } from '@greenroom/calls';
import { coachingModule } from '@greenroom/coaching';
import { modelOnBudget } from '@greenroom/llm';
import { commerceModule } from '@greenroom/commerce';
import { errorsModule } from '@greenroom/errors';
import { eventsModule } from '@greenroom/events';
import { identityModule } from '@greenroom/identity';
import { meetingsModule } from '@greenroom/meetings';
import { prioritizeCalls, narrationModule } from '@greenroom/narration';
import { type PersonalData, rightsBySetting } from '@greenroom/access';
import { comingUpLines, occasionsModule } from '@greenroom/occasions';
import { practiceModule } from '@greenroom/practice';
import { indexCatalogue, recommendationsModule } from '@greenroom/recommendations';
import { announcementsModule } from '@greenroom/staff';
import { guardrailsModule, openSite, publicKeys, registryModule, releasePasses } from '@greenroom/releases';
import { roleplayModule } from '@greenroom/roleplay';
import { createAdmission } from '@greenroom/audio';
import { machineClock } from '@greenroom/ports/clock';
import { createFileReader } from '@greenroom/uploaded-files';
import { type LinkOrigin, linkOrigin } from '../link-origin.ts';
import { watchLoad } from '@greenroom/load';
import { isSecure, type Settings } from '../settings/env.ts';
import { engineHomes } from './adapter-kinds.ts';
import { adaptersInUse } from './adapters-in-use.ts';
import { jobCauses } from './job-causes.ts';
import { openParts, type Parts } from './open-parts.ts';
import { openReadiness } from './open-readiness.ts';
import { personalData } from './personal-data.ts';
import { queues } from './queues.ts';
import type { Services } from './services.ts';

/** What every module is composed from. */
interface Ground {
  settings: Settings;
  parts: Parts;
  log: FastifyBaseLogger;
}

/** Composes the product. This is the only place that knows which adapter is behind which port. */
export async function compose(settings: Settings, choice: DatabaseChoice, log: FastifyBaseLogger): Promise<Services> {
  const parts = await openParts(settings, choice, log);
  const ground: Ground = { settings, parts, log };
  const { database, telemetry, states, catalogue, files, reporter, speech, sandbox, freeTrial } = parts;
  const links = linkOrigin(settings);
  const owned = personalData(files);
  const jobs = openJobs(database, log, jobCauses(telemetry));
  const identity = composeIdentity(ground, links, owned);
  const releases = composeReleases(ground, identity);
  const applePlans = applePlansModule({ db: database.db, store: parts.appStore, identity, log });
  return {
    settings,
    catalogue,
    database,
    telemetry,
    watchLoad: (app) => watchLoad(app, settings.load.bounds, () => database.pool.waitingCount),
    readiness: openReadiness(settings, database, states, releases.site, log),
    jobs,
    identity,
    links,
    owned,
    paymentSandbox: sandbox,
    freeTrial,
    speech,
    errors: errorsModule({ reporter }),
    announcements: announcementsModule({ db: database.db, notifications: database.notifications, log }),
    ...releases,
    ...composeTalk(ground, jobs, identity),
    applePlans,
    commerce: commerceModule({
      db: database.db,
      payments: parts.payments,
      ownSandbox: parts.sandbox?.isOwn ?? false,
      identity,
      secure: isSecure(settings),
      elsewhere: settings.commerce.elsewhere,
      externalPlanOf: applePlans.planOf,
      seller: settings.commerce.seller,
      log,
    }),
    events: eventsModule({
      db: database.db,
      sample: settings.events.sample,
      sink: parts.sink,
      survey: settings.events.survey,
      experiments: parts.experiments,
      errors: reporter !== undefined,
      log,
    }),
    adapters: adaptersInUse(settings, parts),
  };
}

function composeIdentity({ settings, parts, log }: Ground, links: LinkOrigin, owned: readonly PersonalData[]) {
  const { database, mailer, origin, secret, providers } = parts;
  return identityModule({
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
    async mergeVisitor(tx, visitorId, accountUuid) {
      for (const one of owned) await one.mergeVisitor(tx, visitorId, accountUuid);
    },
  });
}

function composeReleases({ settings, parts, log }: Ground, identity: Services['identity']) {
  const { store, database, telemetry, origin } = parts;
  const { db } = database;
  const { dataDir, siteDir, devServers, releaseSigningKey: signingKey, releaseTokens: tokens } = settings;
  const keys = publicKeys(settings.releasePublicKeys, dataDir);
  const lastGoodFile = join(dataDir, 'last-good-releases.json');
  const site = openSite({ store, publicKeys: keys, lastGoodFile, devServers, siteDir, log });
  const guardrails = guardrailsModule({ db, site, secret: parts.secret, log, ...settings.guardrails });
  const { judge } = guardrails;
  const { allowed, staff } = settings.releaseOverrides;
  const passes = allowed || staff ? releasePasses(parts.secret) : undefined;
  return {
    site,
    passes,
    guardrails,
    registry: registryModule({
      ...{ db, store, site, publicKeys: keys, signingKey, dataDir, tokens, judge, passes, telemetry, log },
      notices: { ...settings.releaseNotices, identity, origin },
      approvals: settings.releaseApprovals,
    }),
  };
}

/** Composes the modules around conversations: coaches, scenes, calls, meetings, recommendations and practice plans. */
function composeTalk({ settings, parts, log }: Ground, jobs: Jobs, identity: Services['identity']) {
  const { database, catalogue, model, moderator, files, speech, push, secret, origin, telemetry } = parts;
  const { db, notifications, adapter } = database;
  const { plans, modelBudget: budget } = settings;
  const allowances = createAllowances({ db, plans, settings: settings.allowances });
  const rightsOf = rightsBySetting(plans);
  const index = indexCatalogue(catalogue);
  const voices = prioritizeCalls(speech.synthesizer);
  const admission = createAdmission(speech.transcriber.capacity, machineClock.now);
  const budgeted = model && modelOnBudget({ db, model, budget });
  const uploads = createFileReader();
  const coaching = coachingModule({
    ...{ db, notifications, catalogue, rightsOf, allowances, model, moderator, log, budget, origin, uploads },
    prompts: parts.prompts,
    comingUp: (ownerId, now) => comingUpLines(db, ownerId, now),
    aloneOnDatabase: adapter === 'PGlite',
  });
  const roleplay = roleplayModule({
    ...{ db, rightsOf, moderator, files, model: budgeted, log },
    scenes: catalogue.scenes,
    synonyms: catalogue.synonyms,
    coaches: catalogue.coaches,
    prompts: { scene: parts.scenePrompt, judge: parts.judgePrompt },
    queueNotes: (rolePlayUuid) => jobs.send(queues.sceneFeedback, rolePlayUuid),
  });
  const meetings = meetingsModule({
    ...{ db, engines: speech, admission, rooms: parts.rooms, catalogue, model: budgeted, log, uploads, files },
    prompt: parts.meetingPrompt,
    chat: { tools: parts.chatTools, secret, origin },
    queueNotes: (conversationUuid) => jobs.send(queues.meetingFeedback, conversationUuid),
    queueRecording: (uuid) => jobs.send(queues.recordings, uuid),
    queuePost: (postUuid) => jobs.send(queues.posts, postUuid),
  });
  const calls = callsModule({
    ...{ db, notifications, admission, log },
    allowance: voiceAllowance(allowances),
    partners: partnersByMode({ coaching: coaching.partners, 'role-play': roleplay.partners }),
    engines: { ...speech, synthesizer: voices.ahead },
    homes: engineHomes(settings),
    onTurn({ totalMs }) {
      if (totalMs !== null) telemetry.took('turn.delay', totalMs / 1_000);
    },
  });
  return {
    ...{ allowances, rightsOf, coaching, roleplay, meetings, calls },
    recommendations: recommendationsModule({
      ...{ db, catalogue, rightsOf, index },
      conversationsOf: coaching.conversationsOf,
    }),
    occasions: occasionsModule({ db, catalogue, rightsOf, origin }),
    practice: practiceModule({ db, catalogue, index, rightsOf, identity, push, secret, log }),
    narration: narrationModule({ catalogue, rightsOf, files, synthesizer: voices.behind, log }),
  };
}
