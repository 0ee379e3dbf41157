import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';
import type { KillableShop } from '../../../testing/load/killable-shop.ts';

/** How many periods of a plan are renewed. */
export const renewalsOfOne = 2;
/** A renewal's invoice stays a draft for an hour. */
const untilPaidSeconds = 2 * 3_600;
/** Retries while the sandbox or the product is down, and their interval in ms. */
const again = { times: 600, everyMs: 200 };

/**
 * Lets periods of a person's plan pass on the sandbox's clock, each until the product has stored its payment, or for two
 * minutes: while the product is killed again and again, webhooks wait. What must be stored in the end is checked with
 * the books, once all webhooks are delivered.
 * @param around called with each renewal, from the moment at which its clock starts
 * @throws Error if the clock does not reach the next period
 */
export async function renew(
  { stripe, pool }: Pick<KillableShop, 'stripe' | 'pool'>,
  accountUuid: string,
  around: <T>(renewal: Promise<T>) => Promise<T>,
): Promise<void> {
  const text = 'select customer_id as customer, uuid from payers where account_uuid = $1';
  const [payer] = (await pool.query<{ customer: string; uuid: string }>(text, [accountUuid])).rows;
  if (!payer) throw new Error('there is no payer');
  for (let renewals = 1; renewals <= renewalsOfOne; renewals += 1) {
    const [plan] = (await insist(() => stripe.subscriptions.list({ customer: payer.customer }))).data;
    const end = plan?.items.data[0]?.current_period_end;
    if (end === undefined) throw new Error('there is no plan to renew');
    await around(advance(stripe, payer.customer, end + untilPaidSeconds).then(() => paidInvoices(1 + renewals)));
  }

  async function paidInvoices(expected: number): Promise<void> {
    const paid = `select count(*)::int as count from invoices where payer_uuid = $1 and status = 'paid'`;
    for (let tries = 0; tries < again.times; tries += 1) {
      const [row] = (await pool.query<{ count: number }>(paid, [payer!.uuid])).rows;
      if (row!.count >= expected) return;
      // A webhook that met a killed product is delivered again within seconds.
      if (tries % 25 === 24) await pool.query(`update payment_sandbox.deliveries set due = 0 where status = 'waiting'`);
      await sleep(again.everyMs);
    }
  }
}

/** Advances the customer's test clock, however often the sandbox is killed meanwhile. */
async function advance(stripe: Stripe, customer: string, until: number): Promise<void> {
  for (let tries = 0; tries < again.times; tries += 1) {
    const { test_clock: clock } = (await insist(() =>
      stripe.customers.retrieve(customer, { expand: ['test_clock'] }),
    )) as { test_clock?: Stripe.TestHelpers.TestClock };
    if (!clock) throw new Error('the customer has no clock');
    if (clock.status === 'ready' && clock.frozen_time >= until) return;
    if (clock.status === 'ready')
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: until }).catch(() => undefined);
    await sleep(again.everyMs);
  }
  throw new Error('the clock did not reach the next period');
}

async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === again.times) throw error;
      await sleep(again.everyMs);
    }
  }
}
