import type Stripe from 'stripe';
import {
  advance,
  customerAt,
  endOf,
  failureOf,
  priceOf,
  second,
  type ApiUnderTest,
} from './contract/api-under-test.ts';
import { openSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';
import { answerChallenge } from './testing/shop.ts';

let bench: SandboxBench;
let stripe: Stripe;
let api: ApiUnderTest;
beforeAll(async () => {
  bench = await openSandboxBench();
  ({ stripe } = bench);
  api = { stripe, settle: bench.sandbox.runDue };
});
afterAll(() => bench.close());

const atWork = () => customerAt(stripe, '2027-01-10T10:00:00Z');
const available = async () =>
  (await stripe.balance.retrieve()).available.find(({ currency }) => currency === 'usd')!.amount;

describe('payment intents', () => {
  it('can be paid, held and captured in part, cancelled, and searched', async () => {
    const { customer, method } = await atWork();
    const before = await available();
    const order = { customer, currency: 'usd', payment_method: method, confirm: true, off_session: true } as const;
    const paid = await stripe.paymentIntents.create({ ...order, amount: 1_500, metadata: { order: 'a-7' } });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1_500 });
    const held = await stripe.paymentIntents.create({ ...order, amount: 900, capture_method: 'manual' });
    expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 900, amount_received: 0 });
    expect(await available()).toBe(before + 1_500);
    await stripe.paymentIntents.capture(held.id, { amount_to_capture: 400 });
    const charge = await stripe.charges.retrieve(held.latest_charge as string, { expand: ['balance_transaction'] });
    expect(charge).toMatchObject({ captured: true, amount_captured: 400, balance_transaction: { net: 400 } });
    await stripe.refunds.create({ payment_intent: held.id });
    expect(await available()).toBe(before + 1_500);
    const open = await stripe.paymentIntents.create({ amount: 700, currency: 'usd', customer });
    const waiting = await stripe.paymentIntents.update(open.id, {
      amount: 800,
      shipping: { name: 'M', address: { line1: 'x' } },
    });
    expect(waiting).toMatchObject({ amount: 800, status: 'requires_payment_method', shipping: { name: 'M' } });
    expect(await stripe.paymentIntents.cancel(open.id)).toMatchObject({ status: 'canceled' });
    const { data } = await stripe.paymentIntents.search({ query: `metadata["order"]:"a-7" AND amount>1000` });
    expect(data.map(({ id }) => id)).toEqual([paid.id]);
  });

  it('accept payment method types only if cards are among them', async () => {
    const { customer } = await atWork();
    const given = { customer, amount: 700, currency: 'usd' };
    const made = await stripe.paymentIntents.create({ ...given, allowed_payment_method_types: ['card', 'klarna'] });
    expect(made).toMatchObject({ allowed_payment_method_types: ['card'], payment_method_types: ['card'] });
    const refused = stripe.paymentIntents.create({ ...given, allowed_payment_method_types: ['klarna'] });
    expect(await failureOf(refused)).toMatchObject({
      code: 'sandbox_unsupported',
      param: 'allowed_payment_method_types',
    });
    const setUp = await stripe.setupIntents.create({ customer, allowed_payment_method_types: ['card'] });
    expect(setUp).toMatchObject({ allowed_payment_method_types: ['card'] });
  });

  it('require 3-D Secure if the card does, and continue with the answer', async () => {
    const { customer } = await atWork();
    const asked = await stripe.paymentIntents.create({
      ...{ customer, amount: 500, currency: 'usd', payment_method: 'pm_card_authenticationRequired', confirm: true },
      return_url: 'https://example.com/done',
    });
    expect(asked.status).toBe('requires_action');
    await answerChallenge(bench, asked.next_action!.redirect_to_url!.url!, 'complete');
    expect(await stripe.paymentIntents.retrieve(asked.id)).toMatchObject({ status: 'succeeded' });
  });

  it("reject another customer's card", async () => {
    const { method } = await atWork();
    const pay = stripe.paymentIntents.create({ amount: 500, currency: 'usd', payment_method: method, confirm: true });
    expect(await failureOf(pay)).toMatchObject({ statusCode: 400, param: 'payment_method' });
  });
});

