import { randomUUID } from 'node:crypto';
import { invoices, payers, subscriptions } from '@greenroom/commerce/tables';
import type { Queryable } from '@greenroom/database';

type Subscription = typeof subscriptions.$inferInsert;
type Invoice = typeof invoices.$inferInsert;

/** Returns a moment of 2026 in UTC: `11-05`, `11-05T10:00`. */
export const on = (day: string) => new Date(`2026-${day.includes('T') ? `${day}:00` : `${day}T00:00:00`}Z`);

interface PlanWish extends Partial<Subscription> {
  accountUuid?: string | null;
  clockNow?: Date;
  /** Each is paid on its first day, unless it says otherwise. */
  periods?: (Partial<Invoice> & { amount: number; from: Date; to: Date })[];
}

/** Stores a subscription with its payer and invoices, as the projection would. @returns the ids */
export async function addPlan(db: Queryable, { accountUuid = null, clockNow, periods = [], ...wish }: PlanWish) {
  const payerUuid = randomUUID();
  const id = wish.id ?? `sub_${payerUuid.slice(0, 8)}`;
  await db.insert(payers).values({ uuid: payerUuid, accountUuid, clockNow: clockNow ?? null });
  await db.insert(subscriptions).values({
    ...{ status: 'active', tier: 'monthly', priceId: 'price_1', currency: 'usd', unitAmount: 1_000, intervalCount: 1 },
    ...{ currentPeriodEnd: on('12-20'), createdAt: on('11-20'), payerUuid },
    ...wish,
    id,
  });
  for (const { amount, from, to, ...invoice } of periods)
    await db.insert(invoices).values({
      ...{ id: `in_${randomUUID()}`, payerUuid, subscriptionId: id, number: null, status: 'paid' },
      ...{ currency: wish.currency ?? 'usd', total: amount, amountPaid: amount, tax: 0, refunded: 0 },
      paymentId: amount > 0 ? `pi_${randomUUID()}` : null,
      lines: [{ description: 'A plan', amount: amount as never, from: from.toISOString(), to: to.toISOString() }],
      billedTo: { name: '', email: '' },
      createdAt: from,
      paidAt: from,
      ...invoice,
    });
  return { id, payerUuid };
}
