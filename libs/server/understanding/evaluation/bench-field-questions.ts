/**
 * `npm run bench:field-questions`: how many held-out messages are recognised as the right question or statement, at
 * several confidences. The authors of both sets wrote them without having seen the questions; afterwards the answers
 * were chosen that would satisfy the person, if there are any.
 */
import { noFieldQuestion, readFieldQuestion } from '../src/field-questions/read-field-question.ts';
import { linesOf } from './lines-of.ts';

const percent = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;

for (const set of ['field-questions', 'field-messages']) {
  const all = linesOf(new URL(`./held-out/${set}.tsv`, import.meta.url)).map((line) => {
    const [coach, locale, ids, text] = line.split('\t');
    return { locale: locale!, ids: ids!.split('|'), found: readFieldQuestion(coach!, text!) };
  });
  for (const locale of ['en', 'de']) {
    const read = all.filter((one) => one.locale === locale);
    const asked = read.filter(({ ids }) => !ids.includes(noFieldQuestion));
    const others = read.filter(({ ids }) => ids.includes(noFieldQuestion));
    console.log(`${set}, ${locale}: ${asked.length} messages with an answer, ${others.length} without`);
    for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
      const said = asked.filter(({ found }) => (found?.confidence ?? 0) >= least);
      const right = said.filter(({ ids, found }) => ids.includes(found!.id)).length;
      const wrongly = others.filter(({ found }) => (found?.confidence ?? 0) >= least).length;
      console.log(
        `  from ${least}: ${percent(right, asked.length)} recognised, ${percent(said.length - right, asked.length)} taken for another, ${percent(wrongly, others.length)} of those without an answer`,
      );
    }
  }
}