const pay = (card: string) =>
  stripe.paymentIntents.create({
    ...{ amount: 2_000, currency: 'usd', payment_method: card, confirm: true },
    ...{ return_url: 'https://example.com', expand: ['latest_charge', 'payment_method'] },
  });

describe('cards', () => {
  it.each([
    ['pm_card_visa', 'visa', '4242'],
    ['pm_card_mastercard', 'mastercard', '4444'],
    ['pm_card_amex', 'amex', '0005'],
    ['pm_card_discover', 'discover', '1117'],
    ['pm_card_diners', 'diners', '0004'],
    ['pm_card_jcb', 'jcb', '0505'],
    ['pm_card_unionpay', 'unionpay', '0005'],
  ])('%s has the brand %s', async (card, brand, last4) => {
    const { payment_method: method, latest_charge: charge } = await pay(card);
    expect((method as Stripe.PaymentMethod).card).toMatchObject({ brand, last4 });
    expect((charge as Stripe.Charge).payment_method_details).toMatchObject({ card: { brand, network: brand } });
  });

  it.each([
    ['pm_card_radarBlock', 'fraudulent', 'blocked', 'highest'],
    ['pm_card_visa_chargeDeclined', 'generic_decline', 'issuer_declined', 'normal'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds', 'issuer_declined', 'normal'],
    ['pm_card_visa_chargeDeclinedLostCard', 'lost_card', 'issuer_declined', 'normal'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'stolen_card', 'issuer_declined', 'normal'],
    ['pm_card_visa_chargeDeclinedVelocityLimitExceeded', 'card_velocity_exceeded', 'issuer_declined', 'normal'],
  ])('%s is declined with %s', async (card, decline, type, risk) => {
    const failure = await failureOf(pay(card));
    expect(failure).toMatchObject({ type: 'StripeCardError', code: 'card_declined', decline_code: decline });
    const charge = await stripe.charges.retrieve(failure.charge!);
    expect(charge.outcome).toMatchObject({ type, risk_level: risk });
  });

  it.each([
    ['pm_card_us', { cvc_check: 'pass' }],
    ['pm_card_threeDSecureOptional', { cvc_check: 'pass' }],
    ['pm_card_cvcCheckFail', { cvc_check: 'fail' }],
    ['pm_card_avsFail', { address_line1_check: 'fail', address_postal_code_check: 'fail' }],
    ['pm_card_avsLine1Fail', { address_line1_check: 'fail', address_postal_code_check: null }],
    ['pm_card_avsZipFail', { address_line1_check: null, address_postal_code_check: 'fail' }],
    ['pm_card_avsUnchecked', { address_line1_check: 'unavailable', address_postal_code_check: 'unavailable' }],
  ])('%s can be charged, with its checks', async (card, checks) => {
    const { status, latest_charge: charge } = await pay(card);
    expect([status, (charge as Stripe.Charge).payment_method_details]).toMatchObject([
      'succeeded',
      { card: { checks } },
    ]);
    const { customer } = await atWork();
    expect((await stripe.paymentMethods.attach(card, { customer })).card).toMatchObject({ checks });
  });

  it('pm_card_threeDSecureRequired requires 3-D Secure', async () => {
    expect(await pay('pm_card_threeDSecureRequired')).toMatchObject({ status: 'requires_action' });
  });

  it.each(['pm_card_createMultipleDisputes', 'pm_card_createIssuerFraudRecord'])('%s is lacking', async (card) => {
    expect(await failureOf(pay(card))).toMatchObject({ code: 'sandbox_unsupported', param: 'payment_method' });
  });

  it('with an elevated risk succeed and report it', async () => {
    const { latest_charge: charge } = await pay('pm_card_riskLevelElevated');
    expect((charge as Stripe.Charge).outcome).toMatchObject({ risk_level: 'elevated', type: 'authorized' });
  });
});

describe('disputes', () => {
  it.each([
    ['winning_evidence', 'won', 0],
    ['losing_evidence', 'lost', -2_000],
  ])('with %s end as %s', async (text, status, left) => {
    const before = await available();
    const intent = await pay('pm_card_createDispute');
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
    expect(dispute).toMatchObject({ status: 'needs_response', reason: 'fraudulent', amount: 2_000 });
    expect(await available()).toBe(before);
    expect(await failureOf(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
      code: 'charge_disputed',
    });
    const closed = await stripe.disputes.update(dispute!.id, { evidence: { uncategorized_text: text } });
    expect(closed.status).toBe(status);
    expect(await available()).toBe(before + 2_000 + left);
    expect(await failureOf(stripe.disputes.close(dispute!.id))).toMatchObject({ statusCode: 400 });
  });
});

describe('manual invoices', () => {
  it('are built from items, finalised, credited and paid', async () => {
    const { customer, clock } = await atWork();
    await stripe.invoiceItems.create({ customer, amount: 2_000, currency: 'usd', description: 'A workshop' });
    const draft = await stripe.invoices.create({
      customer,
      pending_invoice_items_behavior: 'include',
      auto_advance: true,
    });
    const extra = await stripe.invoiceItems.create({ customer, invoice: draft.id, amount: 700, currency: 'usd' });
    expect(await stripe.invoices.retrieve(draft.id)).toMatchObject({ status: 'draft', total: 2_700 });
    await stripe.invoiceItems.del(extra.id);
    expect(await stripe.invoices.retrieve(draft.id)).toMatchObject({ total: 2_000, amount_due: 2_000 });
    await advance(api, clock, second('2027-01-10T12:00:00Z'));
    expect(await stripe.invoices.retrieve(draft.id)).toMatchObject({ status: 'paid', amount_paid: 2_000 });
    const given = { invoice: draft.id, amount: 900 };
    expect(await failureOf(stripe.creditNotes.create(given))).toMatchObject({ statusCode: 400 });
    const note = await stripe.creditNotes.create({ ...given, credit_amount: 500, refund_amount: 400 });
    expect(note).toMatchObject({ type: 'post_payment', amount: 900, status: 'issued' });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -500 });
    expect((await stripe.refunds.list({ limit: 1 })).data).toMatchObject([{ amount: 400 }]);
    const { data } = await stripe.customers.listBalanceTransactions(customer);
    expect(data).toMatchObject([{ amount: -500, ending_balance: -500, type: 'credit_note', credit_note: note.id }]);
    expect(await failureOf(stripe.creditNotes.create({ ...given, amount: 1_101, credit_amount: 1_101 }))).toMatchObject(
      {
        param: 'amount',
      },
    );
  });

  it('that are open are reduced by a credit note, and paid once nothing is left', async () => {
    const { customer } = await atWork();
    await stripe.invoiceItems.create({ customer, amount: 2_000, currency: 'usd' });
    const how = {
      collection_method: 'send_invoice',
      days_until_due: 7,
      pending_invoice_items_behavior: 'include',
    } as const;
    const { id } = await stripe.invoices.create({ customer, ...how });
    await stripe.invoices.sendInvoice(id);
    await stripe.creditNotes.create({ invoice: id, amount: 600 });
    expect(await stripe.invoices.retrieve(id)).toMatchObject({
      status: 'open',
      amount_due: 1_400,
      amount_remaining: 1_400,
    });
    await stripe.creditNotes.create({ invoice: id, amount: 1_400 });
    expect(await stripe.invoices.retrieve(id)).toMatchObject({ status: 'paid', amount_paid: 0 });
    expect((await stripe.charges.list({ customer })).data).toEqual([]);
  });

  it('that are sent and not paid in time make their subscription past due', async () => {
    const { customer, clock } = await atWork();
    const price = await priceOf(stripe, 1_000, 'month');
    const begun = await stripe.subscriptions.create({
      ...{ customer, items: [{ price: price.id }], collection_method: 'send_invoice', days_until_due: 3 },
    });
    await advance(api, clock, second('2027-01-14T10:00:00Z'));
    expect(await stripe.subscriptions.retrieve(begun.id)).toMatchObject({ status: 'past_due' });
    expect((await stripe.charges.list({ customer })).data).toEqual([]);
    await stripe.invoices.pay(begun.latest_invoice as string, { paid_out_of_band: true });
    expect(await stripe.subscriptions.retrieve(begun.id)).toMatchObject({ status: 'active' });
  });
});

