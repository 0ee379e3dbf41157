import { randomUUID } from 'node:crypto';
import { staffRoles } from '@greenroom/contracts';
import { staffActions } from '@greenroom/staff/tables';
import { type Browser, browser } from '../../app/testing/identity-app.ts';
import { checkInvariants } from '../commerce/testing/check-invariants.ts';
import { type CommerceFixture, openCommerceFixture } from '../commerce/testing/commerce-fixture.ts';
import type { Payer } from '../commerce/testing/payer.ts';
import { localhost, staffLogIns } from './testing/staff-log-ins.ts';

/** What happens to calls of the payment provider. */
let fault: 'unreachable' | 'lost-answer' | undefined;
let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture({
    staffLink: true,
    faults: { call: ({ path }) => (path.startsWith('/v1/refunds') ? fault : undefined) },
  });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.forgetCards();
  await fixture.database.pool.query('delete from staff_actions');
});
afterEach(() => {
  fault = undefined;
  jest.restoreAllMocks();
});

const doors = () =>
  staffLogIns({
    running: fixture.running,
    fixture,
    regular: async () => {
      const { me, email } = await fixture.somebody();
      return { me, email };
    },
  });

interface Payment {
  invoice_id: string;
  refunded: { amount: number };
  pending: { amount: number };
  left: { amount: number };
  refused_at: string | null;
}

const reason = 'The call broke off';
const actions = () => fixture.db.select().from(staffActions);

/** Returns a person who has bought the yearly plan for $84, and staff who look at their payments. */
async function bought() {
  const payer = await fixture.somebody();
  await payer.checkOut({ tier: 'annual' });
  await fixture.sandbox.runDue();
  const { id } = await payer.user();
  const accountUuid = id!;
  const { me: billing, id: by } = await doors().ofRoles('billing');
  const at = `/api/v1/staff/people/${accountUuid}`;
  const payments = async () =>
    (await billing.ask('GET', `${at}/payments`)).json<{ payments: Payment[] }>().payments.map((one) => one);
  const [first] = await payments();
  const invoiceId = first!.invoice_id;
  const refund = (amount: number, key: string = randomUUID(), me: Browser = billing) =>
    me.ask('POST', `${at}/refunds`, { reason, invoice_id: invoiceId, amount, key });
  return { payer, accountUuid, billing, by, at, payments, invoiceId, refund };
}

/** Returns what the provider refunded, each refund by itself. */
async function refundsOf(payer: Payer): Promise<number[]> {
  const [charge] = (await fixture.stripe.charges.list({ customer: await payer.customerId() })).data;
  const { data } = await fixture.stripe.refunds.list({ charge: charge!.id });
  return data.map(({ amount }) => amount);
}

