import { openCommerceWorld, type CommerceWorld } from './testing/commerce-world.ts';
import { deaths } from './testing/deaths.ts';
import { boughtOnce, buyAtLast, calmDown } from './testing/survive.ts';

const dying = deaths();
let world: CommerceWorld;
beforeAll(async () => {
  world = await openCommerceWorld(dying);
}, 60_000);
afterAll(() => world.close());

/** A few of the steps; `npm run check:payments` dies at every one. */
test.each([
  [2, 'after'],
  [4, 'after'],
  [5, 'before'],
  [7, 'after'],
  [9, 'after'],
] as const)(
  'a server that dies at step %d, %s it took effect, charges once',
  async (step, when) => {
    const me = await world.somebody();
    dying.dieAt(step, when);
    await buyAtLast(me);
    dying.dieAt(undefined);
    await calmDown(world);
    expect(await boughtOnce(world, me)).toEqual([]);
  },
  60_000,
);