it('tax IDs appear on later invoices', async () => {
  const { customer } = await atWork();
  const { id } = await stripe.customers.createTaxId(customer, { type: 'eu_vat', value: 'DE123456789' });
  const price = await priceOf(stripe, 1_000, 'month');
  const begun = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    expand: ['latest_invoice'],
  });
  expect((begun.latest_invoice as Stripe.Invoice).customer_tax_ids).toEqual([{ type: 'eu_vat', value: 'DE123456789' }]);
  await stripe.customers.deleteTaxId(customer, id);
  expect((await stripe.customers.listTaxIds(customer)).data).toEqual([]);
});

it('subscription items can be added, changed and removed, each with proration', async () => {
  const { customer } = await atWork();
  const price = await priceOf(stripe, 1_000, 'month');
  const seats = await priceOf(stripe, 300, 'month');
  const begun = await stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
  const item = await stripe.subscriptionItems.create({ subscription: begun.id, price: seats.id, quantity: 2 });
  expect(item).toMatchObject({ object: 'subscription_item', quantity: 2, price: { id: seats.id } });
  await stripe.subscriptionItems.update(item.id, { quantity: 5 });
  expect((await stripe.invoices.createPreview({ subscription: begun.id })).total).toBe(1_000 + 1_500 + 1_500);
  await stripe.subscriptionItems.del(item.id);
  expect((await stripe.subscriptionItems.list({ subscription: begun.id })).data).toHaveLength(1);
  expect((await stripe.invoices.createPreview({ subscription: begun.id })).total).toBe(1_000);
});

