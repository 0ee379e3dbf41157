import { type CommerceFixture, openCommerceFixture } from './testing/commerce-fixture.ts';
import { checkInvariants } from './testing/check-invariants.ts';

// PGlite has one connection, on which nothing races.
const onPostgres = process.env.TEST_POSTGRES_URL === undefined ? test.skip : test;

let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture();
});
afterAll(() => fixture.close());

onPostgres(
  'two pages that pay at the same time, for the same or another plan, pay once',
  async () => {
    for (let round = 0; round < 4; round += 1) {
      const me = await fixture.somebody();
      const tiers = round % 2 === 0 ? (['annual', 'annual'] as const) : (['annual', 'monthly'] as const);
      await Promise.all(
        [...tiers, ...tiers].map(async (tier) => {
          const begun = await me.begin({ tier });
          if (begun.statusCode === 200) await me.pay(begun.json<{ client_secret: string }>().client_secret);
        }),
      );
      await fixture.sandbox.runDue();
      const customer = await me.customerId();
      const paid = (await fixture.stripe.charges.list({ customer })).data.filter(
        ({ status }) => status === 'succeeded',
      );
      // If the pages end each other's checkouts, none may be left to pay; then the button is pressed again.
      if (paid.length === 0) await me.checkOut();
      await fixture.sandbox.runDue();
      expect(await checkInvariants(fixture, customer)).toEqual([]);
      expect((await me.plan()).state).toBe('active');
    }
  },
  120_000,
);
