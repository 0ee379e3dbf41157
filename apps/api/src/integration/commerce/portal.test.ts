import { ownedCommerce } from '@greenroom/commerce';
import type { Invoices } from '@greenroom/contracts';
import { type CommerceFixture, openCommerceFixture } from './testing/commerce-fixture.ts';
import { cards, type Payer } from './testing/payer.ts';

let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture();
});
afterAll(() => fixture.close());
afterEach(async () => {
  await fixture.forgetCards();
  await fixture.leave();
});

const base = '/api/v1/commerce';
const day = 86_400_000;
const days = (from: string | null | undefined, to: string | null | undefined) =>
  Math.round((Date.parse(to!) - Date.parse(from!)) / day);

/** Returns the amounts charged, oldest first. */
const charged = async (payer: Payer) => {
  const { data } = await fixture.stripe.charges.list({ customer: await payer.customerId(), limit: 100 });
  return data
    .filter(({ paid }) => paid)
    .map(({ amount }) => amount)
    .toReversed();
};
const fieldOf = (answer: { json(): unknown }) =>
  (answer.json() as { error: { fields?: { path: string; message: string }[] } }).error.fields?.[0];
const status = async (payer: Payer) => {
  const { subscription } = await fixture.commerce.planOf((await payer.user()).id ?? '');
  return subscription.status;
};

describe('a pause', () => {
  test.each(['monthly', 'annual'] as const)(
    'of a plan that is %s begins when the paid period ends, charges nothing, and ends with a charge on the announced day',
    async (tier) => {
      const payer = await fixture.somebody();
      await payer.checkOut({ tier });
      const before = await payer.plan();
      const asked = await payer.change('pause', { months: 2 });
      expect(asked.statusCode).toBe(200);
      const planned = await payer.plan();
      expect(planned).toMatchObject({ state: 'active', pause: { from: before.currentPeriodEnd } });
      expect(planned.pause!.until).toBe(before.pauseOptions![1]!.until);
      expect(planned.nextCharge).toEqual({ ...before.nextCharge, at: planned.pause!.until });
      const [first] = await charged(payer);
      const left = days(new Date((await payer.clockNow()) * 1000).toISOString(), before.currentPeriodEnd);
      await payer.letPass(left + 1);
      const paused = await payer.plan();
      expect(paused).toMatchObject({ state: 'paused', pause: planned.pause, nextCharge: planned.nextCharge });
      expect(paused.actions).toEqual(['cancel', 'resume', 'payment_method']);
      expect((await payer.begin({ tier })).statusCode).toBe(409);
      await payer.letPass(days(planned.pause!.from, planned.pause!.until) - 3);
      expect(await charged(payer)).toEqual([first]);
      await payer.letPass(3);
      expect((await payer.plan()).state).toBe('active');
      expect(await charged(payer)).toEqual([first, first]);
      expect(await fixture.mailsTo(payer.email)).toContainEqual(expect.stringMatching(/Your pause ends/));
    },
  );

  test('can be undone before it begins, without a trace', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly' });
    const before = await payer.plan();
    await payer.change('pause', { months: 3 });
    expect((await payer.change('resume')).statusCode).toBe(200);
    expect(await payer.plan()).toEqual(before);
  });

  test('that has begun can end at once for the price, or continues if the card is declined', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly' });
    await payer.change('pause', { months: 1 });
    await payer.letPass(35);
    expect((await payer.plan()).state).toBe('paused');
    await payer.putCard(cards.attachesThenFails);
    expect((await payer.change('resume')).statusCode).toBe(422);
    expect((await payer.plan()).state).toBe('paused');
    await payer.putCard(cards.good);
    const answers = await Promise.all([payer.change('resume'), payer.change('resume')]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    expect(await payer.plan()).toMatchObject({ state: 'active', pause: null });
    expect(await charged(payer)).toEqual([1_000, 1_000]);
  });

  test('ends the plan at once when cancelled, and nothing more is charged', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly' });
    await payer.change('pause', { months: 3 });
    await payer.letPass(40);
    expect((await payer.change('cancel', { reason: 'unused' })).statusCode).toBe(200);
    expect((await payer.plan()).state).toBe('none');
    await payer.letPass(50);
    expect(await charged(payer)).toEqual([1_000]);
  });

  test('is not a free trial: the card keeps its own', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly' });
    await payer.change('pause', { months: 1 });
    await payer.letPass(35);
    const { rows } = await fixture.database.pool.query<{ count: string }>(
      `select count(*) from had_once where what = 'trial' and who = $1`,
      [(await payer.user()).id],
    );
    expect([rows[0]!.count, await status(payer)]).toEqual(['0', 'FREE']);
  });

  test.each([0, 4, 1.5])('of %d months is rejected', async (months) => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly' });
    expect((await payer.change('pause', { months })).statusCode).toBe(400);
    expect((await payer.plan()).pause).toBeNull();
  });
});

