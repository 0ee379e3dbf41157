/**
 * Measures how often ramps go back wrongly, and how soon bad ones do: `npm run bench:ramps -- [--ramps 10000] [--seed
 * 1] [--json]`.
 */
import { parseArgs } from 'node:util';
import { randomBy } from '@greenroom/test-tools/random-by';
import { type Differs, type Outcome, simulateRamp, usualRamp } from './simulate-ramps.ts';

const { values } = parseArgs({
  options: {
    ramps: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

/**
 * `takenForLiars` is the share of visitors the judge assumes to lie; `soon`, whether it looks at early failures. Both
 * have the usual defaults.
 */
const releases: Readonly<Record<string, Differs & { takenForLiars?: number; soon?: boolean }>> = {
  good: {},
  'good, and one visitor in twenty lies': { liars: 0.05 },
  '5 points more lost at payment': { worse: { checkoutPayment: 0.05 } },
  '5 points more lost at payment, where nobody is taken for a liar': {
    worse: { checkoutPayment: 0.05 },
    takenForLiars: 0,
  },
  'half of the payments lost': { worse: { checkoutPayment: 0.5 } },
  'throws for everyone': { worse: { error: 1, checkoutPayment: 1 } },
  'throws for three in ten': { worse: { error: 0.3 } },
  'throws for three in ten, judged once good news could have come': { worse: { error: 0.3 }, soon: false },
  'a button has no effect for three in ten': { worse: { presses: 0.3 } },
  'a form cannot be sent by half of them': { worse: { abandoned: 0.5 } },
  'a request fails for two in ten': { worse: { requests: 0.2 } },
  'half of its own metric lost': { worse: { 'own:seatChosen': 0.5 } },
  'freezes for three in ten': { worse: { silent: 0.3 } },
  // Times are log-normal with σ 0.55: a quarter lies above the 75th percentile, and 9.7 points more if all are a fifth
  // longer.
  'largest paint a fifth later': { worse: { lcp: 0.097 } },
};

const part = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;

function summaryOf(outcomes: readonly Outcome[]) {
  const back = outcomes.filter(({ end }) => end === 'returned');
  const on = outcomes.filter(({ end }) => end === 'everyone');
  const percentOf = (list: readonly Outcome[]) => (list.length / outcomes.length) * 100;
  const sorted = (list: readonly Outcome[], what: 'visitors' | 'minutes') =>
    list.map((one) => one[what]).toSorted((one, other) => one - other);
  return {
    returned_percent: percentOf(back),
    held_percent: percentOf(outcomes.filter(({ end }) => end === 'held')),
    everyone_percent: percentOf(on),
    visitors_until_return_p50: part(sorted(back, 'visitors'), 0.5),
    visitors_until_return_p95: part(sorted(back, 'visitors'), 0.95),
    minutes_until_return_p50: part(sorted(back, 'minutes'), 0.5),
    minutes_until_return_p95: part(sorted(back, 'minutes'), 0.95),
    minutes_until_everyone_p50: part(sorted(on, 'minutes'), 0.5),
    minutes_until_everyone_p95: part(sorted(on, 'minutes'), 0.95),
  };
}

const chance = randomBy(Number(values.seed));
const table = Object.entries(releases).map(
  ([release, { takenForLiars: liars = usualRamp.liars, soon = true, ...differs }]) => {
    const ramp = { ...usualRamp, liars, soon };
    const outcomes = Array.from({ length: Number(values.ramps) }, () => simulateRamp(differs, ramp, chance));
    return { release, ...summaryOf(outcomes) };
  },
);
if (values.json) console.log(JSON.stringify(table));
else console.table(Object.fromEntries(table.map(({ release, ...figures }) => [release, figures])));
