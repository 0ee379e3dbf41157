import { ownedCommerce } from '@greenroom/commerce';
import { mailedToken } from '../../app/testing/identity-app.ts';
import { type CommerceFixture, openCommerceFixture } from './testing/commerce-fixture.ts';
import { checkInvariants } from './testing/check-invariants.ts';
import { jump } from './testing/jump.ts';
import { cards, type Payer } from './testing/payer.ts';

/** Months with a plan, by the customer's test clock. The books are checked after each scenario. */
let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture();
});
afterAll(() => fixture.close());
// There is only one working card, and people do not share theirs here.
beforeEach(() => fixture.forgetCards());

/** Returns exactly the events expected after a jump of the clock. */
const events = (...types: string[]) => types.toSorted();
const charged = ['customer.updated', 'invoice.created', 'invoice.finalized', 'payment_intent.created'];
const paid = [
  ...charged,
  'charge.succeeded',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_succeeded',
  'payment_intent.succeeded',
];
const renewal = [...paid, 'invoice.upcoming'];
const failedTry = ['charge.failed', 'invoice.payment_failed', 'payment_intent.payment_failed'];
/** The first attempt to charge a renewal, and that of the next day. */
const renewalThatFails = [
  ...[...charged, 'invoice.upcoming', ...failedTry, ...failedTry],
  ...['customer.subscription.updated', 'customer.subscription.updated'],
];

const booksOf = async (me: Payer) => checkInvariants(fixture, await me.customerId());

test('trial, reminder, charge, a renewal that fails, grace period, end, and a new start', async () => {
  const me = await fixture.somebody();
  expect(await me.checkOut({ tier: 'monthly', includeTrial: true })).toMatchObject({ subscription_state: 'trial' });
  expect(await me.plan()).toMatchObject({
    state: 'trial',
    actions: ['cancel', 'switch', 'payment_method', 'coupon'],
    nextCharge: { amount: 1_000 },
  });
  expect((await me.user()).purchaseEligibility.trialPeriodInDays).toBe(0);

  expect(await jump(fixture, me, 4.5)).toEqual(events('customer.subscription.trial_will_end'));
  expect(await fixture.mailsTo(me.email)).toContainEqual(expect.stringMatching(/^Your free trial ends on/));
  expect(await jump(fixture, me, 3)).toEqual(events(...paid));
  expect(await me.plan()).toMatchObject({ state: 'active', moneyBack: { amount: 1_000 } });
  expect((await fixture.mailsTo(me.email)).filter((subject) => subject === 'Your receipt')).toHaveLength(1);
  expect(await booksOf(me)).toEqual([]);

  await me.putCard(cards.attachesThenFails);
  expect(await jump(fixture, me, { afterPeriodsEnd: 1.5 })).toEqual(events(...renewalThatFails));
  expect(await me.plan()).toMatchObject({ state: 'past_due', actions: ['cancel', 'pay', 'payment_method'] });
  expect((await me.user()).subscribedState).toBe('ACTIVE');
  expect(await fixture.mailsTo(me.email)).toContain('A payment did not go through');

  expect(await jump(fixture, me, 8)).toEqual(
    events(...failedTry, ...failedTry, ...failedTry, ...failedTry, 'customer.subscription.deleted', 'invoice.updated'),
  );
  expect(await me.plan()).toMatchObject({ state: 'none', actions: ['create'] });
  expect((await me.user()).subscribedState).toBe('FREE');
  expect(await fixture.mailsTo(me.email)).toContain('Your plan has ended');
  expect(await booksOf(me)).toEqual([]);

  expect((await me.begin({ includeTrial: true })).statusCode).toBe(409);
  expect(await me.checkOut({ tier: 'monthly' })).toMatchObject({ subscription_state: 'active' });
  expect(await jump(fixture, me, 95)).toEqual(events(...renewal, ...renewal, ...renewal));
  expect((await fixture.mailsTo(me.email)).filter((subject) => subject === 'Your receipt')).toHaveLength(5);
  expect(await booksOf(me)).toEqual([]);
});

test('a late payment succeeds with another card', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'monthly' });
  await me.putCard(cards.attachesThenFails);
  expect(await jump(fixture, me, { afterPeriodsEnd: 1.5 })).toEqual(events(...renewalThatFails));
  expect((await me.plan()).state).toBe('past_due');
  const paid = await me.putCard(cards.good);
  expect(paid.json()).toMatchObject({ state: 'active' });
  await fixture.sandbox.runDue();
  expect(await booksOf(me)).toEqual([]);
});

