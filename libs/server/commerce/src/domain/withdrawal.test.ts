import { withdrawalOf } from './withdrawal.ts';

const createdAt = new Date('2026-12-10T22:00:00.000Z');
const endedAt = new Date('2026-12-11T22:00:00.000Z');

test.each([
  ['immediately after the contract', '2026-12-10T22:00:00.000Z', {}, 'due'],
  ['late on the fourteenth day, in the westernmost time zone', '2026-12-25T11:59:00.000Z', {}, 'due'],
  ['after holidays and a weekend, which extend the period', '2026-12-28T23:59:00.000Z', {}, 'due'],
  ['at the last moment of nineteen days', '2026-12-29T21:59:59.999Z', {}, 'due'],
  ['after nineteen days', '2026-12-29T22:00:00.000Z', {}, 'late'],
  ['three weeks later', '2026-12-31T22:00:00.000Z', {}, 'late'],
  ['before the contract', '2026-12-10T21:59:59.000Z', {}, 'none'],
  ['just before the contract ended', '2026-12-11T21:59:59.000Z', { endedAt }, 'due'],
  ['after the contract ended', '2026-12-11T22:00:00.000Z', { endedAt }, 'none'],
  ['while its first payment is missing', '2026-12-10T23:00:00.000Z', { status: 'incomplete' }, 'none'],
] as const)('%s', (_, declared, own, outcome) => {
  expect(withdrawalOf({ status: 'active', createdAt, endedAt: null, ...own }, new Date(declared))).toBe(outcome);
});
