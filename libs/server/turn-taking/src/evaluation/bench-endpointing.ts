/**
 * `npm run bench:endpointing [-- --json]`: measures how often the coach would cut in at pauses within turns, and how
 * long it waits after their end, over the marked turns that the model was not trained on. Simulated speakers say each
 * turn, as written and as a transcriber might mishear it. "before" is the rule of two fixed waits that the model
 * replaced.
 */
import { performance } from 'node:perf_hooks';
import { turnSettings } from '../settings.ts';
import { noHabit } from '../turn-end/pause-habit.ts';
import { turnEndWait } from '../turn-end/turn-end-wait.ts';
import { figuresOf } from './figures.ts';
import { looksFinished } from './fixed-waits.ts';
import { clean, noisy } from './hearing.ts';
import { silencesOf, type WaitRule } from './speakers.ts';
import { isHeldOut, markedTurns, momentsOf } from './turns.ts';

const goals = { cutIns: 0.05, median: 600, p95: 1_500 };
const rules: Record<string, WaitRule> = {
  before: ({ text, language }) => (looksFinished(text, language) ? 500 : 2_500),
  now: (moment, habit) => turnEndWait(moment, habit, turnSettings.endOfTurn),
};

const turns = markedTurns().filter(isHeldOut);
const kinds = [...new Set(turns.map(({ kind }) => kind))];
const rows = Object.entries(rules).flatMap(([rule, waitOf]) =>
  Object.entries({ clean, noisy }).flatMap(([heard, hearing]) => {
    const silences = silencesOf(turns, waitOf, hearing);
    const groups = [
      ['all', silences] as const,
      ...(['en', 'de'] as const).map((one) => [one, silences.filter(({ turn }) => turn.language === one)] as const),
      ...kinds.map((one) => [one, silences.filter(({ turn }) => turn.kind === one)] as const),
    ];
    return groups.map(([of, some]) => ({ rule, heard, of, ...figuresOf(some) }));
  }),
);

/** Returns the mean CPU time of one decision, in ms. */
function decisionMs(): number {
  const moments = turns.flatMap((turn) => momentsOf(turn));
  const began = performance.now();
  for (const moment of moments) turnEndWait(moment, noHabit, turnSettings.endOfTurn);
  return Number(((performance.now() - began) / moments.length).toFixed(3));
}

const perDecisionMs = decisionMs();
if (process.argv.includes('--json')) console.log(JSON.stringify({ turns: turns.length, goals, perDecisionMs, rows }));
else {
  console.log(`${turns.length} held-out turns; one decision takes ${perDecisionMs} ms`);
  for (const { rule, heard, of, pauses, cutIns, ends, waitMs } of rows)
    console.log(
      `${rule.padEnd(6)} ${heard.padEnd(5)} ${of.padEnd(10)} cut in at ${(100 * cutIns).toFixed(1)} % of ${pauses} pauses; waits ${waitMs.median} ms at the median, ${waitMs.p95} at p95 after ${ends} turns`,
    );
}
