import { checkInvariants } from './testing/check-invariants.ts';
import { type CommerceFixture, openCommerceFixture } from './testing/commerce-fixture.ts';
import { cards, type Payer } from './testing/payer.ts';

/** Changes with a charge that the bank asks the person to confirm. */
let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture();
});
afterAll(() => fixture.close());

const day = 86_400;

/** Buys a monthly plan, whose card is then replaced by one whose bank asks at each payment. */
async function asked(): Promise<Payer> {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'monthly' });
  await me.putCard(cards.challenge, 'complete');
  return me;
}

async function switchToAnnual(me: Payer) {
  const shown = await me.change('switch-preview?tier=annual', {}, 'GET');
  const { previewed_at: at } = shown.json<{ previewed_at: string }>();
  return {
    wish: { tier: 'annual', previewed_at: at },
    answer: await me.change('switch', { tier: 'annual', previewed_at: at }),
  };
}

const begin = async (me: Payer) =>
  (await me.change('payment')).json<{ client_secret: string; payment_method_id: string }>();

async function paidBy(me: Payer): Promise<number[]> {
  const { data } = await fixture.stripe.charges.list({ customer: await me.customerId() });
  return data.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
}

async function invoicesOf(me: Payer) {
  const { data } = await fixture.stripe.invoices.list({ customer: await me.customerId() });
  return data.map(({ status }) => status);
}

async function listed(me: Payer): Promise<number> {
  return (await me.change('invoices', {}, 'GET')).json<{ invoices: unknown[] }>().invoices.length;
}

async function settled(me: Payer): Promise<string[]> {
  await fixture.sandbox.runDue();
  return checkInvariants(fixture, await me.customerId());
}

const usual = ['cancel', 'switch', 'payment_method', 'pause', 'coupon', 'refund'];
const waiting = ['cancel', 'pay', 'withdraw_update', 'payment_method', 'refund'];

test('a switch waits for the bank and is made once the person has confirmed it there', async () => {
  const me = await asked();
  const mails = await fixture.mailsTo(me.email);
  const { wish, answer } = await switchToAnnual(me);
  const until = new Date(((await me.clockNow()) + 23 * 3_600) * 1000).toISOString();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    ...{ state: 'active', tier: 'monthly', overdue: null, actions: waiting },
    pending_update: { change: 'switch', tier: 'annual', amount: 7_400, currency: 'usd', until },
  });
  expect((await me.change('switch', wish)).json()).toEqual(answer.json());
  // It is neither owed nor a receipt, and no mail mentions it.
  await fixture.sandbox.runDue();
  expect([await listed(me), (await me.user()).overdue, await fixture.mailsTo(me.email)]).toEqual([1, undefined, mails]);
  expect((await me.change('switch-preview?tier=annual', {}, 'GET')).statusCode).toBe(409);

  await me.confirmPayment(await begin(me), 'complete');
  expect((await me.change('payment/confirmed')).json()).toMatchObject({
    ...{ tier: 'annual', pending_update: null, state: 'active' },
  });
  expect(await paidBy(me)).toEqual([7_400, 1_000]);
  expect(await listed(me)).toBe(2);
  expect((await me.change('payment')).statusCode).toBe(409);
  expect(await settled(me)).toEqual([]);
});

test('a switch that is refused at the bank changes nothing, and can be begun again', async () => {
  const me = await asked();
  await switchToAnnual(me);
  await me.confirmPayment(await begin(me), 'fail');
  expect((await me.change('payment/confirmed')).json()).toMatchObject({
    ...{ tier: 'monthly', pending_update: null, actions: usual },
  });
  expect([await invoicesOf(me), await listed(me)]).toEqual([['void', 'paid'], 1]);
  const { answer } = await switchToAnnual(me);
  expect(answer.json()).toMatchObject({ pending_update: { amount: 7_400 } });
  await me.confirmPayment(await begin(me), 'complete');
  expect((await me.change('payment/confirmed')).json()).toMatchObject({ tier: 'annual' });
  expect(await paidBy(me)).toEqual([7_400, 1_000]);
  expect(await settled(me)).toEqual([]);
});

