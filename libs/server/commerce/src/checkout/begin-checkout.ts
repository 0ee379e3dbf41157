import { ApiFailure, pathTo, type SubscriptionBegun } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { PaymentsError, type ProviderCheckout } from '@greenroom/ports/payments';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { openCustomer } from '../customers/open-customer.ts';
import { findPayer, type Payer } from '../customers/payers.repository.ts';
import { pageProvider } from '../page-provider.ts';
import { forgetCoupon, readCoupon } from '../plans/read-plans.ts';
import { readPlan } from '../projection/read-projection.ts';
import { lookAtPayer } from '../projection/reconcile-subscription.ts';
import {
  beginCheckoutRow,
  type Checkout,
  closeCheckout,
  findOpenCheckout,
  keepPaying,
  keepSession,
  type Terms,
} from './checkouts.repository.ts';
import { chooseTerms, codeGone, type Wish } from './choose-terms.ts';

/** Maximum attempts when another page of the same account opens a checkout first. */
const mostTries = 6;
/** When a new checkout is first checked with the provider, whatever happens to its page. In ms. */
const firstLookMs = 5 * 60_000;

/**
 * Begins a checkout. An account has one open checkout at a time: the same terms return the open one, other terms end it
 * first. So two pages never pay for two plans.
 * @throws ApiFailure `conflict` if the account has a plan already, and as {@link chooseTerms} does
 */
export async function beginCheckout(deps: CommerceDependencies, wish: Wish): Promise<SubscriptionBegun> {
  const { db, payments } = deps;
  await refuseSecondPlan(deps, wish.account.uuid);
  const terms = await chooseTerms(deps, wish).catch(async (error: unknown) => {
    // The trial or code may be used up by a payment of this account that has not been projected yet.
    await refusePaid(deps, wish.account.uuid);
    throw error;
  });
  const customer = await openCustomer(deps, wish.account);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const open = await findOpenCheckout(db, wish.account.uuid);
    if (!open) {
      const lookAt = new Date(deps.now().getTime() + firstLookMs);
      const row = { ...terms, accountUuid: wish.account.uuid, customerId: customer.customerId, lookAt };
      await beginCheckoutRow(db, row, (tx) => refuseSecondPlan(deps, wish.account.uuid, tx));
      continue;
    }
    const wanted = isSame(open, terms);
    const session = await sessionOf(deps, open, wanted ? wish : undefined);
    if (!session) continue;
    const now = wanted || session.status !== 'open' ? session : await payments.expireCheckout(session.id);
    if (now.status === 'complete') await refuseCompleted(deps, customer, open);
    if (now.status === 'open' && now.clientSecret)
      return {
        ...{ checkoutSessionId: now.id, clientSecret: now.clientSecret },
        payingSince: (await payingSince(deps, open, wish.confirming === now.id))?.toISOString() ?? null,
        ...pageProvider(payments, wish.account.uuid),
      };
    await closeCheckout(db, open.uuid, now.status === 'open' ? undefined : now.status);
  }
  throw new ApiFailure('unavailable', 'Another page of yours is beginning a checkout', undefined, {
    retryAfterSeconds: 1,
  });
}

/** Returns since when the checkout is being paid; from now on if the page is about to confirm it. */
async function payingSince(deps: CommerceDependencies, open: Checkout, confirming: boolean): Promise<Date | null> {
  if (!confirming) return open.payingSince;
  const since = deps.now();
  await keepPaying(deps.db, open.uuid, since);
  return since;
}

/** Refuses an account that has a plan, or that is to be deleted. */
async function refuseSecondPlan(
  { db, now, externalPlanOf }: CommerceDependencies,
  accountUuid: string,
  tx: Queryable = db,
): Promise<void> {
  const { standing, leaving } = await readPlan(tx, accountUuid, now());
  if (leaving) throw isLeaving();
  if (standing.blocksAnother || (await externalPlanOf?.(tx, accountUuid, now()))) throw hasPlan();
}

const isLeaving = () => {
  const message = 'Your account is to be deleted: keep it first, in settings';
  return new ApiFailure('conflict', message, [{ path: 'account', message }]);
};
const hasPlan = () =>
  new ApiFailure('conflict', 'You have a plan already', [{ path: 'subscription', message: 'You have a plan already' }]);

/** Handles a checkout that was paid in another page, or in this one before a reload, and was not projected yet. */
async function refuseCompleted(
  deps: CommerceDependencies,
  { uuid }: Pick<Payer, 'uuid'>,
  { uuid: checkout, accountUuid }: Checkout,
) {
  await lookAtPayer(deps, uuid);
  await closeCheckout(deps.db, checkout, 'complete');
  await refuseSecondPlan(deps, accountUuid);
}

/** @throws ApiFailure `conflict` if the open checkout was paid and led to a plan */
async function refusePaid(deps: CommerceDependencies, accountUuid: string): Promise<void> {
  const open = await findOpenCheckout(deps.db, accountUuid);
  const payer = await findPayer(deps.db, accountUuid);
  if (!open?.sessionId || !payer) return;
  const { status } = await deps.payments.readCheckout(open.sessionId);
  if (status === 'complete') await refuseCompleted(deps, payer, open);
}

function isSame(open: Checkout, terms: Terms): boolean {
  return (['tier', 'priceId', 'promotionCodeId', 'trialDays'] as const).every((name) => open[name] === terms[name]);
}

/**
 * Returns the provider's session of a checkout, and creates a missing one under a fixed idempotency key, so that it is
 * created once. A checkout that is to be ended needs its session too: another page may be creating it at this moment,
 * and could still pay.
 * @param wanted the request that uses this checkout; undefined if it is to be ended
 * @returns undefined if the checkout is to be ended and its session can never be created: the checkout is closed
 */
async function sessionOf(
  deps: CommerceDependencies,
  open: Checkout,
  wanted: Pick<Wish, 'coupon'> | undefined,
): Promise<ProviderCheckout | undefined> {
  const { db, payments, identity } = deps;
  if (open.sessionId) return payments.readCheckout(open.sessionId);
  const { uuid, customerId, priceId, promotionCodeId, trialDays } = open;
  const returnUrl = identity.mails.origin() + pathTo('checkoutSuccess');
  const wish = { customerId, priceId, promotionCodeId, trialDays, returnUrl, attemptUuid: uuid };
  try {
    const session = await payments.openCheckout(wish, `checkout-${uuid}`);
    await keepSession(db, uuid, session.id);
    return session;
  } catch (error) {
    if (!(error instanceof PaymentsError) || !['refused', 'not-found'].includes(error.trouble)) throw error;
    // Close a checkout that can never succeed, so that it does not block the next attempt.
    await closeCheckout(db, uuid);
    if (!wanted) return undefined;
    if (wanted.coupon === undefined) throw error;
    deps.log.warn({ err: error }, 'Checkout with a promotion code refused; closing it');
    await forgetCoupon(deps, wanted.coupon);
    const known = await readCoupon(deps, wanted.coupon);
    throw codeGone(known);
  }
}
