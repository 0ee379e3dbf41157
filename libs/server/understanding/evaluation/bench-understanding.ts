/**
 * `npm run bench:understanding`: measures how well intents, moves and statements to remember are read from held-out
 * messages, and how long that takes.
 */
import { readMove } from '../src/index.ts';
import { confusions, figuresOf, readAll, recalls, type Read } from './figures.ts';
import { movePhrasings } from './move-phrasings.ts';
import { heldOutPhrasings } from './phrasings.ts';
import { judgeStatements, statementFigures } from './statements.ts';

/** Maximum time per message, in ms. */
const budget = 30;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function printFigures(name: string, reads: readonly Read[]): void {
  const { count, top1, top2, coverage, believedRight } = figuresOf(reads);
  console.log(
    `${name}: ${count} messages, ${percent(top1)} right, ${percent(top2)} among the first two; ` +
      `${percent(coverage)} likely enough to be believed, of which ${percent(believedRight)} right`,
  );
}

const reads = readAll(heldOutPhrasings());
for (const locale of ['en', 'de'])
  printFigures(
    locale,
    reads.filter(({ phrasing }) => phrasing.locale === locale),
  );
printFigures('both', reads);
for (const [intent, recall] of recalls(reads)) console.log(`  ${intent}: ${percent(recall)}`);
for (const [pair, count] of confusions(reads, 12)) console.log(`  ${count} of ${pair}`);
const times = reads.map(({ took }) => took).sort((one, other) => one - other);
const at = (share: number) => times[Math.floor(share * (times.length - 1))]!;
console.log(`ms a message: median ${at(0.5).toFixed(2)}, p99 ${at(0.99).toFixed(2)}, longest ${at(1).toFixed(2)}`);

const moved = movePhrasings('held-out').map(({ move, text, before, language }) => {
  const read = readMove(text, before);
  return { language, confidence: read.confidence, isRight: read.move === move };
});
for (const language of ['en', 'de'])
  for (const bound of [0, 0.3, 0.4, 0.5, 0.6, 0.7]) {
    const all = moved.filter((one) => one.language === language);
    const believed = all.filter(({ confidence }) => confidence >= bound);
    const right = believed.filter(({ isRight }) => isRight);
    console.log(
      `moves, ${language}, from ${bound}: ${percent(believed.length / all.length)} of ${all.length} read, ` +
        `${percent(right.length / believed.length)} right`,
    );
  }

for (const name of ['development/statements', 'held-out/memory']) {
  const judged = judgeStatements(new URL(`./${name}.tsv`, import.meta.url));
  const { count, remembered, precision, recall, rightKind } = statementFigures(judged);
  console.log(
    `${name}: ${count} sentences, ${remembered} remembered, precision ${percent(precision)}, ` +
      `recall ${percent(recall)}, of the right kind ${percent(rightKind)}`,
  );
  for (const [is, group] of Map.groupBy(judged, (one) => one.is))
    console.log(`  ${is}: ${group.filter(({ readAs }) => readAs !== 'none').length} of ${group.length} remembered`);
}
if (at(0.99) > budget) process.exitCode = 1;
