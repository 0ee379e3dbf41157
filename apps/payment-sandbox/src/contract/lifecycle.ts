import type Stripe from 'stripe';
import { advance, customerAt, endOf, priceOf, second, type ApiUnderTest } from './api-under-test.ts';

/** One ledger entry; the balance is the customer's, negative for a credit. */
export interface LedgerLine {
  day: string;
  what: string;
  billed: number;
  paid: number;
  balance: number;
}

/** What the card was charged, and what was refunded to it. */
export interface Lifecycle {
  customer: string;
  ledger: LedgerLine[];
  charged: number;
  refunded: number;
  status: string;
}

/**
 * Runs fourteen months of one plan with the official library: a trial, renewals, a coupon, more seats, a declined card
 * and its replacement, a pause, a switch to annual, and a cancellation with a credit for the unused time.
 */
export async function runFourteenMonths(api: ApiUnderTest): Promise<Lifecycle> {
  const { stripe } = api;
  const { clock, customer, method } = await customerAt(stripe, '2027-01-31T10:00:00Z');
  const month = await priceOf(stripe, 1_000, 'month');
  const year = await priceOf(stripe, 8_400, 'year');
  const begun = await stripe.subscriptions.create({ customer, items: [{ price: month.id }], trial_period_days: 7 });
  const plan = begun.id;
  const item = begun.items.data[0]!.id;
  const renew = async (times: number) => {
    for (let done = 0; done < times; done += 1)
      await advance(api, clock, endOf(await stripe.subscriptions.retrieve(plan)) + 2 * 3_600);
  };
  await renew(3);
  const { id: coupon } = await stripe.coupons.create({ percent_off: 50, duration: 'once' });
  await stripe.subscriptions.update(plan, { discounts: [{ coupon }] });
  await renew(1);
  await stripe.subscriptions.update(plan, { items: [{ id: item, quantity: 2 }] });
  await renew(1);
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await stripe.subscriptions.update(plan, { default_payment_method: bad.id });
  await renew(1);
  const overdue = await stripe.subscriptions.retrieve(plan);
  await stripe.subscriptions.update(plan, { default_payment_method: method });
  await stripe.invoices.pay(overdue.latest_invoice as string);
  await stripe.subscriptions.update(plan, { pause_collection: { behavior: 'void' } });
  await renew(1);
  await stripe.subscriptions.update(plan, { pause_collection: '' });
  await renew(2);
  await stripe.subscriptions.update(plan, { items: [{ id: item, price: year.id, quantity: 1 }] });
  await advance(api, clock, second('2028-03-31T10:00:00Z'));
  await stripe.subscriptions.cancel(plan, { prorate: true, invoice_now: true });
  return ledgerOf(stripe, customer, plan);
}

async function ledgerOf(stripe: Stripe, customer: string, plan: string): Promise<Lifecycle> {
  const invoices = (await stripe.invoices.list({ customer, limit: 100 })).data.toReversed();
  const charges = (await stripe.charges.list({ customer, limit: 100 })).data;
  const { status } = await stripe.subscriptions.retrieve(plan);
  const good = charges.filter((charge) => charge.status === 'succeeded');
  return {
    customer,
    status,
    charged: good.reduce((sum, { amount }) => sum + amount, 0),
    refunded: good.reduce((sum, { amount_refunded: back }) => sum + back, 0),
    ledger: invoices.map(
      ({ created, billing_reason: reason, status: state, total, amount_paid: paid, ...invoice }) => ({
        day: new Date(created * 1000).toISOString().slice(0, 10),
        what: `${reason} ${state}`,
        billed: total,
        paid,
        balance: invoice.ending_balance ?? 0,
      }),
    ),
  };
}
