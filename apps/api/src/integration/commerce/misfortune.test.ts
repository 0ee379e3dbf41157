import { type CommerceFixture, openCommerceFixture } from './testing/commerce-fixture.ts';
import { live, misfortune } from './testing/misfortune.ts';

const luck = misfortune();
let world: CommerceFixture;
beforeAll(async () => {
  world = await openCommerceFixture(luck);
});
afterAll(() => world.close());

/** `npm run check:payments` lives hundreds of them. */
test.each([1, 2, 3])(
  'whatever goes wrong in life %d, the books are in order at its end',
  async (seed) => {
    expect(await live(world, luck, { seed, steps: 5 })).toMatchObject({ wrong: [] });
  },
  120_000,
);