describe('refunding a payment', () => {
  it('returns a part, then the rest; the plan goes on, and the staff log has both with the reason', async () => {
    const { payer, accountUuid, by, payments, invoiceId, refund } = await bought();
    expect(await payments()).toMatchObject([
      { invoice_id: invoiceId, refunded: { amount: 0 }, pending: { amount: 0 }, left: { amount: 8_400 } },
    ]);
    const answer = await refund(2_000);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'done' }]);
    expect(await payments()).toMatchObject([{ refunded: { amount: 2_000 }, left: { amount: 6_400 } }]);
    expect((await refund(6_400)).json()).toEqual({ status: 'done' });
    expect(await payments()).toMatchObject([{ refunded: { amount: 8_400 }, left: { amount: 0 } }]);
    expect((await payer.plan()).state).toBe('active');
    const logged = { action: 'refund-asked', byAccount: by, toAccount: accountUuid, reason };
    expect(await actions()).toMatchObject([
      { ...logged, details: { amount: '20.00', currency: 'USD' } },
      { ...logged, details: { amount: '64.00', currency: 'USD' } },
    ]);
    expect(await checkInvariants(fixture, await payer.customerId())).toEqual([]);
  });

  it('refunds and records once, however often and however fast the button is pressed', async () => {
    const { payer, refund } = await bought();
    const key = randomUUID();
    const pressed = await Promise.all([refund(2_000, key), refund(2_000, key), refund(2_000, key)]);
    expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await refund(2_000, key)).json()).toEqual({ status: 'done' });
    expect(await refundsOf(payer)).toEqual([2_000]);
    expect(await actions()).toHaveLength(1);
    expect((await refund(3_000, key)).statusCode).toBe(409);
    expect(await refundsOf(payer)).toEqual([2_000]);
  });

  it('refuses more than is left, nothing, and the payment of another account', async () => {
    const { payer, billing, invoiceId, refund } = await bought();
    await refund(8_000);
    const tooMuch = await refund(401);
    expect([tooMuch.statusCode, tooMuch.json()]).toMatchObject([
      422,
      { error: { code: 'unprocessable', message: 'The amount is more than is left of the payment' } },
    ]);
    for (const amount of [0, -1, 1.5]) expect((await refund(amount)).statusCode).toBe(400);
    const { id: other } = await (await fixture.somebody()).user();
    const body = { reason, invoice_id: invoiceId, amount: 100, key: randomUUID() };
    expect((await billing.ask('POST', `/api/v1/staff/people/${other}/refunds`, body)).statusCode).toBe(404);
    expect(await refundsOf(payer)).toEqual([8_000]);
    expect(await actions()).toHaveLength(1);
  });

  it('counts what was refunded elsewhere before it decides what is left', async () => {
    const { payer, refund } = await bought();
    const [charge] = (await fixture.stripe.charges.list({ customer: await payer.customerId() })).data;
    await fixture.stripe.refunds.create({ charge: charge!.id, amount: 8_000 });
    expect((await refund(401)).statusCode).toBe(422);
    expect((await refund(400)).json()).toEqual({ status: 'done' });
  });

  it('is for billing and admins only, never on their own account, and needs a reason', async () => {
    const { payer, accountUuid, at, invoiceId, refund } = await bought();
    expect((await refund(100, randomUUID(), browser(fixture.running, localhost))).statusCode).toBe(401);
    expect((await refund(100, randomUUID(), payer.me)).statusCode).toBe(404);
    for (const role of staffRoles.filter((one) => one !== 'billing' && one !== 'admin')) {
      const { me } = await doors().ofRoles(role);
      expect((await me.ask('GET', `${at}/payments`)).statusCode).toBe(403);
      expect((await refund(100, randomUUID(), me)).statusCode).toBe(403);
    }
    const { me: own, id } = await doors().ofRoles('admin');
    const body = { invoice_id: invoiceId, amount: 100, key: randomUUID() };
    expect((await own.ask('POST', `/api/v1/staff/people/${id}/refunds`, { ...body, reason })).statusCode).toBe(409);
    expect((await own.ask('POST', `${at}/refunds`, { ...body, reason: ' ' })).statusCode).toBe(400);
    expect(await refundsOf(payer)).toEqual([]);
    expect(await actions()).toEqual([]);
    expect((await refund(100, randomUUID(), own)).json()).toEqual({ status: 'done' });
    expect(await actions()).toMatchObject([{ byAccount: id, toAccount: accountUuid }]);
  });

  it.each(['unreachable', 'lost-answer'] as const)(
    'is continued by the sweep and made once when the provider is %s; until then it counts as refunded',
    async (how) => {
      const { payer, payments, refund } = await bought();
      fault = how;
      expect((await refund(8_000)).json()).toEqual({ status: 'under_way' });
      expect(await payments()).toMatchObject([{ left: { amount: 400 }, pending: { amount: 8_000 } }]);
      fault = undefined;
      expect((await refund(401)).statusCode).toBe(422);
      await fixture.commerce.sweep();
      await fixture.commerce.sweep();
      expect(await refundsOf(payer)).toEqual([8_000]);
      expect(await payments()).toMatchObject([
        { refunded: { amount: 8_000 }, pending: { amount: 0 }, left: { amount: 400 } },
      ]);
      expect(await actions()).toHaveLength(1);
    },
  );

  it('says that the provider refuses it, and stops asking', async () => {
    const { payer, payments, refund } = await bought();
    const { refund: ask } = fixture.payments;
    jest.spyOn(fixture.payments, 'refund').mockImplementationOnce(async (...asked) => {
      const [charge] = (await fixture.stripe.charges.list({ customer: await payer.customerId() })).data;
      await fixture.stripe.refunds.create({ charge: charge!.id, amount: 8_000 });
      return ask(...asked);
    });
    const key = randomUUID();
    const answer = await refund(8_400, key);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: { code: 'conflict' } }]);
    expect((await refund(8_400, key)).statusCode).toBe(409);
    await fixture.commerce.sweep();
    expect(await refundsOf(payer)).toEqual([8_000]);
    expect(await payments()).toMatchObject([
      { pending: { amount: 0 }, left: { amount: 400 }, refused_at: expect.any(String) as string },
    ]);
  });

  it('leaves the rest to the money-back guarantee, also while it is under way', async () => {
    const { payer, refund } = await bought();
    fault = 'unreachable';
    await refund(2_000);
    fault = undefined;
    const back = await payer.change('refund');
    expect(back.json()).toEqual({ refunded: { amount: 6_400, currency: 'usd' }, status: 'done' });
    await fixture.commerce.sweep();
    expect((await refundsOf(payer)).toSorted()).toEqual([2_000, 6_400]);
  });

  it('is refused while the money-back guarantee refunds the payment', async () => {
    const { payer, refund } = await bought();
    fault = 'unreachable';
    expect((await payer.change('refund')).json()).toMatchObject({ status: 'under_way' });
    expect((await refund(2_000)).statusCode).toBe(409);
    fault = undefined;
    await fixture.commerce.sweep();
    expect(await refundsOf(payer)).toEqual([8_400]);
  });
});
