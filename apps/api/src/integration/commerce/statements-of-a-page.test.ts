import { type CommerceFixture, openCommerceFixture } from './testing/commerce-fixture.ts';

let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture();
});
afterAll(() => fixture.close());

/**
 * On PGlite all statements share one connection, so each statement of a page waits behind everyone else's. One reads
 * the session, one the plan with past trials; a plan's own page also reads the plan and its charges.
 */
test.each([
  ['/api/v1/users/me', 2],
  ['/api/v1/commerce/subscriptions/me', 4],
])('%s of a subscriber takes at most %i statements', async (path, most) => {
  const me = await fixture.somebody();
  await me.checkOut();
  await fixture.sandbox.runDue();
  await me.me.ask('GET', path);
  const statements = jest.spyOn(fixture.database.pool, 'query');
  try {
    expect((await me.me.ask('GET', path)).statusCode).toBe(200);
    expect(statements.mock.calls.length).toBeLessThanOrEqual(most);
    expect(statements.mock.calls.length).toBeGreaterThan(0);
  } finally {
    statements.mockRestore();
  }
});
