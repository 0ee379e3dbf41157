import { ApiFailure, commerceFigures, pathTo, type PlanTier, type SubscriptionBegun } from '@greenroom/contracts';
import type { Queryable } from '../../../database/open-database.ts';
import { type Payments, PaymentsError, type ProviderCheckout } from '../../../ports/payments.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { openCustomer } from '../customers/open-customer.ts';
import { choosePrices } from '../domain/lookup-keys.ts';
import { readCoupon, readPrices } from '../plans/read-plans.ts';
import { hadTrial, readPlan } from '../projection/read-projection.ts';
import { lookAtPayer } from '../projection/settle-payer.ts';
import {
  beginCheckoutRow,
  type Checkout,
  closeCheckout,
  findOpenCheckout,
  keepSession,
  type Terms,
} from './checkouts.repository.ts';

interface Wish {
  account: { uuid: string; email: string; name: string };
  country: string;
  tier: PlanTier;
  coupon: string | undefined;
  includeTrial: boolean;
}

type Customer = Awaited<ReturnType<typeof openCustomer>>;

/** How often another page of the same person may be quicker. */
const mostTries = 6;
/** When a checkout that was begun is first looked at, whatever becomes of its page. In ms. */
const firstLookMs = 5 * 60_000;

/**
 * Begins a checkout. A person has one at a time: one that is open for the same is given again, one for something else is
 * ended first. So two pages never pay for two plans.
 * @throws ApiFailure `conflict` where there is a plan already, or no trial to be had; `unprocessable` for a code that
 *   holds for nothing; `unavailable` where the plan is not sold here now
 */
export async function beginCheckout(deps: CommerceDependencies, wish: Wish): Promise<SubscriptionBegun> {
  const { db, payments } = deps;
  await refuseSecondPlan(deps, wish.account.uuid);
  const terms = await termsOf(deps, wish);
  const customer = await openCustomer(deps, wish.account);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const open = await findOpenCheckout(db, wish.account.uuid);
    if (!open) {
      const lookAt = new Date(deps.now().getTime() + firstLookMs);
      const row = { ...terms, accountUuid: wish.account.uuid, customerId: customer.customerId, lookAt };
      await beginCheckoutRow(db, row, (tx) => refuseSecondPlan(deps, wish.account.uuid, tx));
      continue;
    }
    const session = await sessionOf(deps, open);
    const wanted = isSame(open, terms);
    const now = wanted || session.status !== 'open' ? session : await payments.expireCheckout(session.id);
    if (now.status === 'complete') await refuseCompleted(deps, customer, open);
    if (now.status === 'open' && now.clientSecret) return begun(payments, now, now.clientSecret);
    await closeCheckout(db, open.uuid);
  }
  throw new ApiFailure('unavailable', 'Another page of yours is beginning a checkout', undefined, {
    retryAfterSeconds: 1,
  });
}

function begun(
  { publishableKey, sandbox }: Payments,
  { id }: ProviderCheckout,
  clientSecret: string,
): SubscriptionBegun {
  return { checkoutSessionId: id, clientSecret, publishableKey, sandbox };
}

async function refuseSecondPlan(
  { db, now }: CommerceDependencies,
  accountUuid: string,
  tx: Queryable = db,
): Promise<void> {
  const { standing } = await readPlan(tx, accountUuid, now());
  if (standing.blocksAnother) throw hasPlan();
}

const hasPlan = () =>
  new ApiFailure('conflict', 'You have a plan already', [{ path: 'subscription', message: 'You have a plan already' }]);

/** It was paid in another page, of which nobody has told yet. */
async function refuseCompleted(
  deps: CommerceDependencies,
  { uuid }: Customer,
  { uuid: checkout, accountUuid }: Checkout,
) {
  await lookAtPayer(deps, uuid);
  await closeCheckout(deps.db, checkout);
  await refuseSecondPlan(deps, accountUuid);
}

async function termsOf(
  deps: CommerceDependencies,
  { account, country, tier, coupon, includeTrial }: Wish,
): Promise<Terms> {
  if (includeTrial && (await hadTrial(deps.db, account.uuid)))
    throw new ApiFailure('conflict', 'There is one free trial for each person', [
      { path: 'include_trial', message: 'There is one free trial for each person' },
    ]);
  const prices = choosePrices(await readPrices(deps, country), country);
  const price = prices.find((one) => one.tier === tier)?.price;
  if (!price) throw new ApiFailure('unavailable', 'This plan cannot be had at the moment');
  const known = coupon === undefined ? null : await readCoupon(deps, coupon);
  if (known === undefined || (known?.productIds && !known.productIds.includes(price.productId)))
    throw new ApiFailure('unprocessable', 'This code does not hold', [
      { path: 'coupon', message: 'This code does not hold' },
    ]);
  return {
    tier,
    priceId: price.id,
    promotionCodeId: known?.promotionCodeId ?? null,
    trialDays: includeTrial ? commerceFigures.trialDays : 0,
  };
}

function isSame(open: Checkout, terms: Terms): boolean {
  return (['tier', 'priceId', 'promotionCodeId', 'trialDays'] as const).every((name) => open[name] === terms[name]);
}

/** The provider's session of a checkout: made where it is not, by a key of its own, so that it is made once. */
async function sessionOf({ db, payments, origin }: CommerceDependencies, open: Checkout): Promise<ProviderCheckout> {
  if (open.sessionId) return payments.readCheckout(open.sessionId);
  const { uuid, customerId, priceId, promotionCodeId, trialDays } = open;
  const returnUrl = origin + pathTo('checkoutSuccess');
  const wish = { customerId, priceId, promotionCodeId, trialDays, returnUrl, attemptUuid: uuid };
  try {
    const session = await payments.openCheckout(wish, `checkout-${uuid}`);
    await keepSession(db, uuid, session.id);
    // The answer to a key that was used is the first one: what became of it since is asked.
    return await payments.readCheckout(session.id);
  } catch (error) {
    // What will never work must not stand in the way of the next try.
    if (error instanceof PaymentsError && error.trouble === 'refused') await closeCheckout(db, uuid);
    throw error;
  }
}
