import { openCommerceFixture, type CommerceFixture } from './testing/commerce-fixture.ts';
import { deaths } from '@greenroom/commerce/testing/deaths';
import { cutOff } from './testing/interrupted.ts';

const dying = deaths();
let world: CommerceFixture;
beforeAll(async () => {
  world = await openCommerceFixture(dying);
});
afterAll(() => world.close());

/** A few of the steps; `npm run check:payments` dies at every one of everything that changes something. */
test.each([
  ['buy', 2, 'after'],
  ['buy', 5, 'before'],
  ['buy', 7, 'after'],
  ['buy', 11, 'after'],
  ['switch to annual', 8, 'after'],
  ['pay what is late by another card', 8, 'after'],
  ['take the money back', 3, 'after'],
  ['take back what nobody told of', 4, 'after'],
  ['withdraw', 7, 'after'],
] as const)(
  '“%s” that dies at step %d, %s it took effect, comes out right, and charges once',
  async (course, step, when) => {
    expect(await cutOff(world, dying, { course, step, when })).toEqual([]);
  },
  60_000,
);
