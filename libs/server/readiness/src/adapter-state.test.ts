import { type AdapterState, initialState, nextState } from './adapter-state.ts';
import type { AdapterOutcome } from './adapter-outcome.ts';

/** Returns moments one minute apart. */
const moment = (index: number) => new Date(Date.UTC(2026, 10, 20, 10, index));
const iso = (index: number) => moment(index).toISOString();
const after = (...outcomes: AdapterOutcome[]) =>
  outcomes.reduce((state, outcome, index) => nextState(state, outcome, moment(index)), initialState('SMTP'));

it.each<[what: string, outcomes: AdapterOutcome[], expected: Omit<AdapterState, 'adapter'>]>([
  ['no call', [], { status: 'unknown' }],
  ['a success', ['success'], { status: 'ok', lastSuccessAt: iso(0) }],
  [
    'a failure',
    ['too-slow'],
    { status: 'failing', failingSince: iso(0), lastFailure: 'too-slow', lastFailureAt: iso(0) },
  ],
  [
    'several failures, which count from the first',
    ['success', 'too-slow', 'rate-limited'],
    {
      status: 'failing',
      lastSuccessAt: iso(0),
      failingSince: iso(1),
      lastFailure: 'rate-limited',
      lastFailureAt: iso(2),
    },
  ],
  [
    'a success after a failure, which is remembered',
    ['unavailable', 'success'],
    { status: 'ok', lastSuccessAt: iso(1), lastFailure: 'unavailable', lastFailureAt: iso(0) },
  ],
  [
    'another failure, which counts anew',
    ['unavailable', 'success', 'too-slow'],
    {
      status: 'failing',
      lastSuccessAt: iso(1),
      failingSince: iso(2),
      lastFailure: 'too-slow',
      lastFailureAt: iso(2),
    },
  ],
])('returns the state of an adapter after %s', (_, outcomes, expected) => {
  expect(after(...outcomes)).toEqual({ adapter: 'SMTP', ...expected });
});

it('is off if nothing is configured', () => {
  expect(initialState(undefined)).toEqual({ status: 'off' });
});
