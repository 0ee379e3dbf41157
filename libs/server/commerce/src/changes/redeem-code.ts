import { ApiFailure, couponHad, couponStacked, couponUsedUp, type SubscriptionRecord } from '@greenroom/contracts';
import type { ProviderCoupon } from '@greenroom/ports/payments';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { products } from '../domain/lookup-keys.ts';
import { forgetCoupon, readCoupon } from '../plans/read-plans.ts';
import type { SubscriptionRow } from '../projection/read-projection.ts';
import { afterChange, type Own, readChangeable } from './own-subscription.ts';

/**
 * Takes a code off the next charge of a plan that runs. A plan has one code at a time, and an account each code once.
 * @throws ApiFailure `unprocessable`, which says at `coupon` why it does not hold
 */
export async function redeemCode(deps: CommerceDependencies, own: Own, code: string): Promise<SubscriptionRecord> {
  const { payer, subscription, record } = await readChangeable(deps, own, 'coupon').catch((error: unknown) => {
    throw error instanceof ApiFailure && error.code === 'conflict' ? refused(couponStacked) : error;
  });
  await forgetCoupon(deps, code);
  const coupon = await readCoupon(deps, code);
  if (coupon === 'used-up') throw refused(couponUsedUp);
  if (!coupon || !holdsFor(coupon, subscription) || !record.nextCharge) throw refused('This code does not hold');
  if (payer.usedCodes.includes(coupon.promotionCodeId)) throw refused(couponHad);
  await putCode(deps, subscription.id, coupon.promotionCodeId);
  return afterChange(deps, own, payer);
}

/** Each code is put on a subscription once, however often that is asked for: its key is the same each time. */
export async function putCode(
  { payments }: Pick<CommerceDependencies, 'payments'>,
  subscriptionId: string,
  promotionCodeId: string,
): Promise<void> {
  await payments.redeemCode({ subscriptionId, promotionCodeId }, `code-${subscriptionId}-${promotionCodeId}`);
}

/** Whether a coupon takes something off a plan; of amounts, in the currency that is paid in. */
export function holdsFor({ productIds, off }: ProviderCoupon, { tier, currency }: SubscriptionRow): boolean {
  const forPlan = productIds === null || productIds.includes(products[tier]);
  return forPlan && ('percentage' in off || off.amounts[currency] !== undefined);
}

const refused = (message: string) => new ApiFailure('unprocessable', message, [{ path: 'coupon', message }]);
