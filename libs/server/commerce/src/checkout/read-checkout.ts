import { ApiFailure, type CheckoutSession } from '@greenroom/contracts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { findPayer } from '../customers/payers.repository.ts';
import { readPlan } from '../projection/read-projection.ts';
import { lookAtPayer } from '../projection/reconcile-subscription.ts';
import { closeCheckout, findCheckout } from './checkouts.repository.ts';

/**
 * How a checkout of one's own stands, asked of the provider itself: where it is complete, what it led to is written down
 * here, whatever webhooks tell and when.
 */
export async function readCheckout(
  deps: CommerceDependencies,
  { accountUuid, sessionId }: { accountUuid: string; sessionId: string },
): Promise<CheckoutSession> {
  const checkout = await findCheckout(deps.db, { accountUuid, sessionId });
  const payer = await findPayer(deps.db, accountUuid);
  if (!checkout || !payer) throw new ApiFailure('not_found', 'There is no such checkout');
  const { status } = await deps.payments.readCheckout(sessionId);
  if (status === 'complete') await lookAtPayer(deps, payer.uuid);
  if (status !== 'open') await closeCheckout(deps.db, checkout.uuid);
  const { standing, subscription } = await readPlan(deps.db, accountUuid, deps.now());
  return {
    status,
    subscriptionState: standing.state,
    ...(subscription?.trialRefused && { refused: 'trial_had' as const }),
  };
}
