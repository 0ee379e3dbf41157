import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { loadCatalogue } from '../../content/index.ts';
import { measure, Questions, type Row } from './measure.ts';

/**
 * How often the house engine finds the right item first: `npm run bench:house [-- --json]`.
 * Exits with 1 below the budget.
 */
const budget = { share: 24 / 30 };

const questionsFile = resolve(import.meta.dirname, 'questions.yaml');
const contentDir = process.env.CONTENT_DIR ?? resolve(import.meta.dirname, '../../../../../../content');

const questions = Questions.parse(parse(await readFile(questionsFile, 'utf8')));
const { rows, ...totals } = measure(await loadCatalogue(contentDir), questions);
const share = totals.itemFirst / totals.questions;

for (const row of rows) console.log(lineOf(row));
console.log(`\nFirst: ${totals.itemFirst} of ${totals.questions}. Among the first three: ${totals.itemInFirstThree}.`);
if (process.argv.includes('--json')) {
  console.log(
    JSON.stringify({
      questions: totals.questions,
      item_first: totals.itemFirst,
      item_first_share: Number(share.toFixed(3)),
      item_in_first_three: totals.itemInFirstThree,
    }),
  );
}
if (share < budget.share) process.exitCode = 1;

function lineOf({ coach, question, wanted, found }: Row): string {
  const rank = found.indexOf(wanted) + 1;
  const short = question.length > 70 ? `${question.slice(0, 69)}…` : question;
  const verdict = rank === 0 ? 'none' : String(rank);
  return [
    verdict.padStart(4),
    coach.padEnd(18),
    wanted.padEnd(26),
    short,
    rank === 1 ? '' : `(found ${found[0] ?? 'nothing'})`,
  ].join('  ');
}