test('a plan is switched in its trial without a charge; the trial continues, and its end charges what was shown', async () => {
  const payer = await fixture.somebody();
  await payer.checkOut({ tier: 'annual', includeTrial: true });
  const before = await payer.plan();
  const shown = (await payer.change('switch-preview?tier=monthly', {}, 'GET')).json<Record<string, unknown>>();
  expect(shown).toMatchObject({
    when: 'trial',
    due_now: { amount: 0 },
    next_charge: { amount: 1_000, at: before.trialEndsAt },
  });
  const switched = await payer.change('switch', { tier: 'monthly', previewed_at: shown.previewed_at });
  expect(switched.statusCode).toBe(200);
  expect(await payer.plan()).toMatchObject({
    state: 'trial',
    tier: 'monthly',
    trialEndsAt: before.trialEndsAt,
    nextCharge: { amount: 1_000, at: before.trialEndsAt },
  });
  await payer.letPass(8);
  expect(await charged(payer)).toEqual([1_000]);
  expect((await payer.plan()).state).toBe('active');
});

describe('cards', () => {
  const cardsOf = async (payer: Payer) =>
    (await payer.change('cards', {}, 'GET')).json<{ cards: { id: string; last4: string; is_default: boolean }[] }>()
      .cards;

  test('are stored, one of them is charged; another can be chosen, and the others can be removed', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly' });
    await payer.putCard('4242424211111119');
    await payer.putCard(cards.good);
    const kept = await cardsOf(payer);
    expect(kept.map(({ last4, is_default: used }) => [last4, used])).toEqual([
      ['4242', true],
      ['1119', false],
    ]);
    expect((await payer.change(`cards/${kept[0]!.id}`, {}, 'DELETE')).statusCode).toBe(409);
    expect((await payer.change(`cards/${kept[1]!.id}/default`)).statusCode).toBe(200);
    expect((await payer.plan()).card!.last4).toBe('1119');
    const left = await payer.change(`cards/${kept[0]!.id}`, {}, 'DELETE');
    expect(left.json<{ cards: { last4: string }[] }>().cards.map(({ last4 }) => last4)).toEqual(['1119']);
    // The same card was added twice: both are gone.
    expect((await cardsOf(payer)).map(({ last4 }) => last4)).toEqual(['1119']);
  });

  test('are only stored when they are added, also while a payment is open, until one is chosen', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly' });
    await payer.putCard(cards.attachesThenFails);
    await payer.letPass(32);
    await payer.addCard('4242424211111119');
    expect((await cardsOf(payer)).map(({ last4, is_default: used }) => [last4, used])).toEqual([
      [cards.attachesThenFails.slice(-4), true],
      ['1119', false],
      ['4242', false],
    ]);
    expect(await payer.plan()).toMatchObject({
      state: 'past_due',
      card: { last4: cards.attachesThenFails.slice(-4) },
    });
    expect(await charged(payer)).toEqual([1_000]);
  });

  test('of other people cannot be charged or removed', async () => {
    const [payer, other] = [await fixture.somebody(), await fixture.somebody()];
    await payer.checkOut({ tier: 'monthly' });
    await fixture.forgetCards();
    await other.checkOut({ tier: 'monthly' });
    await other.putCard('4242424211111119');
    const [, theirs] = await cardsOf(other);
    expect((await payer.change(`cards/${theirs!.id}/default`)).statusCode).toBe(404);
    expect((await payer.change(`cards/${theirs!.id}`, {}, 'DELETE')).statusCode).toBe(404);
    expect(await cardsOf(other)).toHaveLength(2);
  });

  test('pay open invoices once they are chosen', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly' });
    await payer.putCard(cards.attachesThenFails);
    await payer.letPass(32);
    expect((await payer.plan()).state).toBe('past_due');
    const good = (await cardsOf(payer)).find(({ last4 }) => last4 === '4242')!;
    expect((await payer.change(`cards/${good.id}/default`)).statusCode).toBe(200);
    expect((await payer.plan()).state).toBe('active');
    expect(await charged(payer)).toEqual([1_000, 1_000]);
  });

  test.each([true, false])('can be replaced after cancelling, in a trial: %s', async (includeTrial) => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly', includeTrial });
    await payer.change('cancel', { reason: 'unused' });
    const before = await payer.plan();
    expect((await payer.putCard('4242424211111119')).statusCode).toBe(200);
    expect(await payer.plan()).toMatchObject({ state: before.state, endsAt: before.endsAt, card: { last4: '1119' } });
    const paid = await charged(payer);
    await payer.letPass(40);
    expect(await charged(payer)).toEqual(paid);
  });
});

