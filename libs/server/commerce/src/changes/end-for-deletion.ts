import { randomUUID } from 'node:crypto';
import { isNothing, type Money } from '@greenroom/contracts';
import { closeCheckout, findOpenCheckout } from '../checkout/checkouts.repository.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { readPlan } from '../projection/read-projection.ts';
import { lookAtPayer } from '../projection/reconcile-subscription.ts';
import { giveBackByGuarantee } from '../refunds/give-back.ts';
import { cancelSubscription } from './cancel-and-continue.ts';
import { afterChange, readRecord } from './own-subscription.ts';

/** What happened to the plan of an account that is to be deleted. */
export type EndedPlan =
  /** The account has no plan, or none that we can end. */
  | { how: 'none' }
  /** The plan ended at once; `refunded` is the amount returned under the money-back guarantee. */
  | { how: 'now'; refunded: Money | null }
  /** The plan runs until `endsAt` and is not charged again. */
  | { how: 'later'; endsAt: Date };

/**
 * Ends the plan and any open checkout of an account that is to be deleted, so that nothing is charged afterwards. Asked
 * again, it returns the current state. A plan that another company manages is not ended here.
 * @param when at once, with a refund while the guarantee holds, or at the end of the paid period; an overdue plan ends
 *   at once in either case
 */
export async function endForDeletion(
  deps: CommerceDependencies,
  accountUuid: string,
  when: 'end_now' | 'period_end',
): Promise<EndedPlan> {
  await expireOpenCheckout(deps, accountUuid);
  const { payer } = await readPlan(deps.db, accountUuid, deps.now());
  if (!payer) return { how: 'none' };
  await lookAtPayer(deps, payer.uuid);
  const record = await readRecord(deps, accountUuid);
  const { id, state, actions } = record;
  if (id === null || state === 'none') return { how: 'none' };
  const own = { accountUuid, subscriptionId: id };
  if (when === 'end_now') return endNow(deps, own, actions.includes('refund'));
  const { endsAt } = actions.includes('cancel') ? await cancelSubscription(deps, own, null) : record;
  if (endsAt === null) return { how: 'now', refunded: null };
  // In wall-clock time, although the plan ends by its customer's clock.
  const { now } = await readPlan(deps.db, accountUuid, deps.now());
  return { how: 'later', endsAt: new Date(Date.parse(endsAt) - now.getTime() + deps.now().getTime()) };
}

async function endNow(
  deps: CommerceDependencies,
  own: { accountUuid: string; subscriptionId: string },
  guaranteed: boolean,
): Promise<EndedPlan> {
  if (guaranteed) {
    const { refunded } = await giveBackByGuarantee(deps, own);
    return { how: 'now', refunded: isNothing(refunded) ? null : refunded };
  }
  await deps.payments.cancelNow(own.subscriptionId, null, randomUUID());
  const { payer } = await readPlan(deps.db, own.accountUuid, deps.now());
  if (payer) await afterChange(deps, own, payer);
  return { how: 'now', refunded: null };
}

async function expireOpenCheckout({ db, payments }: CommerceDependencies, accountUuid: string): Promise<void> {
  const open = await findOpenCheckout(db, accountUuid);
  if (!open) return;
  if (open.sessionId !== null) await payments.expireCheckout(open.sessionId);
  await closeCheckout(db, open.uuid);
}
