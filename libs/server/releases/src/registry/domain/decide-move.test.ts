import type { Deployment } from '@greenroom/federation';
import { decideMove } from './decide-move.ts';
import type { Ramp } from './ramp.ts';

const since = new Date('2026-06-01T09:00:00Z');
const judged: Ramp = {
  uuid: 'this',
  app: 'checkout-mfe',
  version: '2',
  stable: '1',
  steps: [5, 50],
  everySeconds: 60,
  minSample: 1,
  salt: 's',
  state: 'running',
  step: 0,
  stepSince: since,
  begunAt: since,
  endedAt: null,
  waitingSince: null,
  verdict: null,
};
const release = (version: string, traffic: number, usual = false): Deployment => ({
  url: '',
  metadata: { integrity: '', version },
  extras: { record: '', recordIntegrity: '', signature: '', pages: [], issued: 1 },
  deployment: { traffic, default: usual },
});
const onItsWay = [release('1', 95, true), release('2', 5)];
const withNobody = [release('1', 100, true), release('2', 0)];
const decided = (move: 'step' | 'wait' | 'return', ramp: Ramp | undefined, releases: readonly Deployment[]) => {
  const decision = decideMove(judged, move, { kind: 'fine' })({ app: 'checkout-mfe', releases, ramp, now: since });
  return decision && [decision.what, decision.releases?.map(({ deployment }) => deployment.traffic)];
};

test.each([
  ['step', ['step', [50, 50]]],
  ['wait', ['waits', undefined]],
  ['return', ['returned', [100, 0]]],
] as const)('decides a %s of a ramp that is as it was judged', (move, decision) => {
  expect(decided(move, judged, onItsWay)).toEqual(decision);
});

test.each([
  ['ended', undefined],
  ['ended and followed by another', { ...judged, uuid: 'that' }],
  ['paused', { ...judged, state: 'paused' as const }],
  ['moved', { ...judged, step: 1 }],
])('decides nothing about a ramp that was %s meanwhile', (_, ramp) => {
  for (const move of ['step', 'wait', 'return'] as const) expect(decided(move, ramp, onItsWay)).toBeUndefined();
});

test('takes no step with a release that no visitor has, but can still take it back', () => {
  expect(decided('step', judged, withNobody)).toBeUndefined();
  expect(decided('return', judged, withNobody)).toEqual(['returned', [100, 0]]);
});
