import { ApiFailure, type CheckoutSession } from '@greenroom/contracts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { findPayer, type Payer } from '../customers/payers.repository.ts';
import { mergeWaiting } from '../projection/merge-waiting.ts';
import { readPlan } from '../projection/read-projection.ts';
import { lookAtPayer } from '../projection/reconcile-subscription.ts';
import { type Checkout, closeCheckout, findCheckout, keepRefused } from './checkouts.repository.ts';

/** Session requests in progress, by payment port. */
const asking = new WeakMap<object, ReturnType<typeof mergeWaiting<never>>>();

/**
 * Returns the state of one of the account's checkouts. A final state comes from the database. Until then the provider
 * is asked: concurrent requests share one call, and an account over its rate limit gets the stored state. A complete
 * checkout's plan is projected here, independent of webhooks.
 */
export async function readCheckout(
  deps: CommerceDependencies,
  own: Own & { address: string },
): Promise<CheckoutSession> {
  const { checkout, payer } = await findOwn(deps, own);
  if (!(await isFinal(deps, checkout))) {
    const merged = asking.get(deps.payments) ?? mergeWaiting<never>();
    asking.set(deps.payments, merged);
    await merged(own.sessionId, [], () => askProvider(deps, checkout, { ...own, payer }));
  }
  return storedState(deps, own);
}

interface Own {
  accountUuid: string;
  sessionId: string;
}

/**
 * Expires one of the account's checkouts at the provider, so that nothing can be charged for it afterwards, whatever its
 * pages do. A checkout that was paid first is complete.
 */
export async function expireCheckout(deps: CommerceDependencies, own: Own): Promise<CheckoutSession> {
  const { checkout, payer } = await findOwn(deps, own);
  if (checkout.outcome === null) {
    const { status } = await deps.payments.expireCheckout(own.sessionId);
    if (status === 'complete') await lookAtPayer(deps, payer.uuid);
    if (status !== 'open') await closeCheckout(deps.db, checkout.uuid, status);
  }
  return storedState(deps, own);
}

/** Stores a page's report that the card was refused: the checkout is open, and no payment is in progress. */
export async function checkoutRefused(deps: CommerceDependencies, own: Own, since: Date): Promise<CheckoutSession> {
  const { checkout } = await findOwn(deps, own);
  await keepRefused(deps.db, checkout.uuid, since);
  return storedState(deps, own);
}

async function findOwn({ db }: CommerceDependencies, own: Own) {
  const checkout = await findCheckout(db, own);
  const payer = await findPayer(db, own.accountUuid);
  if (!checkout || !payer) throw new ApiFailure('not_found', 'There is no such checkout');
  return { checkout, payer };
}

async function storedState(deps: CommerceDependencies, own: Own): Promise<CheckoutSession> {
  const checkout = await findCheckout(deps.db, own);
  const { standing, subscription } = await readPlan(deps.db, own.accountUuid, deps.now());
  return {
    status: checkout?.outcome ?? 'open',
    payingSince: (!checkout?.outcome && checkout?.payingSince?.toISOString()) || null,
    subscriptionState: standing.state,
    ...(subscription?.trialRefused && { refused: 'trial_had' as const }),
  };
}

interface Asking {
  accountUuid: string;
  address: string;
  sessionId: string;
  payer: Pick<Payer, 'uuid'>;
}

async function askProvider(
  deps: CommerceDependencies,
  { uuid }: Pick<Checkout, 'uuid'>,
  { sessionId, payer, ...who }: Asking,
): Promise<void> {
  if (!(await mayAsk(deps, who))) return;
  const { status } = await deps.payments.readCheckout(sessionId);
  if (status === 'open') return;
  if (status === 'complete') await lookAtPayer(deps, payer.uuid);
  await closeCheckout(deps.db, uuid, status);
}

/** A complete checkout counts as final once its plan is projected. */
async function isFinal({ db, now }: CommerceDependencies, { outcome, accountUuid }: Checkout): Promise<boolean> {
  if (outcome !== 'complete') return outcome === 'expired';
  const { standing, subscription } = await readPlan(db, accountUuid, now());
  return standing.state !== 'none' || subscription?.trialRefused === true;
}

async function mayAsk(
  { identity }: CommerceDependencies,
  { accountUuid: account, address }: Pick<Asking, 'accountUuid' | 'address'>,
): Promise<boolean> {
  try {
    await identity.rateLimiter.consume('checkoutSession', { account, address });
    return true;
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'rate_limited') return false;
    throw error;
  }
}