describe('a code on a running plan', () => {
  test('is taken off the next charge, once, and only once per account', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly' });
    const answers = await Promise.all([
      payer.change('coupon', { code: 'encore50' }),
      payer.change('coupon', { code: 'ENCORE50' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    expect(await payer.plan()).toMatchObject({ discounted: true, nextCharge: { amount: 500 } });
    const again = await payer.change('coupon', { code: 'OPENING10' });
    expect([again.statusCode, fieldOf(again)]).toEqual([422, { path: 'coupon', message: 'stacked' }]);
    await payer.letPass(32);
    expect(await charged(payer)).toEqual([1_000, 500]);
    expect(await payer.plan()).toMatchObject({ discounted: false, nextCharge: { amount: 1_000 } });
    expect(fieldOf(await payer.change('coupon', { code: 'ENCORE50' }))).toMatchObject({ message: 'had' });
    await payer.letPass(31);
    expect(await charged(payer)).toEqual([1_000, 500, 1_000]);
  });

  test('that is unknown, for another plan, used up, or reserved for those who leave is refused by its name', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly' });
    const coupon = await fixture.stripe.coupons.create({ percent_off: 10, duration: 'once', max_redemptions: 1 });
    const promotion = { type: 'coupon' as const, coupon: coupon.id };
    const code = await fixture.stripe.promotionCodes.create({ code: 'ONLYONE', promotion, max_redemptions: 1 });
    const other = await fixture.somebody();
    await fixture.forgetCards();
    await other.checkOut({ tier: 'monthly', coupon: code.code });
    const said = [];
    for (const typed of ['NOSUCH', 'OPENING20', 'ONLYONE', 'STAY50'])
      said.push(fieldOf(await payer.change('coupon', { code: typed }))?.message);
    expect(said).toEqual(['This code does not hold', 'This code does not hold', 'used_up', 'This code does not hold']);
    expect(await payer.plan()).toMatchObject({ discounted: false, nextCharge: { amount: 1_000 } });
  });

  test('is taken off the charge that ends a trial', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'annual', includeTrial: true });
    await payer.change('coupon', { code: 'OPENING20' });
    expect((await payer.plan()).nextCharge).toMatchObject({ amount: 6_720 });
    await payer.letPass(8);
    expect(await charged(payer)).toEqual([6_720]);
  });
});

describe('the offer before leaving', () => {
  const offer = async (payer: Payer) =>
    (await payer.change('offer', {}, 'GET')).json<{ offer: { price: { amount: number }; at: string } | null }>().offer;

  test('halves the next charge, can be accepted once, and charges what was shown', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly' });
    const { nextCharge } = await payer.plan();
    expect(await offer(payer)).toEqual({
      price: { amount: 500, currency: 'usd' },
      usual: { amount: 1_000, currency: 'usd' },
      at: nextCharge!.at,
    });
    await Promise.all([payer.change('offer'), payer.change('offer')]);
    expect((await payer.plan()).nextCharge).toMatchObject({ amount: 500 });
    expect(await offer(payer)).toBeNull();
    await payer.letPass(32);
    expect(await charged(payer)).toEqual([1_000, 500]);
    expect(await offer(payer)).toBeNull();
    expect((await payer.change('offer')).statusCode).toBe(409);
  });

  test('is not made in a trial or after cancelling', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly', includeTrial: true });
    expect(await offer(payer)).toBeNull();
    await payer.change('cancel', { reason: 'unused' });
    expect(await offer(payer)).toBeNull();
    expect((await payer.change('offer')).statusCode).toBe(409);
  });
});

