import { checkInvariants } from './check-invariants.ts';
import type { CommerceFixture } from './commerce-fixture.ts';
import type { Payer } from './payer.ts';

type Surviving = Pick<CommerceFixture, 'clock' | 'commerce' | 'sandbox' | 'stripe' | 'database'>;

const hourMs = 3_600_000;

/** Lets time pass without faults: webhooks are retried, and the sweep checks every payer. */
export async function runWithoutFaults({ clock, commerce, sandbox, database }: Surviving): Promise<void> {
  for (let hours = 0; hours < 3; hours += 1) {
    clock.ms += 7 * hourMs;
    await sandbox.runDue();
    await commerce.sweep();
    await sandbox.runDue();
  }
  // A sweep takes a limited number of payers, and leaves a refund to the next one if a webhook stored the same payer in
  // the meantime; tests sweep until nothing is left.
  const leftOver = `select 1 from payers where look_at <= $1 union all select 1 from refunds where done_at is null`;
  for (let sweeps = 0; sweeps < 10; sweeps += 1) {
    const { rows } = await database.pool.query(leftOver, [new Date(clock.ms)]);
    if (rows.length === 0) return;
    await commerce.sweep();
  }
}

/** Buys a plan, pressing the button until the page confirms it. */
export async function buyAtLast(me: Payer): Promise<void> {
  for (let tries = 0; tries < 4; tries += 1) {
    const begun = await me.begin({ tier: 'monthly' });
    if (begun.statusCode === 409) return;
    if (begun.statusCode !== 200) continue;
    const { client_secret: secret, checkout_session_id: id } = begun.json<Record<string, string>>();
    await me.pay(secret!);
    const { subscription_state: state } = await me.readCheckout(id!);
    if (state === 'active') return;
  }
}

/** Returns the defects of a payer who bought one plan. */
export async function boughtOnce(fixture: Surviving, me: Payer): Promise<string[]> {
  const customer = await me.customerId();
  const charges = (await fixture.stripe.charges.list({ customer })).data.filter(({ status }) => status === 'succeeded');
  const { state } = await me.plan();
  return [
    ...(charges.length === 1 ? [] : [`charged ${charges.length} times`]),
    ...(state === 'active' ? [] : [`the plan is ${state}`]),
    ...(await checkInvariants(fixture, customer)),
  ];
}

const graceSeconds = 7 * 86_400;

/**
 * Returns violations beyond the books: each begun plan and each failed invoice was announced by mail exactly once, no
 * plan gives access after its grace period, and refunds are complete.
 */
export async function notHeld(fixture: Surviving & Mailed, me: Payer, customer: string): Promise<string[]> {
  const mails = await fixture.mailsTo(me.email);
  const told = (subject: RegExp) => mails.filter((one) => subject.test(one)).length;
  const { rows } = await fixture.database.pool.query<Record<'begun' | 'failed' | 'receipts' | 'refunds', number>>(
    `select (select count(*) from subscriptions where payer_uuid = p.uuid and begin_told)::int as begun,
       (select count(*) from invoices where payer_uuid = p.uuid and failures_told = 1)::int as failed,
       (select count(*) from invoices where payer_uuid = p.uuid and receipt_mailed)::int as receipts,
       (select count(*) from refunds where payer_uuid = p.uuid and done_at is null)::int as refunds
     from payers p where p.customer_id = $1`,
    [customer],
  );
  const { begun, failed, receipts, refunds } = rows[0]!;
  const subscriptions = (await fixture.stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data;
  const charges = (await fixture.stripe.charges.list({ customer, limit: 100 })).data;
  const now = await me.clockNow();
  return [
    ...(told(/has begun$/) === begun ? [] : [`${begun} plans began, ${told(/has begun$/)} mails`]),
    ...(told(/did not go through$/) === failed ? [] : [`${failed} payments failed, not as many mails`]),
    ...(told(/^Your receipt$/) === receipts ? [] : [`${receipts} payments, not as many receipts`]),
    ...(refunds === 0 ? [] : [`${refunds} refunds are not done`]),
    ...subscriptions
      .filter(({ status, items }) => late.has(status) && items.data[0]!.current_period_start + graceSeconds < now)
      .map(({ id }) => `${id} goes on though its grace is over`),
    ...charges
      .filter(({ amount, amount_refunded: back }) => back !== 0 && back !== amount)
      .map(({ id }) => `${id} was given back in part`),
  ];
}

type Mailed = Pick<CommerceFixture, 'mailsTo'>;
const late: ReadonlySet<string> = new Set(['past_due', 'unpaid']);
