import type { FastifyInstance } from 'fastify';
import { ApiFailure, endpoints, type EndpointName, type Verdict } from '@greenroom/contracts';
import { judgesItself, rightOf } from '@greenroom/contracts/schemas';
import type { RightsOf } from '@greenroom/access';

const nameOf = new Map<object, EndpointName>(
  Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name as EndpointName]),
);

/**
 * Refuses callers without the right that an endpoint's contract names, before the request is read. Register it after
 * `authenticate`.
 */
export function guardEndpoints(app: FastifyInstance, rightsOf: RightsOf): void {
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config;
    const name = endpoint && nameOf.get(endpoint);
    const right = name === undefined || judgesItself(name) ? 'everyone' : rightOf(name);
    // Some public routes are anonymous and have no person.
    if (right !== 'everyone') refuseUnlessAllowed(rightsOf(request.person)[right]);
  });
}

/** @throws ApiFailure with the verdict as its code */
function refuseUnlessAllowed(verdict: Verdict): void {
  if (verdict !== 'allowed') throw new ApiFailure(verdict, sentences[verdict]);
}

const sentences: Record<Exclude<Verdict, 'allowed'>, string> = {
  not_authenticated: 'Please log in first',
  plan_required: 'This comes with a plan',
  rate_limited: 'This month’s share of your plan is used up',
  forbidden: 'Your role does not allow this',
  not_found: 'There is nothing at this address',
};
