import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { loadCatalogue } from '@greenroom/content';
import { measure, OffTopic, Questions, type Row } from './measure.ts';

/**
 * Measures how often the house engine finds the right item, and finds nothing where none fits: `npm run bench:house [--
 * --json]`. Exits with 1 below a budget.
 */
const budgets = { item_first_share: 0.8, item_in_first_three_share: 0.93, off_topic_silent_share: 0.8 };

const contentDir = process.env.CONTENT_DIR ?? shippedContent;
const questionsDir = resolve(import.meta.dirname, 'questions');
const read = async (name: string) => parse(await readFile(resolve(import.meta.dirname, name), 'utf8')) as unknown;

const { rows, ...totals } = measure(
  await loadCatalogue(contentDir),
  Questions.parse((await Promise.all((await readdir(questionsDir)).map((file) => read(`questions/${file}`)))).flat()),
  OffTopic.parse(await read('off-topic.yaml')),
);
const share = (part: number, whole: number) => Number((part / whole).toFixed(3));
const shares = {
  item_first_share: share(totals.itemFirst, totals.questions),
  item_in_first_three_share: share(totals.itemInFirstThree, totals.questions),
  off_topic_silent_share: share(totals.offTopicSilent, totals.offTopic),
};

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ questions: totals.questions, off_topic: totals.offTopic, ...shares, budgets }));
} else {
  for (const row of rows) console.log(lineOf(row));
  console.log(
    `\nFirst: ${totals.itemFirst} of ${totals.questions}. Among the first three: ${totals.itemInFirstThree}. ` +
      `Off-topic, nothing found: ${totals.offTopicSilent} of ${totals.offTopic}.`,
  );
}
if (Object.entries(budgets).some(([name, least]) => shares[name as keyof typeof budgets] < least)) process.exitCode = 1;

function lineOf({ coach, question, wanted, found }: Row): string {
  const short = question.length > 70 ? `${question.slice(0, 69)}…` : question;
  return [
    verdict(wanted, found).padStart(5),
    coach.padEnd(18),
    (wanted ?? '–').padEnd(26),
    short,
    foundInstead(wanted, found),
  ].join('  ');
}

function verdict(wanted: string | undefined, found: readonly string[]): string {
  if (wanted === undefined) return found.length === 0 ? 'right' : 'wrong';
  const rank = found.indexOf(wanted) + 1;
  return rank === 0 ? 'none' : String(rank);
}

function foundInstead(wanted: string | undefined, found: readonly string[]): string {
  return found[0] === wanted ? '' : `(found ${found[0] ?? 'nothing'})`;
}
