import type { Payments } from '@greenroom/ports/payments';
import { type CommerceFixture, openCommerceFixture } from '../testing/commerce-fixture.ts';

/** Readings of customers that are under way, and how many were at once and in all. */
const readings = { now: 0, most: 0, all: 0 };

function counted(payments: Payments): Payments {
  return {
    ...payments,
    async readCustomer(id) {
      readings.all += 1;
      readings.most = Math.max(readings.most, (readings.now += 1));
      return payments.readCustomer(id).finally(() => (readings.now -= 1));
    },
  };
}

let world: CommerceFixture;
beforeAll(async () => {
  world = await openCommerceFixture({ around: counted });
});
afterAll(() => world.close());

test('forty looks at one customer at once are answered by few readings, one at a time', async () => {
  const me = await world.somebody();
  const begun = (await me.begin({ tier: 'monthly' })).json<{ checkout_session_id: string; client_secret: string }>();
  await me.pay(begun.client_secret);
  await world.sandbox.runDue();
  Object.assign(readings, { most: 0, all: 0 });
  const answers = await Promise.all(Array.from({ length: 40 }, () => me.readCheckout(begun.checkout_session_id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['complete']));
  expect(readings.most).toBe(1);
  expect(readings.all).toBeLessThan(40);
});
