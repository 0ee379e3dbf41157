import { withdrawalOf } from './withdrawal.ts';

const concludedAt = new Date('2026-12-10T22:00:00.000Z');

test.each([
  ['at once', '2026-12-10T22:00:00.000Z', false, 'due'],
  ['late on the fourteenth day, in the last of time zones', '2026-12-25T11:59:00.000Z', false, 'due'],
  ['after holidays and a weekend, which that day moves over', '2026-12-28T23:59:00.000Z', false, 'due'],
  ['three weeks later', '2026-12-31T22:00:00.000Z', false, 'late'],
  ['before there was a contract', '2026-12-10T21:59:59.000Z', false, 'none'],
  ['when it is over', '2026-12-11T22:00:00.000Z', true, 'none'],
] as const)('%s', (_, declared, over, outcome) => {
  expect(withdrawalOf({ concludedAt, declaredAt: new Date(declared), over })).toBe(outcome);
});