test('cancelled, undone, cancelled for good: the plan lasts until the period’s end', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'annual' });
  const canceled = await me.change('cancel', { reason: 'too_expensive', comment: 'For now.' });
  expect(canceled.json()).toMatchObject({
    state: 'canceled',
    actions: ['continue', 'payment_method', 'refund'],
    next_charge: null,
  });
  expect((await me.change('cancel', { reason: 'other' })).statusCode).toBe(409);
  expect((await me.change('continue')).json()).toMatchObject({ state: 'active' });
  await me.change('cancel', { reason: 'other' });
  expect(await jump(fixture, me, 360)).toEqual(events());
  expect((await me.user()).subscribedState).toBe('CANCELED');
  expect(await jump(fixture, me, 10)).toEqual(events('customer.subscription.deleted'));
  expect(await me.plan()).toMatchObject({ state: 'none' });
  expect(await fixture.mailsTo(me.email)).toContain('Your plan has ended');
  expect(await booksOf(me)).toEqual([]);
});

test('a switch to annual in mid-period charges what is shown, to the cent', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'monthly' });
  expect(await jump(fixture, me, 12)).toEqual(events());
  const shown = (await me.change('switch-preview?tier=annual', {}, 'GET')).json<{
    due_now: { amount: number };
    credit: { amount: number };
    previewed_at: string;
  }>();
  expect(shown).toMatchObject({ when: 'now', price: { unit_amount: 8_400 } });
  expect(shown.due_now.amount).toBe(8_400 - shown.credit.amount);
  expect(shown.credit.amount).toBeGreaterThan(0);
  const wish = { tier: 'annual', previewed_at: shown.previewed_at };
  expect((await me.change('switch', { ...wish, previewed_at: '2026-01-01T00:00:00.000Z' })).statusCode).toBe(409);
  expect((await me.change('switch', wish)).json()).toMatchObject({ state: 'active', tier: 'annual' });
  const { invoices } = (await me.change('invoices', {}, 'GET')).json<{ invoices: { total: { amount: number } }[] }>();
  expect(invoices[0]!.total.amount).toBe(shown.due_now.amount);
  await fixture.sandbox.runDue();
  expect(await booksOf(me)).toEqual([]);
});

test('a switch to monthly at the period’s end charges nothing now, can be undone and requested again', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'annual' });
  const ask = async () => {
    const shown = (await me.change('switch-preview?tier=monthly', {}, 'GET')).json<{ previewed_at: string }>();
    expect(shown).toMatchObject({ when: 'period_end', due_now: { amount: 0 } });
    return me.change('switch', { tier: 'monthly', previewed_at: shown.previewed_at });
  };
  expect((await ask()).json()).toMatchObject({
    tier: 'annual',
    pending_switch: { tier: 'monthly', price: { unit_amount: 1_000 } },
    actions: expect.arrayContaining(['withdraw_switch']),
  });
  expect((await me.change('switch', {}, 'DELETE')).json()).toMatchObject({ pending_switch: null });
  // At the same moment of the customer's clock.
  expect((await ask()).json()).toMatchObject({ pending_switch: { tier: 'monthly' } });
  expect(await jump(fixture, me, 366)).toEqual(events(...renewal, 'subscription_schedule.updated'));
  expect(await me.plan()).toMatchObject({ state: 'active', tier: 'monthly', price: { unitAmount: 1_000 } });
  expect(await booksOf(me)).toEqual([]);

  const canceled = await me.change('cancel', { reason: 'unused' });
  expect(canceled.json()).toMatchObject({ state: 'canceled', tier: 'monthly', next_charge: null });
  expect(await jump(fixture, me, { afterPeriodsEnd: 1 })).toEqual(events('customer.subscription.deleted'));
  expect(await me.plan()).toMatchObject({ state: 'none' });
  expect(await booksOf(me)).toEqual([]);
});

/** Returns a payer with an overdue payment, whose next charge would succeed. */
async function overdue(): Promise<Payer> {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'monthly' });
  await me.putCard(cards.attachesThenFails);
  expect(await jump(fixture, me, { afterPeriodsEnd: 1.5 })).toEqual(events(...renewalThatFails));
  const { id, state } = await me.plan();
  expect(state).toBe('past_due');
  const card = await fixture.stripe.paymentMethods.attach('pm_card_visa', { customer: await me.customerId() });
  await fixture.stripe.subscriptions.update(id!, { default_payment_method: card.id });
  return me;
}

