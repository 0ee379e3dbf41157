/**
 * `npm run bench:promises [-- --json]`: measures precision and recall of promise detection in marked sentences of
 * meetings. Exits with 1 if a half is below a budget. `-- --wrong` lists the sentences of the development halves that
 * are misread, `-- --development` leaves the held-out halves unread.
 */
import { commitmentsIn } from '../index.ts';
import { halvesOf, loadPromises, type MarkedSentence, origins } from './promises/load-promises.ts';

const budgets = { precision: 0.9, recall: 0.8 };
const saidAt = new Date('2026-03-02T09:00:00Z');
const onlyDevelopment = process.argv.includes('--development');
const isFound = ({ text }: MarkedSentence) => commitmentsIn(text, saidAt).length > 0;
const round = (share: number) => Number(share.toFixed(3));

function figuresOf(sentences: readonly MarkedSentence[]) {
  const promises = sentences.filter(({ isPromise }) => isPromise);
  const found = sentences.filter(isFound);
  const right = found.filter(({ isPromise }) => isPromise).length;
  return {
    sentences: sentences.length,
    promises: promises.length,
    found: found.length,
    right,
    precision: round(right / found.length),
    recall: round(right / promises.length),
  };
}

const rows = origins.flatMap((origin) =>
  halvesOf(origin)
    .filter((half) => half === 'development' || !onlyDevelopment)
    .flatMap((half) => {
      const sentences = loadPromises(half, origin);
      return (['en', 'de', 'both'] as const).map((language) => ({
        origin,
        half,
        language,
        ...figuresOf(sentences.filter((one) => language === 'both' || one.language === language)),
      }));
    })
    .filter(({ sentences }) => sentences > 0),
);

if (process.argv.includes('--json')) console.log(JSON.stringify({ rows, budgets }));
else
  for (const { origin, half, language, sentences, promises, found, right, precision, recall } of rows)
    console.log(
      `${origin.padEnd(7)} ${half.padEnd(11)} ${language.padEnd(4)} ${sentences} sentences, ${promises} promises, ${found} found, ${right} of them rightly: precision ${precision}, recall ${recall}`,
    );
if (process.argv.includes('--wrong'))
  for (const sentence of origins.flatMap((origin) => loadPromises('development', origin)))
    if (isFound(sentence) !== sentence.isPromise)
      console.log(`${sentence.isPromise ? 'missed' : 'wrong '} ${sentence.language} ${sentence.text}`);

if (rows.some(({ precision, recall }) => precision < budgets.precision || recall < budgets.recall))
  process.exitCode = 1;
