import { sql } from 'drizzle-orm';
import { staffRoles } from '@greenroom/contracts';
import { type Browser, browser } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';
import { addPlan, on } from './testing/paid-plans.ts';
import { demonstration, localhost, staffLogIns } from './testing/staff-log-ins.ts';

const suite = identitySuite(demonstration);
const doors = staffLogIns(suite);
const figures = '/api/v1/staff/money';
const address = `${figures}/subscriptions`;
const disputesAt = `${figures}/disputes`;
const failedAt = `${figures}/failed-payments`;
beforeEach(() => suite.fixture.db.execute(sql`truncate payers cascade`));

const over = new Date('2020-01-01T00:00:00Z');
const never = new Date('2100-01-01T00:00:00Z');
const add = (wish: Parameters<typeof addPlan>[1]) => addPlan(suite.fixture.db, wish);

interface Answer {
  counts: { state: string; count: number }[];
  subscriptions: { id: string; state: string }[];
  cursor: string | null;
}
const read = async (me: Browser, query: Record<string, string> = {}) =>
  (await me.ask('GET', `${address}?${new URLSearchParams(query)}`)).json<Answer>();
const idsOf = ({ subscriptions }: Answer) => subscriptions.map(({ id }) => id);

describe('money', () => {
  it('is shown to staff for billing and to admins only', async () => {
    const statuses = async (me: Browser) =>
      Promise.all(
        [figures, address, `${address}/file`, failedAt, disputesAt, `${disputesAt}/file`].map(
          async (url) => (await me.ask('GET', url)).statusCode,
        ),
      );
    expect(await statuses(browser(suite.running, localhost))).toEqual(Array(6).fill(401));
    expect(await statuses((await doors.ofRoles()).me)).toEqual(Array(6).fill(404));
    const may = new Set(['billing', 'admin']);
    for (const role of staffRoles)
      expect(await statuses((await doors.ofRoles(role)).me)).toEqual(Array(6).fill(may.has(role) ? 200 : 403));
  });

  it('has the figures of a month that exists', async () => {
    const { me } = await doors.ofRoles('billing');
    await add({ periods: [{ amount: 1_000, from: on('01-10'), to: on('02-10') }] });
    const answer = await me.ask('GET', `${figures}?month=2026-01`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      ...{ month: '2026-01', new_paying: 1, cancelled: 0, trials: { ended: 0, paid: 0 } },
      recurring: [{ amount: 1_000, currency: 'usd' }],
      recurring_at: '2026-02-01T00:00:00.000Z',
    });
    for (const month of ['2026-13', '26-01', '1999-01', 'soon'])
      expect((await me.ask('GET', `${figures}?month=${month}`)).statusCode).toBe(400);
  });
});

