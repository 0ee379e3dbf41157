import type { GuardrailSeries, RegistryChange, ReleasedApp } from '@greenroom/contracts';
import { comparedIn, linesOf, marksWithin } from './plot-lines.ts';

const release = (version: string, usual = false): ReleasedApp['releases'][number] => ({
  version,
  default: usual,
  traffic: usual ? 100 : 0,
  sound: true,
  pages: [],
  sizes: [],
  killed: null,
  publishedAt: null,
  commit: null,
  returned: null,
});
const ramp = {
  version: '2-b',
  stable: '1-a',
  steps: [1, 100],
  everySeconds: 60,
  minSample: 1,
  step: 0,
  stepSince: '2026-11-21T10:00:00.000Z',
  nextAt: null,
  waitsUntil: null,
  begunAt: '2026-11-21T10:00:00.000Z',
  endedAt: null,
  verdict: null,
} as const;
const app: ReleasedApp = {
  name: 'checkout-mfe',
  revision: 1,
  ramp: null,
  marks: [],
  since: null,
  approvalAbove: null,
  approvals: [],
  releases: [release('2-b'), release('1-a', true), release('0-z')],
};

test.each([
  ['the ramped release and its stable one', { ...ramp, state: 'running' }, ['2-b', '1-a']],
  ['the same while the ramp is paused', { ...ramp, state: 'paused' }, ['2-b', '1-a']],
  ['after a rollback, the default and the one before it', { ...ramp, state: 'returned' }, ['1-a', '0-z']],
  ['the same without a ramp', null, ['1-a', '0-z']],
] as const)('compared: %s', (_, ramp, expected) => {
  expect(comparedIn({ ...app, ramp: ramp && { ...ramp, steps: [...ramp.steps] } })).toEqual(expected);
});

const at = '2026-11-21T10:00:00.000Z';
const series = (good: number | null): GuardrailSeries['guardrails'][number] => ({
  guardrail: good === null ? 'error' : 'lcp',
  good,
  releases: [
    { version: '3-c', points: [], bad: 0, of: 9, p75: null },
    { version: '2-b', points: [{ at, bad: 1, of: 4, p75: 1_900 }], bad: 2, of: 10, p75: 2_000 },
    { version: '1-a', points: [{ at, bad: 0, of: 0, p75: null }], bad: 0, of: 0, p75: null },
  ],
});

test('vitals are plotted as time, other guardrails as the share of failures, and missing data is not zero', () => {
  expect(linesOf(series(null), ['2-b', '1-a', '9-x'])).toEqual([
    { version: '2-b', value: 0.2, of: 10, points: [{ at: new Date(at), value: 0.25 }] },
    { version: '1-a', value: null, of: 0, points: [] },
  ]);
  expect(linesOf(series(2_500), ['2-b'])).toEqual([
    { version: '2-b', value: 2_000, of: 10, points: [{ at: new Date(at), value: 1_900 }] },
  ]);
});

test('decisions within the plotted time are marked, except those that changed nothing for visitors', () => {
  const mark = (number: number, what: RegistryChange['what'], hour: string): RegistryChange => {
    const by = { kind: 'controller', name: null } as const;
    return {
      number,
      what,
      at: `2026-11-21T${hour}:00:00.000Z`,
      app: app.name,
      version: '2-b',
      traffic: 1,
      by,
      why: 'so',
      because: null,
      verdict: null,
    };
  };
  const marks = [mark(1, 'step', '08'), mark(2, 'published', '10'), mark(3, 'returned', '11'), mark(4, 'step', '13')];
  const within = marksWithin(marks, '2026-11-21T09:00:00.000Z', '2026-11-21T12:00:00.000Z');
  expect(within.map(({ number }) => number)).toEqual([3]);
});
