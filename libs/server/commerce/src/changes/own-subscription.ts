import { ApiFailure, type SubscriptionAction, type SubscriptionRecord } from '@greenroom/contracts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Payer } from '../customers/payers.repository.ts';
import { type GrantedPlan, subscriptionRecord } from '../domain/subscription-record.ts';
import { readMoneyBack, readPlan, readUnpaid, recorded, type SubscriptionRow } from '../projection/read-projection.ts';
import { lookAtPayer } from '../projection/reconcile-subscription.ts';

/** Whose subscription is meant, and which. */
export interface Own {
  accountUuid: string;
  subscriptionId: string;
}

/** What one is shown of one's plan, as it is written down. */
export async function readRecord(
  deps: Pick<CommerceDependencies, 'db' | 'now' | 'elsewhere'>,
  accountUuid: string,
  granted?: GrantedPlan,
): Promise<SubscriptionRecord> {
  const { payer, subscription, standing, now, leaving } = await readPlan(deps.db, accountUuid, deps.now());
  const unpaid =
    subscription && standing.state === 'past_due' ? await readUnpaid(deps.db, subscription.id) : undefined;
  const moneyBack = payer && subscription && (await readMoneyBack(deps.db, { payer, subscription, now }));
  return subscriptionRecord({
    granted,
    standing,
    subscription: subscription && recorded(subscription, unpaid),
    moneyBack,
    leaving,
    elsewhere: deps.elsewhere,
  });
}

export interface Changeable {
  payer: Payer & { customerId: string };
  subscription: SubscriptionRow;
  record: SubscriptionRecord;
  /** For the payer. */
  now: Date;
}

/**
 * One's subscription, about to be changed: read anew, so that it is judged as it is.
 * @throws ApiFailure `not_found` where it is not one's own, `conflict` where it cannot be changed so now
 */
export async function readChangeable(
  deps: CommerceDependencies,
  own: Own,
  action: SubscriptionAction,
): Promise<Changeable> {
  const { payer: known } = await readOwn(deps, own);
  await lookAtPayer(deps, known.uuid);
  const { payer, subscription, now } = await readOwn(deps, own);
  const record = await readRecord(deps, own.accountUuid);
  if (!record.actions.includes(action))
    throw new ApiFailure('conflict', 'Your plan has changed meanwhile', [
      { path: 'subscription', message: record.state },
    ]);
  return { payer, subscription, record, now };
}

/** As it is written down. @throws ApiFailure `not_found` */
export async function readOwn(
  { db, now: wall }: Pick<CommerceDependencies, 'db' | 'now'>,
  { accountUuid, subscriptionId }: Own,
): Promise<Omit<Changeable, 'record'>> {
  const { payer, subscription, now } = await readPlan(db, accountUuid, wall());
  if (!payer?.customerId || subscription?.id !== subscriptionId)
    throw new ApiFailure('not_found', 'There is no such subscription');
  return { payer: { ...payer, customerId: payer.customerId }, subscription, now };
}

/** What a change came to: written down, and shown. */
export async function afterChange(
  deps: CommerceDependencies,
  { accountUuid }: Own,
  payer: Payer,
): Promise<SubscriptionRecord> {
  await lookAtPayer(deps, payer.uuid);
  return readRecord(deps, accountUuid);
}
