import { ApiFailure, commerceFigures, couponUsedUp, type PlanTier } from '@greenroom/contracts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { choosePrices } from '../domain/lookup-keys.ts';
import { forgetCoupon, readCoupon, readPrices } from '../plans/read-plans.ts';
import { readPlan } from '../projection/read-projection.ts';
import type { Terms } from './checkouts.repository.ts';

export interface Wish {
  account: { uuid: string; email: string; name: string };
  country: string;
  tier: PlanTier;
  coupon: string | undefined;
  /** The id of the price the page showed; pages of older versions do not send it. */
  shownPrice: string | undefined;
  includeTrial: boolean;
  /** Whether the free-trial promotion currently offers this account a trial. */
  trialOffered: boolean;
  /** Set right before the payment: the coupon is read again, since it may have been used up meanwhile. */
  paying: boolean;
  /** The session that the page is about to confirm. */
  confirming?: string | undefined;
}

/**
 * Chooses the terms of a checkout from the current prices, coupons and trial rules.
 * @throws ApiFailure `conflict` if no trial is available or the price differs from the one shown; `unprocessable` for a
 *   code that does not apply; `unavailable` if the plan is not sold in the country now
 */
export async function chooseTerms(
  deps: CommerceDependencies,
  { account, country, tier, coupon, shownPrice, includeTrial, trialOffered, paying }: Wish,
): Promise<Terms> {
  if (includeTrial && !trialOffered)
    throw atField('conflict', 'include_trial', 'No free trial is offered to this account');
  if (includeTrial && (await readPlan(deps.db, account.uuid, deps.now())).had.trial)
    throw atField('conflict', 'include_trial', 'There is one free trial for each person');
  const prices = choosePrices(await readPrices(deps, country), country);
  const price = prices.find((one) => one.tier === tier)?.price;
  if (!price) throw new ApiFailure('unavailable', 'This plan cannot be had at the moment');
  if (shownPrice !== undefined && shownPrice !== price.id) throw atField('conflict', 'price', 'The price has changed');
  if (coupon !== undefined && paying) await forgetCoupon(deps, coupon);
  const known = coupon === undefined ? null : await readCoupon(deps, coupon);
  if (known === undefined || known === 'used-up' || (known?.productIds && !known.productIds.includes(price.productId)))
    throw codeGone(known);
  return {
    tier,
    priceId: price.id,
    promotionCodeId: known?.promotionCodeId ?? null,
    trialDays: includeTrial ? commerceFigures.trialDays : 0,
  };
}

/** @param known the result of {@link readCoupon}: the page shows another sentence for a code that is used up */
export const codeGone = (known: Awaited<ReturnType<typeof readCoupon>>): ApiFailure =>
  atField('unprocessable', 'coupon', known === 'used-up' ? couponUsedUp : 'This code does not hold');

function atField(code: 'conflict' | 'unprocessable', path: string, message: string): ApiFailure {
  return new ApiFailure(code, message, [{ path, message }]);
}
