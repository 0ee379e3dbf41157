import type { Invoices } from '@greenroom/contracts';
import { type CommerceFixture, openCommerceFixture } from './testing/commerce-fixture.ts';
import type { Payer } from './testing/payer.ts';

let fixture: CommerceFixture;
beforeAll(async () => {
  // Receipts do not depend on webhooks.
  fixture = await openCommerceFixture({ faults: { webhook: () => 'never' } });
});
afterAll(() => fixture.close());
beforeEach(() => fixture.forgetCards());

const base = '/api/v1/commerce/stripe/subscriptions/me/invoices';
async function receipts({ me }: Payer) {
  const { invoices } = (await me.ask('GET', base)).json<Invoices>();
  return invoices.map(({ total, status }) => [total.amount, status]);
}
async function documents({ me }: Payer): Promise<number[]> {
  const { invoices } = (await me.ask('GET', base)).json<Invoices>();
  const answers = invoices.flatMap(({ id }) => [`${base}/${id}/document`, `${base}/${id}/pdf`]);
  return Promise.all(answers.map(async (url) => (await me.ask('GET', url)).statusCode));
}

test('a switch’s invoice is listed as soon as it is paid, and all receipts remain after the plan has ended', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'monthly' });
  expect(await receipts(me)).toEqual([[1_000, 'paid']]);
  const shown = await me.change('switch-preview?tier=annual', {}, 'GET');
  const { previewed_at: at, due_now: due } = shown.json<{ previewed_at: string; due_now: { amount: number } }>();
  await me.change('switch', { tier: 'annual', previewed_at: at });
  expect(await receipts(me)).toEqual([
    [due.amount, 'paid'],
    [1_000, 'paid'],
  ]);
  await me.change('cancel', { reason: 'unused' });
  await me.letPass(367);
  fixture.clock.ms += 7 * 3_600_000;
  await fixture.commerce.sweep();
  expect(await me.plan()).toMatchObject({ state: 'none', id: null });
  expect((await receipts(me)).map(([amount]) => amount)).toEqual([due.amount, 1_000]);
  expect(await documents(me)).toEqual([200, 200, 200, 200]);
});

test('a later switch has its invoice at the period’s end; a refund keeps the receipt', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'annual' });
  const shown = await me.change('switch-preview?tier=monthly', {}, 'GET');
  const { previewed_at: at } = shown.json<{ previewed_at: string }>();
  const switched = await me.change('switch', { tier: 'monthly', previewed_at: at });
  // The next charge is for the other plan, on the day of the switch.
  expect(switched.json()).toMatchObject({ next_charge: { amount: 1_000 } });
  expect(await receipts(me)).toEqual([[8_400, 'paid']]);
  await me.letPass(366);
  fixture.clock.ms += 7 * 3_600_000;
  await fixture.commerce.sweep();
  expect(await receipts(me)).toEqual([
    [1_000, 'paid'],
    [8_400, 'paid'],
  ]);
  const other = await fixture.somebody();
  await fixture.forgetCards();
  await other.checkOut({ tier: 'monthly' });
  expect((await other.change('refund')).statusCode).toBe(200);
  expect((await other.plan()).state).toBe('none');
  expect((await receipts(other)).map(([amount]) => amount)).toEqual([1_000]);
  expect(await documents(other)).toEqual([200, 200]);
});

test('an invoice with a code says what was taken off, so that its lines add up', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'monthly', coupon: 'OPENING10' });
  const { invoices } = (await me.me.ask('GET', base)).json<Invoices>();
  const page = (await me.me.ask('GET', `${base}/${invoices[0]!.id}/document`)).body;
  const text = page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/\$10\.00 Discount -\$1\.00 Total \$9\.00/);
});
