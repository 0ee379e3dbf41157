import { randomUUID } from 'node:crypto';
import { checkInvariants } from '../testing/check-invariants.ts';
import { type CommerceFixture, openCommerceFixture } from '../testing/commerce-fixture.ts';
import { cards, type Payer } from '../testing/payer.ts';

let world: CommerceFixture;
beforeAll(async () => {
  world = await openCommerceFixture();
});
afterAll(() => world.close());

interface Begun {
  checkout_session_id: string;
  client_secret: string;
  paying_since: string | null;
}

/** Opens the payment page, or agrees to the terms right before confirming `confirming`. */
async function open({ me }: Payer, confirming?: string): Promise<Begun> {
  const wish = { tier: 'annual', include_trial: false, attempt_uuid: randomUUID() };
  const agreed = { terms_agreed: confirming !== undefined, ...(confirming && { checkout_session_id: confirming }) };
  return (await me.ask('POST', '/api/v1/commerce/stripe/subscriptions', { ...wish, ...agreed })).json<Begun>();
}

/** Opens the page and presses Pay, up to the confirmation. */
async function press(payer: Payer): Promise<Begun> {
  return open(payer, (await open(payer)).checkout_session_id);
}

async function at({ me }: Payer, id: string, what: 'expire' | 'refused' | '', body: Record<string, unknown> = {}) {
  const url = `/api/v1/commerce/stripe/checkout-sessions/${id}`;
  return what === '' ? me.ask('GET', url) : me.ask('POST', `${url}/${what}`, body);
}

test('a second page is told that a payment is in progress until its card is refused', async () => {
  const payer = await world.somebody();
  const begun = await press(payer);
  const { checkout_session_id: id, paying_since: payingSince } = begun;
  expect(payingSince).toEqual(expect.any(String));
  expect(await open(payer)).toMatchObject({ checkout_session_id: id, paying_since: payingSince });
  expect((await at(payer, id, '')).json()).toMatchObject({ status: 'open', paying_since: payingSince });

  await payer.pay(begun.client_secret, cards.declined);
  const refused = await at(payer, id, 'refused', { paying_since: payingSince });
  expect(refused.json()).toMatchObject({ status: 'open', paying_since: null });
  expect((await open(payer)).paying_since).toBeNull();
});

test('a refusal that is reported late does not hide a payment that began since', async () => {
  const payer = await world.somebody();
  const first = await press(payer);
  world.clock.ms += 1_000;
  const second = await open(payer, first.checkout_session_id);
  expect(second.paying_since).not.toBe(first.paying_since);
  await at(payer, first.checkout_session_id, 'refused', { paying_since: first.paying_since });
  expect((await open(payer)).paying_since).toBe(second.paying_since);
});

test('only the session that a page is about to confirm counts as being paid', async () => {
  const payer = await world.somebody();
  expect((await open(payer, 'cs_of_an_earlier_checkout')).paying_since).toBeNull();
});

test('a stopped payment cannot be charged any more, and another checkout begins', async () => {
  const payer = await world.somebody();
  const begun = await press(payer);
  const stopped = await at(payer, begun.checkout_session_id, 'expire');
  expect(stopped.json()).toMatchObject({ status: 'expired', paying_since: null });
  expect((await payer.pay(begun.client_secret)).error?.code).toBe('checkout_session_expired');
  const next = await press(payer);
  expect(next.checkout_session_id).not.toBe(begun.checkout_session_id);
  await payer.pay(next.client_secret);
  expect((await at(payer, next.checkout_session_id, '')).json()).toMatchObject({
    ...{ status: 'complete', paying_since: null, subscription_state: 'active' },
  });
  await world.sandbox.runDue();
  expect(await checkInvariants(world, await payer.customerId())).toEqual([]);
});

test('a payment that was charged before it could be stopped is complete, and counts once', async () => {
  const payer = await world.somebody();
  const begun = await press(payer);
  await payer.pay(begun.client_secret);
  for (let times = 0; times < 2; times += 1) {
    const stopped = await at(payer, begun.checkout_session_id, 'expire');
    expect(stopped.json()).toMatchObject({ status: 'complete', paying_since: null, subscription_state: 'active' });
  }
  await world.sandbox.runDue();
  expect(await checkInvariants(world, await payer.customerId())).toEqual([]);
});

test('the checkout of another account can be neither stopped nor reported as refused', async () => {
  const begun = await press(await world.somebody());
  const stranger = await world.somebody();
  await open(stranger);
  expect((await at(stranger, begun.checkout_session_id, 'expire')).statusCode).toBe(404);
  const refused = await at(stranger, begun.checkout_session_id, 'refused', { paying_since: begun.paying_since });
  expect(refused.statusCode).toBe(404);
});
