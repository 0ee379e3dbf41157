import {
  ApiFailure,
  lessAmount,
  lessPercent,
  type LeavingOffer,
  type Money,
  type SubscriptionRecord,
} from '@greenroom/contracts';
import { PaymentsError, type ProviderCoupon } from '@greenroom/ports/payments';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Payer } from '../customers/payers.repository.ts';
import { leavingCode } from '../domain/leaving-code.ts';
import { readLeavingCoupon } from '../plans/read-plans.ts';
import type { SubscriptionRow } from '../projection/read-projection.ts';
import { afterChange, type Own, readChangeable, readOwn, readRecord } from './own-subscription.ts';
import { holdsFor, putCode } from './redeem-code.ts';

/**
 * Returns the offer shown before a renewing plan is cancelled: a promotion code, once per account. Returns no offer if
 * the code cannot be used or the payment provider does not answer, so that cancelling never waits for it.
 */
export async function readLeavingOffer(deps: CommerceDependencies, own: Own): Promise<LeavingOffer> {
  const { payer, subscription } = await readOwn(deps, own);
  const record = await readRecord(deps, own.accountUuid);
  const found = await findOffer(deps, { payer, subscription, record }).catch((error: unknown) => {
    if (!(error instanceof PaymentsError)) throw error;
    deps.log.warn({ err: error, code: leavingCode }, 'Reading the retention offer failed; offering nothing');
  });
  return { offer: found?.offer ?? null };
}

/** Accepts the offer. @throws ApiFailure `conflict` if the offer is no longer available */
export async function takeLeavingOffer(deps: CommerceDependencies, own: Own): Promise<SubscriptionRecord> {
  const changeable = await readChangeable(deps, own, 'cancel');
  const { payer, subscription } = changeable;
  const found = await findOffer(deps, changeable);
  if (!found) throw new ApiFailure('conflict', 'There is no such offer any more');
  await putCode(deps, subscription.id, found.coupon.promotionCodeId);
  return afterChange(deps, own, payer);
}

interface Asking {
  payer: Payer;
  subscription: SubscriptionRow;
  record: SubscriptionRecord;
}

async function findOffer(deps: CommerceDependencies, { payer, subscription, record }: Asking) {
  const { nextCharge: next, actions, state } = record;
  if (state !== 'active' || next === null || !actions.includes('coupon')) return undefined;
  const coupon = await readLeavingCoupon(deps);
  if (typeof coupon !== 'object' || !holdsFor(coupon, subscription)) return undefined;
  if (payer.usedCodes.includes(coupon.promotionCodeId)) return undefined;
  const usual = { amount: next.amount, currency: next.currency };
  return { coupon, offer: { price: less(usual, coupon), usual, at: next.at } };
}

function less(usual: Money, { off }: ProviderCoupon): Money {
  if ('percentage' in off) return lessPercent(usual, off.percentage);
  return lessAmount(usual, { amount: off.amounts[usual.currency]!, currency: usual.currency });
}
