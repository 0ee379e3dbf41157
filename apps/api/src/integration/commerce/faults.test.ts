import { type CommerceFixture, openCommerceFixture } from './testing/commerce-fixture.ts';
import { live, injectFaults } from './testing/inject-faults.ts';

const luck = injectFaults();
let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture(luck);
});
afterAll(() => fixture.close());

/** A sample; `npm run check:payments` simulates hundreds of lives. */
test.each([1, 2, 3])(
  'the books are in order at the end of life %d, whatever faults occur',
  async (seed) => {
    expect(await live(fixture, luck, { seed, steps: 5 })).toMatchObject({ wrong: [] });
  },
  120_000,
);
