/**
 * `npm run bench:field-questions`: how many held-out messages are recognised as the right question, at several
 * confidences. Their author wrote them without having seen the questions, and afterwards chose the answers that would
 * satisfy the person, if there is one.
 */
import { noFieldQuestion, readFieldQuestion } from '../src/field-questions/read-field-question.ts';
import { linesOf } from './lines-of.ts';

const all = linesOf(new URL('./held-out/field-questions.tsv', import.meta.url)).map((line) => {
  const [coach, locale, ids, text] = line.split('\t');
  return { coach: coach!, locale: locale!, ids: ids!.split('|'), text: text! };
});
const percent = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;

for (const locale of ['en', 'de']) {
  const read = all
    .filter((one) => one.locale === locale)
    .map((one) => ({ ...one, found: readFieldQuestion(one.coach, one.text) }));
  const asked = read.filter(({ ids }) => !ids.includes(noFieldQuestion));
  const others = read.filter(({ ids }) => ids.includes(noFieldQuestion));
  console.log(`${locale}: ${asked.length} messages with an answer, ${others.length} without`);
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    const said = asked.filter(({ found }) => (found?.confidence ?? 0) >= least);
    const right = said.filter(({ ids, found }) => ids.includes(found!.id)).length;
    const wrongly = others.filter(({ found }) => (found?.confidence ?? 0) >= least).length;
    console.log(
      `  from ${least}: ${percent(right, asked.length)} recognised, ${percent(said.length - right, asked.length)} taken for another, ${percent(wrongly, others.length)} of those without an answer`,
    );
  }
}
