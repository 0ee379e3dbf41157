import { ApiFailure, couponHad, couponStacked, couponUsedUp, type SubscriptionRecord } from '@greenroom/contracts';
import type { ProviderCoupon } from '@greenroom/ports/payments';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { products } from '../domain/lookup-keys.ts';
import { forgetCoupon, readCoupon } from '../plans/read-plans.ts';
import type { SubscriptionRow } from '../projection/read-projection.ts';
import { afterChange, type Own, readChangeable } from './own-subscription.ts';

/**
 * Applies a promotion code to the next charge of a running plan. A plan holds one code at a time, and an account can
 * use each code once.
 * @throws ApiFailure `unprocessable` with the reason at `coupon` if the code is refused
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

/** Applies a code to a subscription. The idempotency key is always the same, so repeated calls apply it once. */
export async function putCode(
  { payments }: Pick<CommerceDependencies, 'payments'>,
  subscriptionId: string,
  promotionCodeId: string,
): Promise<void> {
  await payments.redeemCode({ subscriptionId, promotionCodeId }, `code-${subscriptionId}-${promotionCodeId}`);
}

/** Whether a coupon reduces the price of a plan. A fixed amount must be in the subscription's currency. */
export function holdsFor({ productIds, off }: ProviderCoupon, { tier, currency }: SubscriptionRow): boolean {
  const forPlan = productIds === null || productIds.includes(products[tier]);
  return forPlan && ('percentage' in off || off.amounts[currency] !== undefined);
}

const refused = (message: string) => new ApiFailure('unprocessable', message, [{ path: 'coupon', message }]);
