import { openCommerceFixture, type CommerceFixture } from './testing/commerce-fixture.ts';
import { crashes } from '@greenroom/commerce/testing/crashes';
import { cutOff } from './testing/interrupted.ts';

const dying = crashes();
let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture(dying);
});
afterAll(() => fixture.close());

/** A sample; `npm run check:payments` lets the server die at every step of every operation that changes something. */
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
  '“%s” interrupted at step %d, %s it took effect, ends correctly and charges once',
  async (course, step, when) => {
    expect(await cutOff(fixture, dying, { course, step, when })).toEqual([]);
  },
  60_000,
);
