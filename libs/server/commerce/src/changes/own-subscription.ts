import { ApiFailure, type SubscriptionAction, type SubscriptionRecord } from '@greenroom/contracts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Payer } from '../customers/payers.repository.ts';
import { type PlanFacts, subscriptionRecord } from '../domain/subscription-record.ts';
import { readPaid, readPlan, readUnpaid, recorded, type SubscriptionRow } from '../projection/read-projection.ts';
import { lookAtPayer } from '../projection/reconcile-subscription.ts';

/** A subscription and the account it must belong to. */
export interface Own {
  accountUuid: string;
  subscriptionId: string;
}

/** Returns the subscription as the account sees it, from the projection. */
export async function readRecord(
  deps: Pick<CommerceDependencies, 'db' | 'now' | 'elsewhere'>,
  accountUuid: string,
  { granted, external }: Pick<PlanFacts, 'granted' | 'external'> = {},
): Promise<SubscriptionRecord> {
  const { payer, subscription, standing, now, leaving } = await readPlan(deps.db, accountUuid, deps.now());
  const unpaid = subscription && standing.state === 'past_due' ? await readUnpaid(deps.db, subscription.id) : undefined;
  const paid = payer && subscription && (await readPaid(deps.db, { payer, subscription, now }));
  return subscriptionRecord({
    granted,
    external,
    standing,
    subscription: subscription && recorded(subscription, unpaid),
    paid,
    leaving,
    elsewhere: deps.elsewhere,
  });
}

export interface Changeable {
  payer: Payer & { customerId: string };
  subscription: SubscriptionRow;
  record: SubscriptionRecord;
  /** In the payer's time. */
  now: Date;
}

/**
 * Reads a subscription from the provider before it is changed, so that the decision rests on its current state.
 * @throws ApiFailure `not_found` if it is not the account's own, `conflict` if the change is not possible now
 */
export async function readChangeable(
  deps: CommerceDependencies,
  own: Own,
  action: SubscriptionAction,
): Promise<Changeable> {
  const changeable = await readFresh(deps, own);
  mustAllow(changeable.record, action);
  return changeable;
}

/** Reads a subscription from the provider. @throws ApiFailure `not_found` if it is not the account's own */
export async function readFresh(deps: CommerceDependencies, own: Own): Promise<Changeable> {
  const { payer: known } = await readOwn(deps, own);
  await lookAtPayer(deps, known.uuid);
  const { payer, subscription, now } = await readOwn(deps, own);
  return { payer, subscription, record: await readRecord(deps, own.accountUuid), now };
}

/** @throws ApiFailure `conflict` if the change is not possible now */
export function mustAllow({ actions, state }: SubscriptionRecord, action: SubscriptionAction): void {
  if (!actions.includes(action))
    throw new ApiFailure('conflict', 'Your plan has changed meanwhile', [{ path: 'subscription', message: state }]);
}

/** Returns the account's own subscription from the projection. @throws ApiFailure `not_found` */
export async function readOwn(
  { db, now: wall }: Pick<CommerceDependencies, 'db' | 'now'>,
  { accountUuid, subscriptionId }: Own,
): Promise<Omit<Changeable, 'record'>> {
  const { payer, subscription, now } = await readPlan(db, accountUuid, wall());
  if (!payer?.customerId || subscription?.id !== subscriptionId)
    throw new ApiFailure('not_found', 'There is no such subscription');
  return { payer: { ...payer, customerId: payer.customerId }, subscription, now };
}

/** Projects the result of a change and returns it as the account sees it. */
export async function afterChange(
  deps: CommerceDependencies,
  { accountUuid }: Own,
  payer: Payer,
): Promise<SubscriptionRecord> {
  await lookAtPayer(deps, payer.uuid);
  return readRecord(deps, accountUuid);
}