describe('billing details', () => {
  const details = {
    name: 'Kestrel GmbH',
    line1: 'Probenweg 4',
    line2: '',
    postal_code: '10115',
    city: 'Berlin',
    country: 'DE',
    tax_id: 'DE 123 456 789',
  };
  const save = (payer: Payer, own: object = {}) =>
    payer.me.ask('PUT', `${base}/billing-details`, { ...details, ...own });
  const invoicesOf = async (payer: Payer) => {
    const url = `${base}/stripe/subscriptions/me/invoices`;
    const { invoices } = (await payer.me.ask('GET', url)).json<Invoices>();
    return Promise.all(invoices.map(async ({ id }) => (await payer.me.ask('GET', `${url}/${id}/document`)).body));
  };

  test('appear on invoices from then on, and existing ones stay as they were', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly' });
    const saved = await save(payer);
    expect(saved.json()).toEqual({ ...details, tax_id: 'DE123456789' });
    await payer.letPass(32);
    await save(payer, { city: 'Hamburg', tax_id: '' });
    const [second, first] = await invoicesOf(payer);
    for (const line of ['Kestrel GmbH', 'Probenweg 4', '10115 Berlin', 'Germany', 'Tax ID', 'DE123456789'])
      expect(second).toContain(line);
    expect(first).not.toMatch(/Kestrel|DE123456789/);
    await payer.me.ask('PUT', '/api/v1/users/me', { locale: 'de' });
    expect((await invoicesOf(payer))[0]).toMatch(/Deutschland.*Steuernummer.*DE123456789/s);
    const customer = await payer.customerId();
    expect((await fixture.stripe.customers.listTaxIds(customer)).data).toEqual([]);
    expect((await payer.me.ask('GET', `${base}/billing-details`)).json()).toMatchObject({
      city: 'Hamburg',
      tax_id: '',
    });
  });

  test('given before the first purchase appear on its invoice', async () => {
    const payer = await fixture.somebody();
    await save(payer);
    await payer.checkOut({ tier: 'monthly' });
    expect((await invoicesOf(payer))[0]).toContain('DE123456789');
  });

  test('with a number that is invalid in the country, or an unknown country, are refused, and nothing changes', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly' });
    await save(payer);
    for (const wrong of [{ tax_id: '123' }, { country: '' }, { tax_id: 'DE12345678901' }]) {
      const answer = await save(payer, { city: 'Hamburg', ...wrong });
      expect([answer.statusCode, fieldOf(answer)?.path]).toEqual([422, 'tax_id']);
    }
    const nowhere = await save(payer, { city: 'Hamburg', country: 'XQ', tax_id: '' });
    expect([nowhere.statusCode, fieldOf(nowhere)?.path]).toEqual([422, 'country']);
    expect((await payer.me.ask('GET', `${base}/billing-details`)).json()).toMatchObject({ city: 'Berlin' });
  });

  test('reach the provider once it answers again', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly' });
    const { rows } = await fixture.database.pool.query<{ uuid: string }>(
      'select uuid from payers where customer_id = $1',
      [await payer.customerId()],
    );
    // The state left by a server that died after the details were stored.
    await fixture.database.pool.query(
      'update payers set billing = $2, billing_pending = true, look_at = $3 where uuid = $1',
      [rows[0]!.uuid, { ...details, postalCode: '10115', taxId: 'DE123456789' }, new Date(fixture.clock.ms)],
    );
    await fixture.commerce.sweep();
    const customer = await payer.customerId();
    expect(await fixture.stripe.customers.retrieve(customer)).toMatchObject({ address: { city: 'Berlin' } });
    expect((await fixture.stripe.customers.listTaxIds(customer)).data).toMatchObject([{ value: 'DE123456789' }]);
  });

  test('are in the export and are deleted with the account', async () => {
    const payer = await fixture.somebody();
    await payer.checkOut({ tier: 'monthly' });
    await save(payer);
    const { id } = await payer.user();
    const { db } = fixture.database;
    expect(await ownedCommerce.read(db, id!)).toMatchObject({ billingDetails: { city: 'Berlin' } });
    const customer = await payer.customerId();
    await db.transaction((tx) => ownedCommerce.erase(tx, id!));
    const { rows } = await fixture.database.pool.query('select billing from payers where customer_id = $1', [customer]);
    expect(rows).toEqual([{ billing: null }]);
  });
});
