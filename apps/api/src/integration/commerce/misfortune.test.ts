import { type CommerceWorld, openCommerceWorld } from './testing/commerce-world.ts';
import { live, misfortune } from './testing/misfortune.ts';

const luck = misfortune();
let world: CommerceWorld;
beforeAll(async () => {
  world = await openCommerceWorld(luck);
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
