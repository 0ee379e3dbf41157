import { isDoneByActivity } from './completed-activities.ts';
import { weekOf } from './week-of.ts';

test.each([
  ['2026-11-21', '2026-11-21', '2026-11-21', '2026-11-27'],
  ['2026-11-21', '2026-11-27', '2026-11-21', '2026-11-27'],
  ['2026-11-21', '2026-11-28', '2026-11-28', '2026-12-04'],
  ['2026-11-21', '2027-01-02', '2027-01-02', '2027-01-08'],
  ['2026-11-21', '2026-11-20', '2026-11-21', '2026-11-27'],
])('a plan begun on %s is, on %s, in the week from %s to %s', (begunOn, today, from, until) => {
  expect(weekOf(begunOn, today)).toEqual({ from, until });
});

const set = new Date('2026-11-21T09:00:00Z');
const [earlier, later] = [new Date('2026-11-20T09:00:00Z'), new Date('2026-11-22T09:00:00Z')];
const none = { finished: new Map(), scored: new Map(), talked: new Map() };
test.each([
  ['item', 'open', { ...none, finished: new Map([['x', later]]) }, true],
  ['scene', 'open', { ...none, scored: new Map([['x', later]]) }, true],
  ['coach', 'open', { ...none, talked: new Map([['x', later]]) }, true],
  ['item', 'open', { ...none, finished: new Map([['x', earlier]]) }, false],
  ['item', 'open', { ...none, finished: new Map([['y', later]]) }, false],
  ['item', 'open', { ...none, scored: new Map([['x', later]]) }, false],
  ['item', 'skipped', { ...none, finished: new Map([['x', later]]) }, false],
  ['item', 'done', { ...none, finished: new Map([['x', later]]) }, false],
] as const)('%s, %s, with %j: %s', (kind, state, completed, expected) => {
  expect(isDoneByActivity({ kind, subject: 'x', state, createdAt: set }, completed)).toBe(expected);
});
