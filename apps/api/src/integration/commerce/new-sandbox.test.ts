import { type CommerceFixture, openCommerceFixture } from './testing/commerce-fixture.ts';

let world: CommerceFixture;

beforeAll(async () => {
  world = await openCommerceFixture();
});
afterAll(() => world.close());

const empty = () =>
  world.database.pool.query('truncate payment_sandbox.objects, payment_sandbox.idempotency_keys cascade');

test('with a sandbox that began anew, plans it does not know are over and can be bought again', async () => {
  const had = await world.somebody();
  expect(await had.checkOut()).toMatchObject({ subscription_state: 'active' });
  const began = await world.somebody();
  expect((await began.begin()).statusCode).toBe(200);
  await world.commerce.projectPending();
  await empty();

  await world.commerce.prepare();

  expect(await had.plan()).toMatchObject({ state: 'none', actions: ['create'] });
  expect(await had.checkOut()).toMatchObject({ status: 'complete', subscription_state: 'active' });
  expect(await began.checkOut()).toMatchObject({ status: 'complete', subscription_state: 'active' });
  await world.commerce.sweep();
  expect(world.logged).toEqual([]);
});

test('a sandbox that knows its customers ends nothing when the product starts again', async () => {
  const payer = await world.somebody();
  await payer.checkOut();
  const before = await payer.plan();

  await world.commerce.prepare();

  expect(await payer.plan()).toEqual(before);
});
