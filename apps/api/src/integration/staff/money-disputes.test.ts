import { staffActions } from '@greenroom/staff/tables';
import { disputes, invoices, payers } from '@greenroom/commerce/tables';
import { ownedCommerce } from '@greenroom/commerce';
import { eq } from 'drizzle-orm';
import { type CommerceFixture, openCommerceFixture } from '../commerce/testing/commerce-fixture.ts';
import { staffLogIns } from './testing/staff-log-ins.ts';

const cards = { disputed: '4000000000000259', inquired: '4000000000001976' };
const address = '/api/v1/staff/money/disputes';

/** Whether webhooks about disputes get lost. */
let lost = false;
let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture({
    staffLink: true,
    around: (payments) => ({
      ...payments,
      readEvent(...of) {
        const event = payments.readEvent(...of);
        return lost && event.type.startsWith('charge.dispute') ? { ...event, paymentId: null } : event;
      },
    }),
  });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  lost = false;
  await fixture.forgetCards();
  await fixture.leave();
  await fixture.db.delete(disputes);
});

interface Answer {
  counts: { open: number; closed: number };
  disputes: { id: string; status: string }[];
  cursor: string | null;
}

async function staff() {
  const doors = staffLogIns({
    running: fixture.running,
    fixture,
    regular: async () => {
      const { me, email } = await fixture.somebody();
      return { me, email };
    },
  });
  const { me } = await doors.ofRoles('billing');
  const read = async (query: Record<string, string> = {}) =>
    (await me.ask('GET', `${address}?${new URLSearchParams(query)}`)).json<Answer>();
  return { me, read };
}

/** Returns a person who bought the yearly plan with a card whose payment is disputed. */
async function disputed(card = cards.disputed) {
  const payer = await fixture.somebody();
  await payer.checkOut({ tier: 'annual', card });
  await fixture.sandbox.runDue();
  const [charge] = (await fixture.stripe.charges.list({ customer: await payer.customerId() })).data;
  const [found] = (await fixture.stripe.disputes.list({ charge: charge!.id })).data;
  const { id: uuid } = await payer.user();
  return { payer, uuid: uuid!, dispute: found! };
}

const statusOf = async ({ id }: { id: string }) =>
  (await fixture.db.select().from(disputes).where(eq(disputes.id, id)))[0]?.status;
const close = async (id: string, text: 'winning_evidence' | 'losing_evidence') =>
  fixture.stripe.disputes.update(id, { evidence: { uncategorized_text: text } });

describe('a disputed payment', () => {
  it('is listed with what the provider says of it; the plan goes on, and the payment cannot be refunded', async () => {
    const { me, read } = await staff();
    const { payer, uuid, dispute } = await disputed();
    const customerId = await payer.customerId();
    const [invoice] = await fixture.db
      .select({ number: invoices.number })
      .from(invoices)
      .innerJoin(payers, eq(payers.uuid, invoices.payerUuid))
      .where(eq(payers.accountUuid, uuid));
    expect(await read()).toEqual({
      counts: { open: 1, closed: 0 },
      disputes: [
        {
          ...{ id: dispute.id, account: { uuid, email: payer.email }, invoice: invoice!.number },
          ...{ amount: { amount: 8_400, currency: 'usd' }, reason: 'fraudulent', status: 'needs_response' },
          ...{ state: 'open', opened_at: new Date(dispute.created * 1000).toISOString() },
          evidence_due_by: new Date((dispute.evidence_details.due_by ?? 0) * 1000).toISOString(),
          page: `/sandbox/payments/customers/${customerId}`,
        },
      ],
      cursor: null,
    });
    expect((await payer.plan()).state).toBe('active');
    expect(await ownedCommerce.read(fixture.db, uuid)).toMatchObject({ disputes: [{ id: dispute.id }] });
    const file = await me.ask('GET', `${address}/file?find=${payer.email}`);
    expect(file.body).toContain(`,84.00,USD,fraudulent,needs_response,open,`);
    expect(file.body).not.toContain('0259');
    expect(await fixture.db.select().from(staffActions).where(eq(staffActions.toAccount, uuid))).toEqual([]);
  });

  it('is followed by the events of the provider, which name no customer, until it is closed', async () => {
    const { read } = await staff();
    const { dispute } = await disputed();
    await close(dispute.id, 'winning_evidence');
    await fixture.sandbox.runDue();
    expect(await read()).toMatchObject({
      counts: { open: 0, closed: 1 },
      disputes: [{ status: 'won', state: 'closed' }],
    });
    const { rows } = await fixture.database.pool.query(
      `select 1 from payment_events where type = 'charge.dispute.closed' and customer_id is null`,
    );
    expect(rows).not.toEqual([]);
  });

  it('is found by the sweep when no webhook told of it or of its end, also without a plan', async () => {
    lost = true;
    const { payer, dispute } = await disputed();
    await fixture.stripe.subscriptions.cancel((await payer.plan()).id!);
    await fixture.sandbox.runDue();
    await fixture.db.delete(disputes);
    await fixture.leave();
    fixture.clock.ms += 61 * 60_000;
    await fixture.commerce.sweep();
    expect(await statusOf(dispute)).toBe('needs_response');
    await close(dispute.id, 'losing_evidence');
    await fixture.sandbox.runDue();
    expect(await statusOf(dispute)).toBe('needs_response');
    fixture.clock.ms += 9 * 60 * 60_000;
    await fixture.commerce.sweep();
    expect(await statusOf(dispute)).toBe('lost');
  });

  it('is found by state and person', async () => {
    const { me, read } = await staff();
    const first = await disputed();
    const second = await disputed(cards.inquired);
    await close(first.dispute.id, 'losing_evidence');
    await fixture.sandbox.runDue();
    const ids = async (query: Record<string, string>) => (await read(query)).disputes.map(({ id }) => id);
    expect(await ids({ state: 'closed' })).toEqual([first.dispute.id]);
    expect(await ids({ state: 'open' })).toEqual([second.dispute.id]);
    expect(await ids({ find: second.payer.email })).toEqual([second.dispute.id]);
    expect(await ids({ find: first.uuid, state: 'open' })).toEqual([]);
    expect((await read({ find: '%' })).counts).toEqual({ open: 1, closed: 1 });
    for (const wrong of ['cursor=none', 'state=won'])
      expect((await me.ask('GET', `${address}?${wrong}`)).statusCode).toBe(400);
  });

  it('is listed page by page, also among those of the same moment', async () => {
    const { read } = await staff();
    const { uuid } = await disputed();
    const [payer] = await fixture.db.select().from(payers).where(eq(payers.accountUuid, uuid));
    const [like] = await fixture.db.select().from(disputes);
    await fixture.db
      .insert(disputes)
      .values(Array.from({ length: 51 }, (_, count) => ({ ...like!, id: `du_more${count}`, payerUuid: payer!.uuid })));
    const first = await read();
    const second = await read({ cursor: first.cursor ?? '' });
    expect([first.disputes.length, second.disputes.length, second.cursor]).toEqual([50, 2, null]);
    expect(new Set([...first.disputes, ...second.disputes].map(({ id }) => id)).size).toBe(52);
  });
});
