import { eq } from 'drizzle-orm';
import { payers } from '../commerce.tables.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { continueRefunds } from '../refunds/give-back.ts';
import { continuePaymentRefunds } from '../refunds/refund-payment.ts';
import { findDisputes } from './find-disputes.ts';
import { payersToLookAt } from './read-projection.ts';
import type { EventInbox } from './event-inbox.ts';
import { lookAtPayer } from './reconcile-subscription.ts';

/** Maximum payers checked in one sweep: at about five calls each, this stays well below the provider's rate limit. */
const mostAtOnce = 50;
const troubledPauseMs = 5 * 60_000;
/** How often one instance asks for new disputes, in ms. */
const disputesEveryMs = 60 * 60_000;

/** When new disputes are next asked for, by payment port. */
const disputesDue = new WeakMap<object, number>();

/**
 * Continues refunds, projects stored events that were left, and asks the provider about every payer that is due, to
 * find changes that no webhook reported.
 */
export async function sweep(deps: CommerceDependencies, inbox: EventInbox): Promise<void> {
  const { db, log } = deps;
  await continueRefunds(deps);
  await continuePaymentRefunds(deps);
  await inbox.projectPending();
  for (const { uuid } of await payersToLookAt(db, { wall: deps.now(), most: mostAtOnce })) {
    // Postpone first, so that a payer whose check fails does not block the others.
    const lookAt = new Date(deps.now().getTime() + troubledPauseMs * (0.8 + 0.4 * deps.random()));
    await db.update(payers).set({ lookAt }).where(eq(payers.uuid, uuid));
    await lookAtPayer(deps, uuid).catch((error: unknown) =>
      log.warn({ err: error, payer: uuid }, 'Checking a payer with the payment provider failed; will retry'),
    );
  }
  await findNewDisputes(deps);
  void deps.identity.sendMails().catch(() => {});
}

async function findNewDisputes(deps: CommerceDependencies): Promise<void> {
  const now = deps.now().getTime();
  if (now < (disputesDue.get(deps.payments) ?? 0)) return;
  disputesDue.set(deps.payments, now + disputesEveryMs);
  await findDisputes(deps).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'Asking the payment provider for new disputes failed; will retry in an hour'),
  );
}
