import { type CommerceFixture, openCommerceFixture } from '../testing/commerce-fixture.ts';
import { countedPayments } from '../testing/counted-payments.ts';

const { counted, reset, around } = countedPayments();
/** Calls that reached the provider, as method and path. */
const calls: string[] = [];
let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture({
    around,
    faults: { call: ({ method, path }) => void calls.push(`${method} ${path}`) },
  });
});
afterAll(() => fixture.close());

type Begun = Record<'checkout_session_id' | 'client_secret', string>;
async function paid() {
  const me = await fixture.somebody();
  const begun = (await me.begin({ tier: 'monthly' })).json<Begun>();
  await me.pay(begun.client_secret);
  return { me, id: begun.checkout_session_id };
}

test('forty concurrent reads of one checkout cost one request and one read, and later ones nothing', async () => {
  const { me, id } = await paid();
  reset();
  const answers = await Promise.all(Array.from({ length: 40 }, () => me.readCheckout(id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['complete']));
  expect(counted.most).toBe(1);
  // Requests during a read wait for one more read, which begins after them.
  expect(counted.checkouts).toBeLessThanOrEqual(2);
  expect(counted.all).toBeLessThanOrEqual(2);
  reset();
  expect(await me.readCheckout(id)).toMatchObject({ status: 'complete', subscription_state: 'active' });
  expect(counted).toMatchObject({ checkouts: 0, all: 0 });
});

test('a checkout that webhooks reported is answered from the database', async () => {
  const { me, id } = await paid();
  await fixture.sandbox.runDue();
  reset();
  expect(await me.readCheckout(id)).toMatchObject({ status: 'complete', subscription_state: 'active' });
  expect(counted).toMatchObject({ checkouts: 0, all: 0 });
});

test('an open checkout is read from the provider sixty times a minute at most, then answered from the database', async () => {
  const me = await fixture.somebody();
  const begun = (await me.begin()).json<Begun>();
  reset();
  for (let reads = 0; reads < 70; reads += 1)
    expect((await me.readCheckout(begun.checkout_session_id)).status).toBe('open');
  expect(counted.checkouts).toBe(60);
  await me.pay(begun.client_secret);
  await fixture.sandbox.runDue();
  expect(await me.readCheckout(begun.checkout_session_id)).toMatchObject({ status: 'complete' });
});

test.each([
  ['whose page asks before the webhooks arrive', ['page', 'webhooks']],
  ['whose webhooks arrive before the page asks', ['webhooks', 'page', 'webhooks']],
])('a purchase %s takes at most 15 calls', async (_, order) => {
  const me = await fixture.somebody();
  await fixture.sandbox.runDue();
  calls.length = 0;
  // The page asks once for its form, and once more when the button is pressed.
  await me.begin({ tier: 'monthly' });
  const { client_secret: secret, checkout_session_id: id } = (await me.begin({ tier: 'monthly' })).json<Begun>();
  await me.pay(secret);
  for (const what of order)
    if (what === 'page') expect((await me.readCheckout(id)).status).toBe('complete');
    else await fixture.sandbox.runDue();
  expect(await me.plan()).toMatchObject({ state: 'active' });
  expect(calls.length).toBeLessThanOrEqual(15);
});
