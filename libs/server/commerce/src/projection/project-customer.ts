import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import { checkouts, payers, pendingProjections } from '../commerce.tables.ts';
import { type CustomerState, PaymentsError } from '@greenroom/ports/payments';
import { findOpenCheckout } from '../checkout/checkouts.repository.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { nowOf, type Payer } from '../customers/payers.repository.ts';
import { standingOfPlan } from '../domain/standing.ts';
import { forgetPromotionCode } from '../plans/cached.ts';
import { mergeWaiting } from './merge-waiting.ts';
import { withPayerLease } from './payer-lease.ts';
import { tellByMail } from './tell-by-mail.ts';
import { whenToLook } from './when-to-look.ts';
import { widenRefunds } from './widen-refunds.ts';
import { writeDisputes } from './write-disputes.ts';
import { writeInvoices } from './write-invoices.ts';
import { writeSubscriptions } from './write-subscriptions.ts';

export type Projecting = Pick<
  CommerceDependencies,
  'db' | 'payments' | 'identity' | 'seller' | 'now' | 'random' | 'instance'
>;

/** Maximum attempts when other writers are faster. */
const mostTries = 8;

/** Projections in progress in this server, by payment port. */
const projections = new WeakMap<object, ReturnType<typeof mergeWaiting<never>>>();

/**
 * Reads a payer's customer completely and stores it, with the mails that follow from it, in one transaction. This
 * projects all events stored before the reading. A payer is read once at a time, by one instance; calls made meanwhile
 * share the next reading, so that many simultaneous events cause few calls to the provider.
 * @throws PaymentsError
 */
export async function projectCustomer(deps: Projecting, payerUuid: string): Promise<void> {
  const projection = projections.get(deps.payments) ?? mergeWaiting<never>();
  projections.set(deps.payments, projection);
  return projection(payerUuid, [], () => withPayerLease(deps, payerUuid, () => readAndWrite(deps, payerUuid)));
}

/**
 * Writes only if nothing was written since the reading began, so that an older reading never overwrites a newer one.
 */
async function readAndWrite(deps: Projecting, payerUuid: string): Promise<void> {
  const { db, payments } = deps;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [payer] = await db.select().from(payers).where(eq(payers.uuid, payerUuid));
    if (!payer?.customerId) return;
    const events = await db.select().from(pendingProjections).where(eq(pendingProjections.payerUuid, payerUuid));
    const state = await payments.readCustomer(payer.customerId);
    const written = await db.transaction((tx) => write(deps, tx, { payer, state, events }));
    if (written) return;
  }
  throw new PaymentsError('unavailable', 'Others kept writing down what this one read');
}

interface Read {
  payer: Payer;
  state: CustomerState;
  /** Those stored before the reading began. */
  events: readonly (typeof pendingProjections.$inferSelect)[];
}

async function write(deps: Projecting, tx: Queryable, { payer, state, events }: Read): Promise<boolean> {
  const [locked] = await tx
    .update(payers)
    .set({
      version: sql`${payers.version} + 1`,
      clockId: state.clock?.id ?? null,
      clockNow: state.clock?.now ?? null,
    })
    .where(and(eq(payers.uuid, payer.uuid), eq(payers.version, payer.version)))
    .returning();
  if (!locked) return false;
  await endPending(tx, payer.uuid, events);
  const now = nowOf(locked, deps.now());
  const [account] = locked.accountUuid
    ? await tx.select().from(accounts).where(eq(accounts.uuid, locked.accountUuid))
    : [];
  const written = await writeSubscriptions(tx, {
    payer: locked,
    subscriptions: state.subscriptions,
    invoices: state.invoices,
  });
  await writeInvoices(tx, { payer: locked, invoices: state.invoices, account });
  const disputed = await writeDisputes(tx, { payer: locked, disputes: state.disputes });
  await widenRefunds(tx, { payer: locked, invoices: state.invoices });
  if (account)
    await tellByMail(tx, {
      mails: deps.identity.mails,
      seller: deps.seller,
      account,
      payer: locked,
      subscriptions: written,
      now,
    });
  const live = written.some((one) => standingOfPlan(one, now).blocksAnother);
  if (live && locked.accountUuid) await closeCheckouts(tx, locked.accountUuid);
  const open = locked.accountUuid ? await findOpenCheckout(tx, locked.accountUuid) : undefined;
  const looking = { payer: locked, subscriptions: written, live, disputed, checkoutSince: open?.createdAt };
  await tx
    .update(payers)
    .set({ lookAt: whenToLook({ ...deps, ...looking }) })
    .where(eq(payers.uuid, locked.uuid));
  return true;
}

/**
 * Closes checkouts that led to a plan. A code may be used up now, so the provider is asked again before it is offered.
 */
async function closeCheckouts(tx: Queryable, accountUuid: string): Promise<void> {
  const closed = await tx
    .update(checkouts)
    .set({ closedAt: sql`now()`, outcome: 'complete' })
    .where(and(eq(checkouts.accountUuid, accountUuid), isNull(checkouts.closedAt), isNotNull(checkouts.sessionId)))
    .returning();
  for (const { promotionCodeId } of closed) if (promotionCodeId) await forgetPromotionCode(tx, promotionCodeId);
}

async function endPending(tx: Queryable, payerUuid: string, events: Read['events']): Promise<void> {
  if (events.length === 0) return;
  const ids = events.map(({ eventId }) => eventId);
  await tx
    .delete(pendingProjections)
    .where(
      and(
        eq(pendingProjections.payerUuid, payerUuid),
        sql`${pendingProjections.eventId} = any(${sql.param(ids)}::text[])`,
      ),
    );
}
