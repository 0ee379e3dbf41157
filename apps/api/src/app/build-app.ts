import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Locale } from '@greenroom/contracts';
import { closedAnnouncementsCookie } from '@greenroom/contracts/announcements';
import { contentRoutes } from '@greenroom/content';
import { decideFreeTrial, freeTrialRoutes } from '@greenroom/free-trial';
import { isDemoAccount } from '@greenroom/identity';
import { authenticate, type Person, refuseForeignRequests } from '@greenroom/access';
import { peopleRoutes } from '@greenroom/people';
import { searchRoutes } from '@greenroom/search';
import { openSockets } from '@greenroom/audio';
import { staffRoutes } from '@greenroom/staff';
import { waitlistRoutes } from '@greenroom/waitlist';
import type { Services } from './compose/services.ts';
import {
  documentApi,
  handleErrors,
  refuseUnreadable,
  guardEndpoints,
  refuseUnclearHosts,
  echoRequestId,
  requestId,
  securityHeaders,
  readBodies,
} from '@greenroom/http';
import { isSecure, type Settings } from './settings/env.ts';
import { healthRoutes } from './health.ts';
import { answerInTurn, shareFairly, shedLoad } from '@greenroom/load';
import { logAnswers, loggerOptions } from './logging.ts';
import { propagateTrace, measure } from '@greenroom/telemetry';
import { serveSite } from './serve-site.ts';

/** Maximum request body, in bytes. Too long chat messages still fit, so that they are refused with a specific error. */
const bodyLimit = 256 * 1024;

/**
 * Idle connections, such as a client that does not read its answer, are closed after this time. Streams and sockets
 * send data more often, and no upload pauses for longer. In ms.
 */
const connectionTimeout = 10 * 60_000;

/** Creates a server without routes; its log is available to everything else. */
export function createServer({
  logLevel,
  publicOrigin,
  proxyHops,
}: Pick<Settings, 'logLevel' | 'publicOrigin' | 'proxyHops'>): FastifyInstance {
  return fastify({
    logger: loggerOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    frameworkErrors: refuseUnreadable,
    bodyLimit,
    connectionTimeout,
    forceCloseConnections: 'idle',
    // refuseUnclearHosts rejects these requests with an explanation; Node's own response has none.
    http: { requireHostHeader: false },
    // Only our own proxies are believed about the client's address, protocol and host; anything before them is ignored.
    trustProxy: publicOrigin === undefined ? false : (_, hop) => hop < proxyHops,
  });
}

/** Builds the whole product on a server, ready to listen or to be injected into. */
export async function buildApp(app: FastifyInstance, services: Services): Promise<FastifyInstance> {
  await prepareRequests(app, services);
  await documentApi(app);
  await addRoutes(app, services);
  await addSite(app, services);
  app.addHook('preClose', async () => services.narration.stop());
  app.addHook('preClose', () => services.coaching.stop());
  return app;
}

/** Registers what every request passes before its endpoint answers. The order matters. */
async function prepareRequests(app: FastifyInstance, services: Services): Promise<void> {
  const { settings, allowances, database, identity, commerce, events, telemetry, jobs } = services;
  const { publicOrigin, geoHeaders, grantedPlans, companyDomain, staffLink } = settings;
  await telemetry.instrument(app);
  handleErrors(app);
  answerInTurn(app.server);
  readBodies(app);
  echoRequestId(app);
  propagateTrace(app);
  services.links.follow(app);
  logAnswers(app);
  refuseUnclearHosts(app);
  const secure = isSecure(settings);
  securityHeaders(app, { secure });
  await app.register(cookie);
  const pressure = await services.watchLoad(app);
  shedLoad(app, pressure);
  measure(app, telemetry, { waitingQueries: () => database.pool.waitingCount, jobs });
  refuseForeignRequests(app, publicOrigin);
  const standing = { grantedPlans, companyDomain, staffLink };
  authenticate(app, {
    secure,
    geoHeaders,
    identify: identity.identify,
    standing,
    isTestAccount: (email) => settings.demo && isDemoAccount(email),
    planOf: (accountUuid) => commerce.planOf(accountUuid),
    allowanceOf: (person) => allowances.read(person),
  });
  shareFairly(app, pressure, settings.load.requestsPerPerson);
  events.keepDraws(app, secure);
  decideFreeTrial(app, { config: services.freeTrial, variationOf: events.variationOf, secure });
  guardEndpoints(app, services.rightsOf);
}

