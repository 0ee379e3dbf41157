import { changeTimers, timeLeft, type Timer } from './timers.ts';

const timer = (step: number, from: number, endsAt: number): Timer => ({ step, from, endsAt });
const [soup, bread] = [timer(0, 5, 300_000), timer(2, 10, 700_000)];

test.each([
  [
    'a new timer, sorted by when it rings',
    [bread],
    { type: 'start', step: 0, minutes: { from: 5 }, now: 0 },
    [soup, bread],
  ],
  [
    'starting the same timer again restarts it',
    [soup],
    { type: 'start', step: 0, minutes: { from: 5 }, now: 60_000 },
    [timer(0, 5, 360_000)],
  ],
  ['adds a minute', [soup, bread], { type: 'longer', timer: soup, now: 0 }, [timer(0, 5, 360_000), bread]],
  [
    'a minute added after it rang ends a minute from now',
    [soup],
    { type: 'longer', timer: soup, now: 900_000 },
    [timer(0, 5, 960_000)],
  ],
  ['stopped', [soup, bread], { type: 'stop', timer: soup }, [bread]],
] as const)('%s', (_, timers, change, after) => expect(changeTimers(timers, change)).toEqual(after));

test.each([
  [300_000, 0, '5:00'],
  [300_000, 1, '5:00'],
  [300_000, 1000, '4:59'],
  [3_723_000, 0, '1:02:03'],
  [1000, 9000, '0:00'],
])('until %s, at %s, %s', (endsAt, now, text) => expect(timeLeft(endsAt, now)).toBe(text));
