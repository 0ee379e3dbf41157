/**
 * How often ramps go back that should not, and how soon those that should: `npm run bench:ramps -- [--ramps 10000] [--seed 1] [--json]`.
 */
import { parseArgs } from 'node:util';
import { randomBy } from '@greenroom/test-tools/random-by';
import { type Outcome, simulateRamp, usualRamp, type Worse } from './simulate-ramps.ts';

const { values } = parseArgs({
  options: {
    ramps: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

const releases: Readonly<Record<string, Worse>> = {
  good: {},
  '5 points more lost at payment': { checkoutPayment: 0.05 },
  'throws for everyone': { error: 1, checkoutPayment: 1 },
  // Times are log-normal with σ 0.55: a quarter lies above three quarters, and 9.7 points more where all are a fifth longer.
  'largest paint a fifth later': { lcp: 0.097 },
};

const part = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;

function summaryOf(outcomes: readonly Outcome[]) {
  const back = outcomes.filter(({ end }) => end === 'returned');
  const on = outcomes.filter(({ end }) => end === 'everyone');
  const sorted = (list: readonly Outcome[], what: 'visitors' | 'minutes') =>
    list.map((one) => one[what]).toSorted((one, other) => one - other);
  return {
    returned_percent: (back.length / outcomes.length) * 100,
    waiting_percent: ((outcomes.length - back.length - on.length) / outcomes.length) * 100,
    visitors_until_return_p50: part(sorted(back, 'visitors'), 0.5),
    visitors_until_return_p95: part(sorted(back, 'visitors'), 0.95),
    minutes_until_return_p50: part(sorted(back, 'minutes'), 0.5),
    minutes_until_return_p95: part(sorted(back, 'minutes'), 0.95),
    minutes_until_everyone_p50: part(sorted(on, 'minutes'), 0.5),
    minutes_until_everyone_p95: part(sorted(on, 'minutes'), 0.95),
  };
}

const chance = randomBy(Number(values.seed));
const table = Object.entries(releases).map(([release, differs]) => {
  const outcomes = Array.from({ length: Number(values.ramps) }, () => simulateRamp(differs, usualRamp, chance));
  return { release, ...summaryOf(outcomes) };
});
if (values.json) console.log(JSON.stringify(table));
else console.table(Object.fromEntries(table.map(({ release, ...figures }) => [release, figures])));
