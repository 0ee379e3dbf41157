import { type CommerceFixture, openCommerceFixture } from '../testing/commerce-fixture.ts';
import { cards } from '../testing/payer.ts';

let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture();
});
afterAll(() => fixture.close());

test('a price shown without tax is paid at the first press, with the tax that the page showed for the country', async () => {
  const { stripe } = fixture;
  const [usual] = (await stripe.prices.list({ lookup_keys: ['greenroom-annual_usd'] })).data;
  await stripe.prices.create({
    ...{ product: usual!.product as string, currency: 'usd', unit_amount: 8_400, recurring: { interval: 'year' } },
    ...{ lookup_key: 'greenroom-annual_usd_mx', tax_behavior: 'exclusive' },
  });
  const me = await fixture.somebody();
  const begun = (await me.begin({ country: 'MX' })).json<{ client_secret: string }>();
  const place = { client_secret: begun.client_secret, country: 'DE' };
  const placed = await me.me.ask('POST', '/sandbox/payments/sessions/place', place);
  expect(placed.json()).toMatchObject({
    session: { total: { due_today: 9_996, then: 9_996 }, tax: { due_today: { added: 1_596 } } },
  });
  expect(await me.pay(begun.client_secret, cards.good, 'DE')).toEqual({ status: 'complete' });
  const { data } = await stripe.charges.list({ customer: await me.customerId() });
  expect(data.map(({ amount }) => amount)).toEqual([9_996]);
});
