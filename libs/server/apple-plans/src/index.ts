import type { FastifyInstance } from 'fastify';
import type { Subscription } from '@greenroom/access';
import type { Queryable } from '@greenroom/database';
import { applePlanOf } from './apple-plan-of.ts';
import type { ApplePlansDependencies } from './apple-plans-dependencies.ts';
import { applePlansRoutes } from './apple-plans.routes.ts';
import { lookAtSubscriptions } from './look-at-subscriptions.ts';

export { appleHistory } from './apple-history.ts';
export { ownedApplePlans } from './owned-apple-plans.ts';

/** Plans that people buy in the app, through Apple. */
export interface ApplePlansModule {
  routes(app: FastifyInstance): void;
  /** Returns the plan that an account has through Apple now. Undefined as a whole if no app is set. */
  planOf?: ((db: Queryable, accountUuid: string, now: Date) => Promise<Subscription | undefined>) | undefined;
  /** Asks Apple about subscriptions whose period ended without news. */
  sweep(): Promise<void>;
}

export function applePlansModule(
  settings: Omit<ApplePlansDependencies, 'now'> & Partial<Pick<ApplePlansDependencies, 'now'>>,
): ApplePlansModule {
  const deps = { now: () => new Date(), ...settings };
  return {
    routes: (app) => applePlansRoutes(app, deps),
    planOf: deps.store && applePlanOf,
    sweep: () => lookAtSubscriptions(deps),
  };
}