/** Registers the endpoints of all modules. */
async function addRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { settings, catalogue, rightsOf, database, identity, commerce } = services;
  const { publicOrigin, grantedPlans, parentCompany } = settings;
  healthRoutes(app, { readiness: services.readiness, isPublic: publicOrigin !== undefined });
  identity.routes(app);
  const endPlan = commerce.endForDeletion;
  peopleRoutes(app, {
    rightsOf,
    promotionOn: promotionOf(services),
    parentCompany,
    db: database.db,
    identity,
    owned: services.owned,
    endPlan,
  });
  waitlistRoutes(app, { db: database.db, identity });
  contentRoutes(app, { catalogue, rightsOf });
  services.narration.routes(app);
  services.coaching.routes(app);
  const sockets = await openSockets(app, publicOrigin);
  services.calls.routes(app, sockets);
  services.roleplay.routes(app);
  services.meetings.routes(app, sockets);
  services.recommendations.routes(app);
  services.occasions.routes(app);
  services.practice.routes(app);
  searchRoutes(app, { db: database.db, catalogue, rightsOf });
  commerce.routes(app);
  services.applePlans.routes(app);
  services.paymentSandbox?.routes(app, () => commerce.projectPending());
  services.events.routes(app);
  services.errors.routes(app);
  services.guardrails.routes(app);
  freeTrialRoutes(app, { config: services.freeTrial });
  staffRoutes(app, {
    db: database.db,
    identity,
    planOf: (accountUuid) => commerce.planOf(accountUuid),
    grantedPlans,
    endPlan,
    commerce,
    now: () => new Date(),
    jobs: services.jobs,
    adapters: services.adapters,
    readiness: services.readiness,
    demo: settings.demo,
    restarts: settings.restarts,
  });
  services.announcements.routes(app);
  services.registry.routes(app);
}

/** Registers the pages, with the data they are served with. */
async function addSite(app: FastifyInstance, services: Services): Promise<void> {
  const { settings, catalogue, rightsOf, coaching, roleplay, meetings, commerce, site } = services;
  const { publicOrigin, supportUrl, devServers, assetsDir, releaseOverrides } = settings;
  const known = {
    catalogue,
    rightsOf,
    promotionOn: promotionOf(services),
    storedPlans: (person: Person) => commerce.storedPlans(person),
    conversationsOf: coaching.conversationsOf,
    requireScene: roleplay.requireScene,
    requireMeeting: meetings.requireMeeting,
    survey: settings.events.survey?.script,
    imageHosts: settings.events.imageHosts,
  };
  const vendors = {
    stripe: settings.commerce.stripe !== undefined && !settings.commerce.stripe.sandbox,
    twilio: settings.twilio !== undefined,
  };
  const served = {
    site,
    devServers,
    releaseOverrides,
    passes: services.passes,
    secure: isSecure(settings),
    publicOrigin,
    supportUrl,
    assetsDir,
    ...vendors,
    watch: services.guardrails.watch,
    announcementsFor: announcementsFor(services.announcements),
  };
  await serveSite(app, { ...served, ...known });
}

/** Leaves out announcements that the visitor closed. */
const announcementsFor =
  ({ read }: Services['announcements']) =>
  async ({ cookies }: FastifyRequest, locale: Locale) => {
    const { version, announcements } = await read(locale);
    const closed = new Set(cookies[closedAnnouncementsCookie.name]?.split('.'));
    return { version, announcements: announcements.filter(({ uuid }) => !closed.has(uuid)) };
  };

const promotionOf =
  ({ events }: Services) =>
  (person: Person): boolean =>
    events.promotionOf(person) !== null;
