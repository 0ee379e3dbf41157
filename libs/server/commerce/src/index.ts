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
import { finishPaymentRefund, type PaymentRefundStatus, refreshPayments } from './refunds/refund-payment.ts';

export { quietEvents } from './projection/store-events.ts';
export type { EndedPlan } from './changes/end-for-deletion.ts';
export { ownedCommerce } from './owned-commerce.ts';
export { payerNow, stateInSql } from './projection/state-in-sql.ts';
export { beginPaymentRefund, type PaymentRefundStatus } from './refunds/refund-payment.ts';
export { readPayments } from './refunds/read-payments.ts';
export { endGrantedPlan, grantPlan } from './grants/grant-plan.ts';

/** Plans, the checkout, and changes to a subscription. */
export interface CommerceModule {
  routes(app: FastifyInstance): void;
  /** Returns the facts about an account's plan that entitlements need. */
  planOf(accountUuid: string): Promise<PersonPlan>;
  /** Returns the stored plans for a page to show at once, without coupons; undefined if none are stored yet. */
  storedPlans(person: Pick<Person, 'country' | 'freeTrial'>): Promise<Plans | undefined>;
  /**
   * Ends the plan of an account that is to be deleted.
   * @throws ApiFailure if the payment provider does not answer
   */
  endForDeletion(accountUuid: string, when: 'end_now' | 'period_end'): Promise<EndedPlan>;
  /**
   * Reads an account's payments from the payment provider, so that a refund is decided by what is left.
   * @throws ApiFailure `unavailable` if the payment provider does not answer
   */
  refreshPayments(accountUuid: string): Promise<void>;
  /** @returns the address of the payment provider's page about a disputed payment; undefined if none is known */
  disputePage(of: { paymentId: string | null; customerId: string }): string | undefined;
  /** Carries out a refund that `beginPaymentRefund` stored. If it is interrupted, {@link sweep} continues it. */
  finishPaymentRefund(uuid: string): Promise<PaymentRefundStatus>;
  /**
   * Creates the sandbox's catalogue; Stripe has its own. With the product's own sandbox it also ends the plans of
   * customers the sandbox does not know. If the sandbox does not answer correctly, nothing changes, and {@link sweep}
   * retries.
   */
  prepare(): Promise<void>;
  /** Projects stored events. Resolves when no event is left that can be projected now. */
  projectPending(): Promise<void>;
  /** Starts projecting stored events in the background, beginning with those that an earlier process left. */
  start(): { stop(): Promise<void> };
  /** Finds changes that no webhook reported, and continues unfinished work. */
  sweep(): Promise<void>;
}

/** How long to wait for further events of the same moment; one purchase's events arrive within a second. In ms. */
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
  // Plans requested while the catalogue is being created would be cached for hours with half of the prices missing.
  let prepared: Promise<void> | undefined;
  let isPrepared = !deps.payments.sandbox;
  const makeReady = async () => {
    await deps.payments.ensureCatalogue(sandboxCatalogue);
    // The prices of a different or recreated sandbox differ.
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
      // Fills the cache, so that the first page with a price does not wait.
      await readPlans(deps, { country: unknownPlace, codes: [], trialDays: 0 });
    } catch (error) {
      // Catches every error: a server at a wrong address may not even speak Stripe's format.
      hasFailed = true;
      deps.log.error({ err: error }, 'The payment sandbox does not answer; keeping the known plans, will retry');
    }
  };
  return {
    routes: (app) => commerceRoutes(app, { ...deps, inbox, prepared: async () => prepared }),
    endForDeletion: (accountUuid, when) => asFailure(() => endForDeletion(deps, accountUuid, when)),
    refreshPayments: (accountUuid) => asFailure(() => refreshPayments(deps, accountUuid)),
    finishPaymentRefund: (uuid) => finishPaymentRefund(deps, uuid),
    disputePage: (of) => deps.payments.disputePage(of),
    planOf: (accountUuid) => personPlan(deps, accountUuid, deps.now()),
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
