import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { contentRoutes } from '../modules/content/index.ts';
import { knowPeople, peopleRoutes, refuseForeignRequests } from '../modules/people/index.ts';
import type { Services } from './compose.ts';
import { documentApi } from './document-api.ts';
import { isSecure, type Settings } from './env.ts';
import { handleErrors } from './error-handler.ts';
import { healthRoutes } from './health.ts';
import { logAnswers, loggerOptions } from './logging.ts';
import { echoRequestId, requestId } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';
import { acceptEmptyBodies } from './serve-contract.ts';
import { serveSite } from './serve-site.ts';

/** The largest request body, in bytes. Longer chat messages than are allowed still fit, to be refused by name. */
const bodyLimit = 256 * 1024;

/** A server that serves nothing yet; its log is there for everything else. */
export function createServer({
  logLevel,
  publicOrigin,
  proxyHops,
}: Pick<Settings, 'logLevel' | 'publicOrigin' | 'proxyHops'>): FastifyInstance {
  return fastify({
    logger: loggerOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit,
    forceCloseConnections: 'idle',
    // Proxies of ours say from where, by https or not, and as what host the site is reached; nobody before them is believed.
    trustProxy: publicOrigin === undefined ? false : (_, hop) => hop < proxyHops,
  });
}

/** The whole product on a server, ready to listen or to be injected into. */
export async function buildApp(app: FastifyInstance, services: Services): Promise<FastifyInstance> {
  const { settings, catalogue, rightsOf, database, site, coaching, calls, identity, owned } = services;
  const { publicOrigin, geoHeaders, devServers, assetsDir, grantedPlans, companyDomain, releaseOverrides } = settings;

  handleErrors(app);
  acceptEmptyBodies(app);
  echoRequestId(app);
  logAnswers(app);
  const secure = publicOrigin?.startsWith('https:') ?? false;
  securityHeaders(app, { secure });
  await app.register(cookie);
  refuseForeignRequests(app, publicOrigin);
  const standing = { grantedPlans, companyDomain };
  knowPeople(app, { secure: isSecure(settings), geoHeaders, identify: identity.identify, standing });

  await documentApi(app);
  healthRoutes(app, database.ping);
  identity.routes(app);
  peopleRoutes(app, { rightsOf, db: database.db, identity, owned });
  contentRoutes(app, { catalogue, rightsOf });
  coaching.routes(app);
  await calls.routes(app);
  await serveSite(app, { site, devServers, releaseOverrides, secure, publicOrigin, assetsDir, catalogue, rightsOf });

  app.addHook('preClose', () => coaching.stop());
  return app;
}