test('a bank challenge at each renewal is answered by the person who pays the overdue amount', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'monthly' });
  const customer = await me.customerId();
  const card = await fixture.stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer });
  const { id } = await me.plan();
  await fixture.stripe.subscriptions.update(id!, { default_payment_method: card.id });
  await jump(fixture, me, { afterPeriodsEnd: 1.5 });
  const overdue = { amount: 1_000, currency: 'usd' };
  const { state, graceUntil, actions, ...shown } = await me.plan();
  expect({ state, overdue: shown.overdue }).toEqual({ state: 'past_due', overdue });
  expect(actions).toContain('pay');
  expect((await me.user()).overdue).toEqual({ ...overdue, until: graceUntil });
  await fixture.mailsTo(me.email);
  const mail = fixture.mailer.sent.find(
    ({ to, subject }) => to === me.email && subject.startsWith('A payment did not'),
  );
  expect(mail?.text).toMatch(/\$10\.00[^]*Pay it now[^]*\/settings\/plan/);

  const begun = (await me.change('payment')).json<{ client_secret: string; payment_method_id: string }>();
  expect(begun.payment_method_id).toBe(card.id);
  await me.confirmPayment(begun, 'fail');
  expect((await me.change('payment/confirmed')).json()).toMatchObject({ state: 'past_due', overdue });
  await me.confirmPayment(begun, 'complete');
  expect((await me.change('payment/confirmed')).json()).toMatchObject({ state: 'active', overdue: null });
  expect((await me.user()).overdue).toBeUndefined();
  expect((await me.change('payment')).statusCode).toBe(409);
  await fixture.sandbox.runDue();
  const charges = (await fixture.stripe.charges.list({ customer })).data;
  expect(charges.filter((charge) => charge.status === 'succeeded')).toHaveLength(2);
  expect(await booksOf(me)).toEqual([]);
});

test('a new card whose bank challenges each payment is accepted, and the overdue amount remains to be paid', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'monthly' });
  await me.putCard(cards.attachesThenFails);
  await jump(fixture, me, { afterPeriodsEnd: 1.5 });
  expect((await me.putCard(cards.challenge, 'complete')).json()).toMatchObject({
    state: 'past_due',
    card: { last4: '3184' },
    actions: ['cancel', 'pay', 'payment_method'],
  });
});

async function leavesNothingToPay(me: Payer): Promise<void> {
  expect((await me.user()).subscribedState).toBe('FREE');
  expect(await fixture.mailsTo(me.email)).toContain('Your plan has ended');
  expect(await jump(fixture, me, 40)).toEqual(events());
  const charges = (await fixture.stripe.charges.list({ customer: await me.customerId() })).data;
  expect(charges.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  expect(await booksOf(me)).toEqual([]);
}

test('cancelling with an overdue payment ends the plan at once, and the open invoice is not retried', async () => {
  const me = await overdue();
  const canceled = await me.change('cancel', { reason: 'too_expensive' });
  expect(canceled.json()).toMatchObject({ state: 'none', ends_at: null, actions: ['create'] });
  const [ended] = (await fixture.stripe.subscriptions.list({ customer: await me.customerId(), status: 'all' })).data;
  expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { feedback: 'too_expensive' } });
  await leavesNothingToPay(me);
});

test('cancelling by the mailed link with an overdue payment says that the plan has ended, and does so', async () => {
  const me = await overdue();
  await me.me.ask('POST', '/api/v1/commerce/cancellations', { email: me.email, when: 'soonest' });
  await fixture.mailsTo(me.email);
  const token = mailedToken(fixture.mailer, me.email);
  const confirm = async () => (await me.me.ask('POST', '/api/v1/commerce/cancellations/confirm', { token })).json();
  const now = new Date((await me.clockNow()) * 1000).toISOString();
  expect(await confirm()).toEqual({ ends_at: now });
  expect(await confirm()).toEqual({ ends_at: now });
  await leavesNothingToPay(me);
});

test('the guarantee refunds everything, once, and ends the plan', async () => {
  const me = await fixture.somebody();
  expect((await me.user()).purchaseEligibility.moneyBack).toBe(true);
  await me.checkOut({ tier: 'annual' });
  expect((await me.change('refund')).json()).toEqual({ refunded: { amount: 8_400, currency: 'usd' }, status: 'done' });
  expect(await me.plan()).toMatchObject({ state: 'none' });
  expect(await fixture.mailsTo(me.email)).toContain('Your money is on its way back');
  const charges = await fixture.stripe.charges.list({ customer: await me.customerId() });
  expect(charges.data.map(({ amount_refunded: back }) => back)).toEqual([8_400]);
  expect((await me.user()).purchaseEligibility.moneyBack).toBe(false);
  await me.checkOut({ tier: 'monthly' });
  expect(await me.plan()).toMatchObject({ state: 'active', moneyBack: null });
  expect((await me.change('refund')).statusCode).toBe(409);
  await fixture.sandbox.runDue();
  expect(await booksOf(me)).toEqual([]);
});

