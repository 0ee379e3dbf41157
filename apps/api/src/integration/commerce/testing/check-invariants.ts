import type Stripe from 'stripe';
import type { CommerceFixture } from './commerce-fixture.ts';

interface Checked {
  stripe: CommerceFixture['stripe'];
  database: Pick<CommerceFixture['database'], 'pool'>;
}

/**
 * Checks the invariants that hold after anything can happen: no charge without a subscription, no subscription without
 * a charge, no double charge, and our projection equals the provider's state.
 * @returns the violations in words; empty if there are none
 */
export async function checkInvariants({ stripe, database }: Checked, customerId: string): Promise<string[]> {
  const [subscriptions, invoices, charges] = await Promise.all([
    stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
    stripe.invoices.list({ customer: customerId, limit: 100, expand: ['data.payments'] }),
    stripe.charges.list({ customer: customerId, limit: 100 }),
  ]);
  const wrong: string[] = [];
  const paidBy = new Map(
    invoices.data.flatMap((invoice) =>
      (invoice.payments?.data ?? [])
        .filter(({ status }) => status === 'paid')
        .map(({ payment }) => [idOf(payment.payment_intent), invoice] as const),
    ),
  );
  const known = new Set(subscriptions.data.map(({ id }) => id));
  for (const charge of charges.data.filter(({ status }) => status === 'succeeded')) {
    const invoice = paidBy.get(idOf(charge.payment_intent));
    const subscription = invoice && subscriptionOf(invoice);
    if (!subscription || !known.has(subscription)) wrong.push(`${charge.id} was charged for no subscription`);
  }
  for (const subscription of subscriptions.data) wrong.push(...unpaid(subscription, invoices.data));
  for (const invoice of invoices.data) wrong.push(...leftOver(invoice, subscriptions.data));
  wrong.push(...chargedTwice(invoices.data));
  const live = subscriptions.data.filter(({ status }) => ['trialing', 'active', 'past_due', 'unpaid'].includes(status));
  if (live.length > 1) wrong.push(`${customerId} has ${live.length} plans at once`);
  return [
    ...wrong,
    ...(await projectionDiffers(database, customerId, { subscriptions: subscriptions.data, invoices: invoices.data })),
  ];
}

const idOf = (thing: string | { id: string } | null | undefined) => (typeof thing === 'string' ? thing : thing?.id);

function subscriptionOf({ parent }: Stripe.Invoice): string | undefined {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === 'string' ? subscription : subscription?.id;
}

function unpaid({ id, status, items }: Stripe.Subscription, invoices: readonly Stripe.Invoice[]): string[] {
  if (status !== 'active') return [];
  const start = items.data[0]!.current_period_start;
  const paid = invoices.some(
    (invoice) =>
      subscriptionOf(invoice) === id &&
      // A renewal's invoice is a draft for an hour; an open invoice means a missing payment.
      ['paid', 'draft'].includes(invoice.status ?? '') &&
      invoice.lines.data.some(({ period }) => period.end > start),
  );
  return paid ? [] : [`${id} is active, and nobody paid for it`];
}

const isOfChange = (invoice: Stripe.Invoice) => invoice.billing_reason === 'subscription_update';

/** A draft or open invoice of an ended plan, or of a change that was not made, could still be charged. */
function leftOver(invoice: Stripe.Invoice, subscriptions: readonly Stripe.Subscription[]): string[] {
  if (invoice.status !== 'draft' && invoice.status !== 'open') return [];
  const of = subscriptions.find(({ id }) => id === subscriptionOf(invoice));
  const willBeCharged = invoice.auto_advance && of?.status === 'canceled';
  // Its person could still confirm it at their bank.
  const chargesNothing = isOfChange(invoice) && !of?.pending_update;
  return willBeCharged || chargesNothing ? [`${invoice.id} is ${invoice.status}, and nothing waits for it`] : [];
}

/** Finds two paid lines for the same period of the same subscription; refunded lines do not count. */
function chargedTwice(invoices: readonly Stripe.Invoice[]): string[] {
  const seen = new Map<string, string>();
  const wrong: string[] = [];
  for (const invoice of invoices.filter(({ status, amount_paid: paid }) => status === 'paid' && paid > 0))
    for (const line of invoice.lines.data.filter(({ amount }) => amount > 0)) {
      const key = `${subscriptionOf(invoice)} ${line.period.start}-${line.period.end}`;
      if (seen.has(key)) wrong.push(`${key} was paid by ${seen.get(key)} and ${invoice.id}`);
      seen.set(key, invoice.id);
    }
  return wrong;
}

interface Provider {
  subscriptions: readonly Stripe.Subscription[];
  invoices: readonly Stripe.Invoice[];
}

async function projectionDiffers(
  { pool }: Checked['database'],
  customerId: string,
  { subscriptions, invoices }: Provider,
): Promise<string[]> {
  const ours = await pool.query<{ id: string; said: string }>(
    `select s.id, concat_ws(' ', s.status, s.unit_amount, extract(epoch from s.current_period_end)::bigint,
       coalesce(extract(epoch from s.cancel_at)::bigint::text, '-'), coalesce(extract(epoch from s.ended_at)::bigint::text, '-')) as said
     from subscriptions s join payers p on p.uuid = s.payer_uuid where p.customer_id = $1`,
    [customerId],
  );
  const paid = await pool.query<{ id: string; said: string }>(
    `select i.id, concat_ws(' ', i.status, i.amount_paid) as said
     from invoices i join payers p on p.uuid = i.payer_uuid where p.customer_id = $1`,
    [customerId],
  );
  const theirs = new Map(
    subscriptions.map(({ id, status, items, cancel_at: cancelAt, ended_at: endedAt }) => {
      const { price, current_period_end: end } = items.data[0]!;
      return [id, [status, price.unit_amount, end, cancelAt ?? '-', endedAt ?? '-'].join(' ')] as const;
    }),
  );
  const theirInvoices = new Map(
    invoices
      // A change that was not paid is not made, and not listed.
      .filter((one) => one.status !== 'draft' && (one.status === 'paid' || !isOfChange(one)))
      .map((one) => [one.id, `${one.status} ${one.amount_paid}`] as const),
  );
  return [...compare(theirs, ours.rows), ...compare(theirInvoices, paid.rows)];
}

function compare(theirs: ReadonlyMap<string, string>, ours: readonly { id: string; said: string }[]): string[] {
  const known = new Map(ours.map(({ id, said }) => [id, said]));
  return [...new Set([...theirs.keys(), ...known.keys()])]
    .filter((id) => theirs.get(id) !== known.get(id))
    .map((id) => `${id}: the provider says "${theirs.get(id)}", we say "${known.get(id)}"`);
}
