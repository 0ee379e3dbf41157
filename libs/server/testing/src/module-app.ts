import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { type Identify, authenticate, refuseForeignRequests, rightsBySetting } from '@greenroom/access';
import {
  echoRequestId,
  guardEndpoints,
  handleErrors,
  readBodies,
  refuseUnclearHosts,
  refuseUnreadable,
  requestId,
} from '@greenroom/http';
import { propagateTrace } from '@greenroom/telemetry';
import { identifyByHeader } from './some-account.ts';

export interface ModuleAppOptions {
  /** Who is signed in; by default the account that the header `x-account` names. */
  identify?: Identify;
  /** Whether plans are required; by default they are not. */
  plans?: 'on' | 'off';
}

/**
 * Creates a server for injection with the hooks that run before every module in the product (errors, bodies,
 * authentication, rights) and only the routes that a test registers.
 */
export async function moduleApp(
  routes: (app: FastifyInstance) => void | Promise<void>,
  { identify = identifyByHeader, plans = 'off' }: ModuleAppOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({ genReqId: requestId, frameworkErrors: refuseUnreadable, bodyLimit: 256 * 1024 });
  handleErrors(app);
  readBodies(app);
  echoRequestId(app);
  propagateTrace(app);
  refuseUnclearHosts(app);
  await app.register(cookie);
  refuseForeignRequests(app, undefined);
  authenticate(app, { secure: false, geoHeaders: { country: 'cf-ipcountry', region: 'cf-region' }, identify });
  guardEndpoints(app, rightsBySetting(plans));
  await routes(app);
  await app.ready();
  return app;
}
