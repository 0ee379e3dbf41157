import { type CommerceFixture, openCommerceFixture } from './testing/commerce-fixture.ts';
import { live, misfortune } from './testing/misfortune.ts';

const luck = misfortune();
let world: CommerceFixture;
beforeAll(async () => {
  world = await openCommerceFixture(luck);
});
afterAll(() => world.close());

/** A sample; `npm run check:payments` simulates hundreds of lives. */
test.each([1, 2, 3])(
  'the books are in order at the end of life %d, whatever faults occur',
  async (seed) => {
    expect(await live(world, luck, { seed, steps: 5 })).toMatchObject({ wrong: [] });
  },
  120_000,
);
