/**
 * `npm run drill:database-kills [-- <rounds> <seed>]`: starts a process that writes to PGlite, kills it with SIGKILL at
 * a moment derived from the seed, and repeats this on the same data, 200 times by default. Exits with 1 if anything
 * acknowledged is lost, duplicated or partial, or if a restarted process could not write.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBy } from '@greenroom/test-tools/random-by';
import { type KillMoment, killRounds } from './kill-rounds.ts';

const [rounds = 200, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const random = randomBy(seed);

/** A quarter of the processes are killed while they start, the others while they write. In ms. */
const moments = Array.from({ length: rounds }, (): KillMoment =>
  random() < 0.25 ? { msAfterStart: random() * 1_500 } : { msAfterFirst: random() * 500 },
);

const folder = mkdtempSync(join(tmpdir(), 'greenroom-kills-'));
process.stdout.write(`${rounds} rounds, seed ${seed}\n`);
const { outcomes, lost, doubled, half, untold } = await killRounds({
  folder,
  moments,
  onRound(round, { failures }) {
    for (const failure of failures) process.stdout.write(`Round ${round}: ${failure}\n`);
    if (round % 20 === 0) process.stdout.write(`${round} rounds done\n`);
  },
});
rmSync(folder, { recursive: true, force: true });

const written = outcomes.filter(({ kept }) => kept.length > 0);
const failed = outcomes.filter(({ failures }) => failures.length > 0);
const waits = written.map(({ firstAfterMs }) => Math.round(firstAfterMs!)).toSorted((a, b) => a - b);
const table = {
  'rounds that wrote, then were killed': written.length,
  'rounds that were killed before they wrote': outcomes.filter(
    (outcome) => !written.includes(outcome) && !failed.includes(outcome),
  ).length,
  'rounds that could not open or write': failed.length,
  'writes acknowledged (two rows each)': outcomes.reduce((sum, { kept }) => sum + kept.length, 0),
  'acknowledged, and lost': lost.length,
  'there more than once': doubled.length,
  'half there': half.length,
  'there, and not acknowledged before the kill': untold,
  'start to first write, median (ms)': waits[Math.floor(waits.length / 2)],
  'start to first write, longest (ms)': waits.at(-1),
};
for (const [what, figure] of Object.entries(table)) process.stdout.write(`${what.padEnd(46)}${figure}\n`);
process.exitCode = failed.length + lost.length + doubled.length + half.length > 0 ? 1 : 0;
