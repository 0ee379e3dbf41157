import { mailedToken } from '../../../app/testing/identity-app.ts';
import { type CommerceFixture, openCommerceFixture } from '../testing/commerce-fixture.ts';
import { checkInvariants } from '../testing/check-invariants.ts';
import type { Payer } from '../testing/payer.ts';

let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture();
});
afterAll(() => fixture.close());

const base = '/api/v1/commerce/withdrawals';

/** A visitor who is not signed in, and their requests. */
async function stranger() {
  const { me } = await fixture.somebody();
  return {
    declare: (email: string) => me.ask('POST', base, { email, name: 'Maren Holt', contract: 'GR-0001' }),
    async carryOut(email: string) {
      await fixture.mailsTo(email);
      return me.ask('POST', `${base}/confirm`, { token: mailedToken(fixture.mailer, email) });
    },
    confirm: (token: string) => me.ask('POST', `${base}/confirm`, { token }),
  };
}

async function withdraw({ email }: Payer) {
  const someone = await stranger();
  await someone.declare(email);
  return (await someone.carryOut(email)).json<{ outcome: string; refunded: { amount: number } | null }>();
}

test('is accepted from anyone with the same answer, confirmed by mail with its text and time, and ends nothing by itself', async () => {
  const me = await fixture.somebody();
  await me.checkOut();
  const someone = await stranger();
  for (const email of [me.email, 'nobody@example.com']) {
    const answer = await someone.declare(email);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['received_at']]);
    expect(await fixture.mailsTo(email)).toContain('We have received your withdrawal');
    const { text } = fixture.mailer.sent.find(({ to, subject }) => to === email && /withdrawal/.test(subject))!;
    expect(text).toContain('Name: Maren Holt.');
    expect(text).toContain(`Email: ${email}. Contract: GR-0001.`);
    const at = new Date(answer.json<{ received_at: string }>().received_at);
    expect(text).toContain(
      `${at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`,
    );
  }
  expect((await me.plan()).state).toBe('active');
  expect((await someone.carryOut('nobody@example.com')).json()).toEqual({ outcome: 'none', refunded: null });
  expect((await someone.confirm('A'.repeat(43))).statusCode).toBe(422);
});

test('on the thirteenth day, after the guarantee, ends the plan at once and refunds everything once', async () => {
  const me = await fixture.somebody();
  await me.checkOut();
  await me.letPass(13);
  expect((await me.plan()).moneyBack).toBeNull();
  const someone = await stranger();
  await someone.declare(me.email);
  await fixture.mailsTo(me.email);
  const token = mailedToken(fixture.mailer, me.email);
  const first = (await someone.confirm(token)).json();
  expect(first).toMatchObject({ outcome: 'withdrawn', refunded: { amount: 8_400 } });
  expect((await someone.confirm(token)).json()).toEqual(first);
  expect((await me.plan()).state).toBe('none');
  const customer = await me.customerId();
  const charges = (await fixture.stripe.charges.list({ customer })).data;
  expect(charges.map(({ amount, amount_refunded: back }) => amount - back)).toEqual([0]);
  expect(await fixture.mailsTo(me.email)).toContain('Your money is on its way back');
  expect(await checkInvariants(fixture, customer)).toEqual([]);
});

test('in a trial refunds nothing, since nothing was paid; the mail says that the plan has ended', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ includeTrial: true });
  expect(await withdraw(me)).toEqual({ outcome: 'withdrawn', refunded: null });
  expect((await me.plan()).state).toBe('none');
  expect(await fixture.mailsTo(me.email)).toContain('Your plan has ended');
  expect(await fixture.mailsTo(me.email)).not.toContain('Your money is on its way back');
});

test('after the fourteen days, extended by holidays, leaves the plan running', async () => {
  const me = await fixture.somebody();
  await me.checkOut();
  await me.letPass(20);
  expect(await withdraw(me)).toEqual({ outcome: 'late', refunded: null });
  expect((await me.plan()).state).toBe('active');
});

