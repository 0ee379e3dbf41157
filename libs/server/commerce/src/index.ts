import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Plans, unknownPlace } from '@greenroom/contracts';
import type { Person, PersonPlan } from '@greenroom/access';
import { asFailure } from './as-failure.ts';
import { type EndedPlan, endForDeletion } from './changes/end-for-deletion.ts';
import type { CommerceDependencies } from './commerce-dependencies.ts';
import { commerceRoutes } from './commerce.routes.ts';
import { priceCache } from './commerce.tables.ts';
import { sandboxCatalogue } from './domain/catalogue.ts';
import { personPlan } from './person-plan.ts';
import { offeredTrialDays } from './domain/offered-trial-days.ts';
import { forgetUnknownCustomers } from './customers/forget-unknown-customers.ts';
import { readPlans, readStoredPlans } from './plans/read-plans.ts';
import { createEventInbox } from './projection/event-inbox.ts';
import { sweep } from './projection/sweep.ts';

export { quietEvents } from './projection/store-events.ts';
export type { EndedPlan } from './changes/end-for-deletion.ts';
export { ownedCommerce } from './owned-commerce.ts';
export { endGrantedPlan, grantPlan } from './grants/grant-plan.ts';

/** Plans, the checkout, and what becomes of a subscription. */
export interface CommerceModule {
  routes(app: FastifyInstance): void;
  /** What entitlements ask of an account's plan. */
  planOf(accountUuid: string): Promise<PersonPlan>;
  /** The plans that a page can show at once, without coupons; undefined where they are not known yet. */
  storedPlans(person: Pick<Person, 'country' | 'freeTrial'>): Promise<Plans | undefined>;
  /**
   * Ends the plan of an account that is to be deleted.
   * @throws ApiFailure where the payment provider does not answer
   */
  endForDeletion(accountUuid: string, when: 'end_now' | 'period_end'): Promise<EndedPlan>;
  /**
   * Has the sandbox sell what it sells; with Stripe, its own catalogue is sold. The product's own sandbox also ends the
   * plans of customers it does not know. Where the sandbox does not answer as one, nothing changes, and {@link sweep}
   * tries again.
   */
  prepare(): Promise<void>;
  /** Projects what stored events tell: resolves when nothing is left that can be projected now. */
  projectPending(): Promise<void>;
  /** From now on does so in the background, whenever events are stored; what an earlier process left comes first. */
  start(): { stop(): Promise<void> };
  /** Finds what no webhook told, and goes on with what was begun. */
  sweep(): Promise<void>;
}

/** So long events of one moment are gathered. One purchase's events come within a second. In ms. */
const gatherMs = 1_000;

type OwnClock = Pick<CommerceDependencies, 'now' | 'random' | 'gather' | 'instance'>;

export function commerceModule(
  settings: Omit<CommerceDependencies, keyof OwnClock> & Partial<OwnClock> & { secure: boolean },
): CommerceModule {
  const deps = {
    now: () => new Date(),
    random: Math.random,
    gather: () => sleep(gatherMs, undefined, { ref: false }),
    instance: randomUUID(),
    ...settings,
  };
  const inbox = createEventInbox(deps);
  // Plans that are asked for while they are being made would be kept for hours with half of them missing.
  let prepared: Promise<void> | undefined;
  let isPrepared = !deps.payments.sandbox;
  const makeReady = async () => {
    await deps.payments.ensureCatalogue(sandboxCatalogue);
    // Another sandbox, or one that began anew, has other prices.
    await deps.db.delete(priceCache);
    if (deps.ownSandbox) await forgetUnknownCustomers(deps);
  };
  let hasFailed = false;
  const prepare = async () => {
    if (!deps.payments.sandbox) return;
    const making = makeReady();
    prepared = making.catch(() => {});
    try {
      await making;
      [isPrepared, hasFailed] = [true, false];
      // The first page that shows a price has it at once.
      await readPlans(deps, { country: unknownPlace, codes: [], trialDays: 0 });
    } catch (error) {
      // Whatever it is: what answers at a wrong address may not even speak Stripe's format.
      hasFailed = true;
      deps.log.error({ err: error }, 'The payment sandbox does not answer; plans stay as they are, trying again later');
    }
  };
  return {
    routes: (app) => commerceRoutes(app, { ...deps, inbox, prepared: async () => prepared }),
    endForDeletion: (accountUuid, when) => asFailure(() => endForDeletion(deps, accountUuid, when)),
    planOf: (accountUuid) => personPlan(deps.db, accountUuid, deps.now()),
    prepare,
    async storedPlans(person) {
      if (!isPrepared) return undefined;
      return readStoredPlans(deps, { country: person.country, trialDays: offeredTrialDays(person) });
    },
    projectPending: () => inbox.projectPending(),
    start: () => inbox.start(),
    async sweep() {
      if (hasFailed) await prepare();
      await sweep(deps, inbox);
    },
  };
}
