import { type CommerceFixture, openCommerceFixture } from './testing/commerce-fixture.ts';

let world: CommerceFixture;
beforeAll(async () => {
  world = await openCommerceFixture();
});
afterAll(() => world.close());

/**
 * On PGlite all statements share one connection: each that a page asks for waits behind those of everyone else. One is
 * the session, one the plan with what the person had once; a plan's own page reads the plan and its charges besides.
 */
test.each([
  ['/api/v1/users/me', 2],
  ['/api/v1/commerce/subscriptions/me', 4],
])('%s of a subscriber takes at most %i statements', async (path, most) => {
  const me = await world.somebody();
  await me.checkOut();
  await world.sandbox.runDue();
  await me.me.ask('GET', path);
  const statements = jest.spyOn(world.database.pool, 'query');
  try {
    expect((await me.me.ask('GET', path)).statusCode).toBe(200);
    expect(statements.mock.calls.length).toBeLessThanOrEqual(most);
    expect(statements.mock.calls.length).toBeGreaterThan(0);
  } finally {
    statements.mockRestore();
  }
});