describe('by the wall clock, so that time passes between a declaration and its link', () => {
  const day = 86_400_000;
  const later = async (days: number) => {
    fixture.clock.ms += days * day;
    await fixture.sandbox.runDue();
  };
  beforeEach(() => {
    const { createCustomer } = fixture.payments;
    jest
      .spyOn(fixture.payments, 'createCustomer')
      .mockImplementation((who, key) => createCustomer({ ...who, clockFrom: undefined }, key));
  });
  afterEach(() => jest.restoreAllMocks());

  /** Declares a withdrawal now, by the database's clock. */
  async function declaredNow({ email }: Payer) {
    const someone = await stranger();
    await someone.declare(email);
    await fixture.database.pool.query('update declared_cancellations set received_at = $1 where email = $2', [
      new Date(fixture.clock.ms),
      email,
    ]);
    await fixture.mailsTo(email);
    const token = mailedToken(fixture.mailer, email);
    return async () => (await someone.confirm(token)).json<object>();
  }
  async function kept(me: Payer): Promise<number[]> {
    const { data } = await fixture.stripe.charges.list({ customer: await me.customerId() });
    return data.map(({ amount, amount_refunded: back }) => amount - back);
  }
  const end = async (me: Payer) => {
    await fixture.stripe.subscriptions.cancel((await me.plan()).id!);
    await fixture.sandbox.runDue();
    expect((await me.plan()).state).toBe('none');
  };
  const withdrawn = { outcome: 'withdrawn', refunded: { amount: 1_000, currency: 'usd' } };

  test('a declaration in time counts, even if the plan has ended since', async () => {
    const me = await fixture.somebody();
    await me.checkOut({ tier: 'monthly' });
    await later(1);
    const carryOut = await declaredNow(me);
    await later(2);
    await end(me);
    expect(await carryOut()).toEqual(withdrawn);
    expect(await carryOut()).toEqual(withdrawn);
    expect(await kept(me)).toEqual([0]);
    expect(await fixture.mailsTo(me.email)).toContain('Your money is on its way back');
    expect(await checkInvariants(fixture, await me.customerId())).toEqual([]);
  });

  test('it applies to the plan of that time, and a plan bought later continues', async () => {
    const me = await fixture.somebody();
    await me.checkOut({ tier: 'monthly' });
    await later(1);
    const carryOut = await declaredNow(me);
    await later(1);
    await end(me);
    await later(2);
    await me.checkOut({ tier: 'annual' });
    expect(await carryOut()).toEqual(withdrawn);
    expect(await kept(me)).toEqual([8_400, 0]);
    expect(await me.plan()).toMatchObject({ state: 'active', tier: 'annual' });
    expect(await checkInvariants(fixture, await me.customerId())).toEqual([]);
  });

  test('a declaration after the plan’s end applies to none', async () => {
    const me = await fixture.somebody();
    await me.checkOut({ tier: 'monthly' });
    await later(1);
    await end(me);
    await later(1);
    expect(await (await declaredNow(me))()).toEqual({ outcome: 'none', refunded: null });
    expect(await kept(me)).toEqual([1_000]);
  });
});

test('a cancellation link does not withdraw, and a withdrawal link does not cancel', async () => {
  const me = await fixture.somebody();
  await me.checkOut();
  await me.me.ask('POST', '/api/v1/commerce/cancellations', { email: me.email, when: 'soonest' });
  await fixture.mailsTo(me.email);
  const someone = await stranger();
  expect((await someone.confirm(mailedToken(fixture.mailer, me.email))).statusCode).toBe(422);
  await someone.declare(me.email);
  await fixture.mailsTo(me.email);
  const token = mailedToken(fixture.mailer, me.email);
  expect((await me.me.ask('POST', '/api/v1/commerce/cancellations/confirm', { token })).statusCode).toBe(422);
  expect((await me.plan()).state).toBe('active');
});