test('a first purchase after an unpaid trial still has the guarantee; after a paid plan none has it', async () => {
  const me = await fixture.somebody();
  const promised = async () => (await me.user()).purchaseEligibility.moneyBack;
  await me.checkOut({ tier: 'monthly', includeTrial: true });
  await me.change('cancel', { reason: 'unused' });
  await me.letPass(8);
  expect([(await me.plan()).state, await promised()]).toEqual(['none', true]);
  await me.checkOut({ tier: 'monthly' });
  expect((await me.plan()).moneyBack).not.toBeNull();
  await me.letPass(10);
  await me.change('cancel', { reason: 'unused' });
  await me.letPass(31);
  expect([(await me.plan()).state, await promised()]).toEqual(['none', false]);
  await me.checkOut({ tier: 'annual' });
  expect(await me.plan()).toMatchObject({ state: 'active', moneyBack: null });
});

test('a card is refunded once: in a second account it is not, and the page does not promise it', async () => {
  const [me, other] = [await fixture.somebody(), await fixture.somebody()];
  await me.checkOut({ tier: 'monthly' });
  expect((await me.change('refund')).statusCode).toBe(200);
  await other.checkOut({ tier: 'annual' });
  expect(await other.plan()).toMatchObject({
    ...{ state: 'active', moneyBack: null, guaranteeUsed: true },
    lastPaid: { amount: 8_400, currency: 'usd' },
  });
  expect((await other.change('refund')).statusCode).toBe(409);
  await fixture.sandbox.runDue();
  const charges = await fixture.stripe.charges.list({ customer: await other.customerId() });
  expect(charges.data.map(({ amount, amount_refunded: back }) => [amount, back])).toEqual([[8_400, 0]]);
  expect(await booksOf(other)).toEqual([]);
});

test('the guarantee ends after seven days; a trial does not count', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'annual', includeTrial: true });
  expect(await jump(fixture, me, 8)).toEqual(events('customer.subscription.trial_will_end', ...paid));
  expect((await me.plan()).moneyBack).not.toBeNull();
  expect(await jump(fixture, me, 7)).toEqual(events());
  expect((await me.plan()).moneyBack).toBeNull();
  expect((await me.change('refund')).statusCode).toBe(409);
});

test('a card has one trial, in any account: the second is ended, and nothing is charged', async () => {
  const [me, other] = [await fixture.somebody(), await fixture.somebody()];
  await me.checkOut({ includeTrial: true });
  expect(await other.checkOut({ includeTrial: true })).toEqual({
    status: 'complete',
    paying_since: null,
    subscription_state: 'none',
    refused: 'trial_had',
  });
  await fixture.sandbox.runDue();
  const told = await fixture.mailsTo(other.email);
  expect(told).toContain('Your free trial did not begin');
  expect(told).not.toContain('Your plan has ended');
  expect((await fixture.stripe.charges.list({ customer: await other.customerId() })).data).toEqual([]);
  expect(await booksOf(other)).toEqual([]);
});

test('the test card shown to each account of a demonstration has its own trial', async () => {
  const trialOf = async (me: Payer) => {
    const begun = (await me.begin({ includeTrial: true })).json<Record<string, string>>();
    await me.pay(begun['client_secret']!, begun['test_card']);
    return { card: begun['test_card'], outcome: await me.readCheckout(begun['checkout_session_id']!) };
  };
  const [one, other] = [await trialOf(await fixture.somebody()), await trialOf(await fixture.somebody())];
  expect(one.card).toMatch(/^4242 4242 \d{4} \d{4}$/);
  expect(other.card).not.toBe(one.card);
  for (const { outcome } of [one, other])
    expect(outcome).toEqual({ status: 'complete', paying_since: null, subscription_state: 'trial' });
});

test('a running plan ends with its account; invoices remain', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'annual' });
  const customer = await me.customerId();
  const { id } = await me.user();
  expect(await ownedCommerce.read(fixture.db, id!)).toMatchObject({ invoices: [{ total: 8_400 }] });
  await fixture.db.transaction((tx) => ownedCommerce.erase(tx, id!));
  fixture.clock.ms = Date.now() + 1_000;
  await fixture.commerce.sweep();
  await fixture.sandbox.runDue();
  const [subscription] = (await fixture.stripe.subscriptions.list({ customer, status: 'all' })).data;
  expect(subscription?.status).toBe('canceled');
  expect(await ownedCommerce.read(fixture.db, id!)).toMatchObject({ subscriptions: [], invoices: [] });
  const { rows } = await fixture.database.pool.query(
    'select 1 from invoices i join payers p on p.uuid = i.payer_uuid where p.customer_id = $1',
    [customer],
  );
  expect(rows).toHaveLength(1);
});
