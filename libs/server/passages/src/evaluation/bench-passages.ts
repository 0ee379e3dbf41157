import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { loadCatalogue } from '@greenroom/content';
import { indexPassages } from '../find-passages.ts';
import { type Figures, type Half, measurePassages, type Where } from './measure.ts';

/**
 * Measures how well passages are found for held-out questions: `npm run bench:passages [-- --json
 * -- --tuning]`. `--tuning` uses the other half and prints the misses. Exits with 1 if a budget is missed.
 */
const budgets = { first_share: 0.84, false_quote_share: 0.1, p99_ms: 30 };

const half: Half = process.argv.includes('--tuning') ? 'tuning' : 'held-out';
const catalogue = await loadCatalogue(process.env.CONTENT_DIR ?? shippedContent);
const begun = performance.now();
const find = indexPassages(catalogue);
const indexMs = Math.round(performance.now() - begun);

const times: number[] = [];
const measured = (['shelf', 'all'] as const).flatMap((where: Where) =>
  (['en', 'de'] as const).map((locale) => ({
    ...{ where, locale },
    figures: measurePassages(catalogue, { half, locale, where }, (ms) => times.push(ms), find),
  })),
);
times.sort((one, other) => one - other);
const at = (share: number) => Number(times[Math.floor(share * (times.length - 1))]!.toFixed(2));

const shelves = measured.filter(({ where }) => where === 'shelf').map(({ figures }) => figures);
const sum = (name: Exclude<keyof Figures, 'misses'>) => shelves.reduce((all, figures) => all + figures[name], 0);
const shares = {
  first_share: Number((sum('first') / sum('questions')).toFixed(3)),
  in_three_share: Number((sum('inThree') / sum('questions')).toFixed(3)),
  right_passage_share: Number((sum('rightPassage') / sum('passages')).toFixed(3)),
  false_quote_share: Number((sum('quotedFalsely') / sum('unanswered')).toFixed(3)),
  p50_ms: at(0.5),
  p99_ms: at(0.99),
};

for (const { where, locale, figures } of measured) {
  console.log(
    `${half}, ${locale}, ${where}: of ${figures.questions} first ${figures.first}, in three ${figures.inThree}, ` +
      `right passage ${figures.rightPassage} of ${figures.passages}; ` +
      `quoted rightly ${figures.quotedRightly}, wrongly ${figures.quotedWrongly}; ` +
      `quoted where nothing answers ${figures.quotedFalsely} of ${figures.unanswered}`,
  );
  if (half === 'tuning') for (const miss of figures.misses) console.log(`  ${miss}`);
}
console.log(`index ${indexMs} ms; a question median ${shares.p50_ms} ms, p99 ${shares.p99_ms} ms`);
if (process.argv.includes('--json')) console.log(JSON.stringify({ half, index_ms: indexMs, ...shares, budgets }));
const { first_share, false_quote_share, p99_ms } = budgets;
if (shares.first_share < first_share || shares.false_quote_share > false_quote_share || shares.p99_ms > p99_ms)
  process.exitCode = 1;