test('a switch that waits for the bank can be left as it is, however often that is asked', async () => {
  const me = await asked();
  await switchToAnnual(me);
  const open = await begin(me);
  for (let times = 0; times < 2; times += 1)
    expect((await me.change('payment', {}, 'DELETE')).json()).toMatchObject({
      ...{ tier: 'monthly', pending_update: null, actions: usual },
    });
  // A bank's page that stayed open in another tab charges nothing.
  await me.confirmPayment(open, 'complete').catch(() => {});
  expect([await paidBy(me), await invoicesOf(me)]).toEqual([[1_000], ['void', 'paid']]);
  expect(await settled(me)).toEqual([]);
});

test('a switch that nobody confirms is discarded after 23 hours', async () => {
  const me = await asked();
  await switchToAnnual(me);
  await me.letPass((23 * 3_600 - 60) / day);
  await fixture.sandbox.runDue();
  expect(await me.plan()).toMatchObject({ pendingUpdate: { change: 'switch' } });
  await me.letPass(120 / day);
  await fixture.sandbox.runDue();
  expect(await me.plan()).toMatchObject({ state: 'active', tier: 'monthly', pendingUpdate: null, overdue: null });
  expect(await settled(me)).toEqual([]);
});

test('a switch that waits for the bank can be paid with another card, without being asked', async () => {
  const me = await asked();
  await switchToAnnual(me);
  expect((await me.putCard(cards.good)).json()).toMatchObject({ pending_update: { change: 'switch' } });
  await me.confirmPayment(await begin(me), 'complete').catch(() => {});
  expect((await me.change('payment/confirmed')).json()).toMatchObject({ tier: 'annual', pending_update: null });
  expect(await settled(me)).toEqual([]);
});

test('a declined card leaves nothing that waits', async () => {
  const me = await asked();
  await me.putCard(cards.attachesThenFails);
  const { answer } = await switchToAnnual(me);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ error: { code: 'payment_failed', fields: [{ path: 'card' }] } });
  expect(await me.plan()).toMatchObject({ tier: 'monthly', pendingUpdate: null, actions: usual });
  expect(await invoicesOf(me)).toEqual(['void', 'paid']);
  expect(await settled(me)).toEqual([]);
});

test.each(['cancel', 'refund'])('to %s a plan discards a switch that waits for the bank', async (end) => {
  const me = await asked();
  await switchToAnnual(me);
  const open = await begin(me);
  expect((await me.change(end, end === 'cancel' ? { reason: 'unused' } : {})).statusCode).toBe(200);
  await me.confirmPayment(open, 'complete').catch(() => {});
  expect(await me.plan()).toMatchObject({ state: end === 'cancel' ? 'canceled' : 'none' });
  expect([await paidBy(me), await invoicesOf(me)]).toEqual([[1_000], ['void', 'paid']]);
  expect(await settled(me)).toEqual([]);
});

test('the early end of a pause waits for the bank, and the pause goes on until then', async () => {
  const me = await asked();
  await me.change('pause', { months: 2 });
  await me.letPass(40);
  await fixture.sandbox.runDue();
  expect(await me.plan()).toMatchObject({ state: 'paused' });
  const answer = await me.change('resume');
  expect(answer.json()).toMatchObject({
    ...{ state: 'paused', actions: ['cancel', 'pay', 'withdraw_update', 'payment_method'] },
    pending_update: { change: 'resume', tier: 'monthly', amount: 1_000 },
  });
  expect((await me.change('resume')).json()).toEqual(answer.json());
  await me.confirmPayment(await begin(me), 'fail');
  expect((await me.change('payment/confirmed')).json()).toMatchObject({
    ...{ state: 'paused', pending_update: null, actions: ['cancel', 'resume', 'payment_method'] },
  });
  await me.change('resume');
  await me.confirmPayment(await begin(me), 'complete');
  expect((await me.change('payment/confirmed')).json()).toMatchObject({ state: 'active', pending_update: null });
  expect(await paidBy(me)).toEqual([1_000, 1_000]);
  expect(await settled(me)).toEqual([]);
});
