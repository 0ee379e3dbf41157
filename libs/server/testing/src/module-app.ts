import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { type Identify, authenticate, refuseForeignRequests, rightsBySetting } from '@greenroom/access';
import {
  echoRequestId,
  guardEndpoints,
  handleErrors,
  readJsonBodies,
  refuseUnclearHosts,
  refuseUnreadable,
  requestId,
} from '@greenroom/http';
import { propagateTrace } from '@greenroom/telemetry';
import { identifyByHeader } from './some-account.ts';

export interface ModuleAppOptions {
  /** Who is signed in; by default whoever the header `x-account` names. */
  identify?: Identify;
  /** Whether plans are asked for; by default they are not. */
  plans?: 'on' | 'off';
}

/**
 * A server for injection with what stands before every module in the product (errors, bodies, who is asking, rights),
 * and with the routes that a test registers, alone.
 */
export async function moduleApp(
  routes: (app: FastifyInstance) => void | Promise<void>,
  { identify = identifyByHeader, plans = 'off' }: ModuleAppOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({ genReqId: requestId, frameworkErrors: refuseUnreadable, bodyLimit: 256 * 1024 });
  handleErrors(app);
  readJsonBodies(app);
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
