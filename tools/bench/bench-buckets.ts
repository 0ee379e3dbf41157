/**
 * `npm run bench:buckets`: measures how evenly a million visitors are spread over the buckets that decide their
 * releases.
 */
import { randomUUID } from 'node:crypto';
import { bucketOf, chooseRelease } from '@greenroom/federation';
import { chiSquared } from './buckets/chi-squared.ts';
import { report } from './report.ts';

const visitors = 1_000_000;
const buckets = 10_000;
const salt = 'checkout-mfe@2.4.0';
const traffics = [1, 5, 20, 50];

const counts = new Uint32Array(buckets);
const ids = Array.from({ length: visitors }, () => randomUUID());
const began = performance.now();
for (const id of ids) counts[bucketOf(salt, id)]!++;
const microseconds = ((performance.now() - began) * 1_000) / visitors;
const fit = chiSquared(counts);

/** Returns the percentage of visitors who get a release with this much traffic. */
function shareAt(traffic: number): number {
  const deployments = [
    { extras: {}, deployment: { traffic: 100 - traffic, default: true } },
    { extras: { salt }, deployment: { traffic, default: false } },
  ];
  return (ids.filter((id) => chooseRelease(deployments, id) === deployments[1]).length / visitors) * 100;
}
const shares = traffics.map((traffic) => [traffic, shareAt(traffic)] as const);

report(
  `${visitors.toLocaleString('en')} visitors in ${buckets.toLocaleString('en')} buckets`,
  [
    ['chi-squared', fit.statistic.toFixed(0), `${fit.degrees} degrees of freedom`],
    ['chance of one as large', fit.chance.toFixed(3), 'not below 0.001'],
    ['fullest, emptiest bucket', `${Math.max(...counts)}, ${Math.min(...counts)}`, `100 expected`],
    ...shares.map(([traffic, share]) => [`at ${traffic} %`, `${share.toFixed(3)} %`, '']),
    ['a choice', `${microseconds.toFixed(2)} µs`, ''],
  ],
  {
    visitors,
    buckets,
    chi_squared: Math.round(fit.statistic),
    degrees_of_freedom: fit.degrees,
    chance: Number(fit.chance.toFixed(4)),
    ...Object.fromEntries(shares.map(([traffic, share]) => [`share_at_${traffic}_percent`, Number(share.toFixed(3))])),
    microseconds_per_bucket: Number(microseconds.toFixed(2)),
  },
);
if (fit.chance < 0.001) process.exitCode = 1;
