import { eq } from 'drizzle-orm';
import { payers } from '../commerce.tables.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { continueRefunds } from '../refunds/give-back.ts';
import { payersToLookAt } from './read-projection.ts';
import type { EventInbox } from './event-inbox.ts';
import { lookAtPayer } from './reconcile-subscription.ts';

/** How many payers one sweep looks at: with some five calls each, well below the provider's rate limit. */
const mostAtOnce = 50;
const troubledPauseMs = 5 * 60_000;

/**
 * Goes on with refunds, projects what stored events tell and was not projected, and finds what no webhook told: asks the
 * provider about everyone whose time has come.
 */
export async function sweep(deps: CommerceDependencies, inbox: EventInbox): Promise<void> {
  const { db, log } = deps;
  await continueRefunds(deps);
  await inbox.projectPending();
  for (const { uuid } of await payersToLookAt(db, { wall: deps.now(), most: mostAtOnce })) {
    // First put off, so that one who cannot be looked at does not hold up the others.
    const lookAt = new Date(deps.now().getTime() + troubledPauseMs * (0.8 + 0.4 * deps.random()));
    await db.update(payers).set({ lookAt }).where(eq(payers.uuid, uuid));
    await lookAtPayer(deps, uuid).catch((error: unknown) =>
      log.warn({ err: error, payer: uuid }, 'A payer was not looked at'),
    );
  }
  void deps.identity.sendMails().catch(() => {});
}