describe('subscriptions', () => {
  it('are listed with their person, state and price, and never with a card', async () => {
    const { me } = await doors.ofRoles('billing');
    const { me: payer, email } = await suite.regular();
    const { id: uuid } = await payer.me();
    const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 };
    await add({ ...{ id: 'sub_one', accountUuid: uuid!, createdAt: on('11-20'), card }, currentPeriodEnd: never });
    await add({ ...{ id: 'sub_two', createdAt: on('11-19'), unitAmount: 8_400 }, tier: 'annual', endedAt: over });
    const answer = await me.ask('GET', address);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      counts: [
        { state: 'active', count: 1 },
        { state: 'ended', count: 1 },
      ],
      subscriptions: [
        {
          ...{ id: 'sub_one', account: { uuid, email }, state: 'active', tier: 'monthly' },
          ...{ price: { amount: 1_000, currency: 'usd' }, since: on('11-20').toISOString() },
          until: never.toISOString(),
        },
        {
          ...{ id: 'sub_two', account: null, state: 'ended', tier: 'annual' },
          ...{ price: { amount: 8_400, currency: 'usd' }, since: on('11-19').toISOString() },
          until: over.toISOString(),
        },
      ],
      cursor: null,
    });
    const file = await me.ask('GET', `${address}/file?state=active`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body.replace('\uFEFF', '').trim().split('\n')).toEqual([
      'id,address,account,state,plan,price,currency,since,until',
      `sub_one,${email},${uuid},active,monthly,10.00,USD,${on('11-20').toISOString()},${never.toISOString()}`,
    ]);
    for (const { body } of [answer, file]) expect(body).not.toContain('4242');
  });

  it('are found by state, and by address, id or number of their account', async () => {
    const { me } = await doors.ofRoles('billing');
    const { me: payer, email } = await suite.regular();
    const { id: uuid } = await payer.me();
    await add({ id: 'sub_theirs', accountUuid: uuid!, status: 'past_due' });
    await add({ id: 'sub_other' });
    expect(idsOf(await read(me, { state: 'past_due' }))).toEqual(['sub_theirs']);
    expect(idsOf(await read(me, { state: 'active' }))).toEqual(['sub_other']);
    for (const find of [email.slice(0, -4).toUpperCase(), uuid!])
      expect(idsOf(await read(me, { find }))).toEqual(['sub_theirs']);
    expect(idsOf(await read(me, { find: email, state: 'active' }))).toEqual([]);
    expect(idsOf(await read(me, { find: '%' }))).toEqual([]);
    expect((await read(me, { find: '%' })).counts).toHaveLength(2);
    for (const wrong of ['cursor=none', 'cursor=2026-11-20_', 'state=sleeping'])
      expect((await me.ask('GET', `${address}?${wrong}`)).statusCode).toBe(400);
  });

  it('are listed page by page, also among those of the same moment', async () => {
    const { me } = await doors.ofRoles('billing');
    for (let count = 0; count < 52; count += 1) await add({ createdAt: on('11-20') });
    await add({ id: 'sub_oldest', createdAt: on('11-19') });
    const first = await read(me);
    const second = await read(me, { cursor: first.cursor ?? '' });
    expect([idsOf(first).length, idsOf(second).length, second.cursor]).toEqual([50, 3, null]);
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(53);
    expect(idsOf(second).at(-1)).toBe('sub_oldest');
  });
});

describe('failed payments', () => {
  interface Failed {
    failed: { invoice_id: string }[];
    cursor: string | null;
  }
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const open = { status: 'open', amountPaid: 0, paidAt: null, paymentId: null, amount: 1_000, to: never } as const;
  const late = (unpaidSince: Date, invoice: Partial<typeof open> & { id: string; nextAttemptAt?: Date }) => ({
    ...{ status: 'past_due', unpaidSince },
    periods: [{ ...open, from: unpaidSince, ...invoice }],
  });

  it('are listed with the next attempt and the last day, only while the plan has its days of grace', async () => {
    const { me } = await doors.ofRoles('billing');
    const { me: payer, email } = await suite.regular();
    const { id: uuid } = await payer.me();
    const [since, next] = [inDays(-2), inDays(1)];
    await add({ accountUuid: uuid!, ...late(since, { id: 'in_retried', nextAttemptAt: next }) });
    await add(late(inDays(-3), { id: 'in_last' }));
    await add(late(inDays(-8), { id: 'in_over' }));
    await add({ ...late(inDays(-2), { id: 'in_active' }), status: 'active' });
    const paid = { ...open, status: 'paid', amountPaid: 1_000, id: 'in_paid', from: inDays(-1), paidAt: inDays(-1) };
    await add({ ...late(inDays(-1), { id: 'in_of_late' }), periods: [paid] });
    const answer = await me.ask('GET', failedAt);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      failed: [
        {
          ...{ invoice_id: 'in_retried', number: null, account: { uuid, email } },
          ...{ amount: { amount: 1_000, currency: 'usd' }, since: since.toISOString() },
          ...{ next_attempt_at: next.toISOString(), until: new Date(since.getTime() + 7 * 86_400_000).toISOString() },
        },
        { invoice_id: 'in_last', account: null, next_attempt_at: null },
      ],
      cursor: null,
    });
  });

  it('are listed page by page', async () => {
    const { me } = await doors.ofRoles('billing');
    const since = inDays(-1);
    for (let count = 0; count < 52; count += 1) await add(late(since, { id: `in_${count}` }));
    const read = async (query = '') => (await me.ask('GET', failedAt + query)).json<Failed>();
    const first = await read();
    const second = await read(`?cursor=${encodeURIComponent(first.cursor ?? '')}`);
    const ids = [...first.failed, ...second.failed].map(({ invoice_id }) => invoice_id);
    expect([first.failed.length, second.failed.length, second.cursor, new Set(ids).size]).toEqual([50, 2, null, 52]);
    expect((await me.ask('GET', `${failedAt}?cursor=none`)).statusCode).toBe(400);
  });
});