it('search finds objects by text, number and negation', async () => {
  const name = `Maren ${crypto.randomUUID()}`;
  const { id } = await stripe.customers.create({ name, email: 'maren@example.com', metadata: { stage: 'two' } });
  const found = async (query: string) => (await stripe.customers.search({ query })).data.map((one) => one.id);
  expect(await found(`name:"${name}"`)).toEqual([id]);
  expect(await found(`name~"${name.slice(6, 20)}" AND -phone:null`)).toEqual([]);
  expect(await found(`name:"${name}" metadata["stage"]:"two" created>1000`)).toEqual([id]);
  expect(await failureOf(stripe.customers.search({ query: 'name:' }))).toMatchObject({ param: 'query' });
});

it("the portal opens the customer's page", async () => {
  const { customer } = await atWork();
  const { url, configuration } = await stripe.billingPortal.sessions.create({ customer });
  expect((await bench.browser.inject(new URL(url, 'http://localhost').pathname)).statusCode).toBe(200);
  expect((await stripe.billingPortal.configurations.list({ is_default: true })).data).toMatchObject([
    { id: configuration },
  ]);
});

it('standalone, the sandbox uses its own address for the portal, invoices and the bank’s page', async () => {
  const alone = await openSandboxBench({ site: 'own' });
  const { customer } = await customerAt(alone.stripe, '2027-01-10T10:00:00Z');
  const asked = await alone.stripe.paymentIntents.create({
    ...{ customer, amount: 500, currency: 'usd', payment_method: 'pm_card_authenticationRequired', confirm: true },
    return_url: 'https://example.com/done',
  });
  const drafted = await alone.stripe.invoices.create({ customer });
  const urls = [
    (await alone.stripe.billingPortal.sessions.create({ customer })).url,
    (await alone.stripe.invoices.finalizeInvoice(drafted.id)).hosted_invoice_url,
    asked.next_action?.redirect_to_url?.url,
  ];
  for (const url of urls) expect((await fetch(url!)).status).toBe(200);
  await alone.close();
});

it('a subscription that is created with an end is cancelled then', async () => {
  const { customer, clock } = await atWork();
  const price = await priceOf(stripe, 1_000, 'month');
  const begun = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    cancel_at_period_end: true,
  });
  await advance(api, clock, endOf(begun) + 60);
  expect(await stripe.subscriptions.retrieve(begun.id)).toMatchObject({ status: 'canceled' });
});
