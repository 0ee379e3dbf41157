import { type WithdrawalConfirmed, isNothing } from '@greenroom/contracts';
import { findAccountByEmail } from '@greenroom/identity';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { nowOf } from '../customers/payers.repository.ts';
import { ranAt, withdrawalOf } from '../domain/withdrawal.ts';
import { findRefund, readCharges, readPlan } from '../projection/read-projection.ts';
import { lookAtPayer } from '../projection/reconcile-subscription.ts';
import { giveBack } from '../refunds/give-back.ts';
import { takeDeclaration } from './take-declaration.ts';

const nothing = { outcome: 'none', refunded: null } as const;

/**
 * Carries out a withdrawal by the link that was mailed to its address: ends the contract at once and refunds everything
 * paid for it. The time of the declaration decides which contract is meant and whether the withdrawal is in time.
 * Opening the link again gives the same answer.
 * @throws ApiFailure `unprocessable` if the link is invalid
 */
export async function confirmWithdrawal(deps: CommerceDependencies, token: string): Promise<WithdrawalConfirmed> {
  const declared = await takeDeclaration(deps.db, token, ['withdrawal']);
  const account = await findAccountByEmail(deps.db, declared.email);
  const known = account && (await readPlan(deps.db, account.uuid, deps.now())).payer;
  if (!account || !known) return nothing;
  await lookAtPayer(deps, known.uuid);
  const { payer, subscription: current, subscriptions } = await readPlan(deps.db, account.uuid, deps.now());
  if (!payer || !current) return nothing;
  // A test clock stands still, so the declaration is dated by that clock.
  const declaredAt = nowOf(payer, declared.receivedAt);
  const subscription = subscriptions.find((one) => ranAt(one, declaredAt)) ?? current;
  if (!(await findRefund(deps.db, subscription.id))) {
    const judged = withdrawalOf(subscription, declaredAt);
    if (judged !== 'due') return { ...nothing, outcome: judged };
  }
  const { refunded } = await giveBack(deps, { accountUuid: account.uuid, subscriptionId: subscription.id }, (tx) =>
    readCharges(tx, subscription),
  );
  return { outcome: 'withdrawn', refunded: isNothing(refunded) ? null : refunded };
}
