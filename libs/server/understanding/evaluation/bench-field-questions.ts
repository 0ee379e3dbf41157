/**
 * `npm run bench:field-questions`: how many held-out messages are recognised as the right question or statement, at
 * several confidences. The authors of both sets wrote them without having seen the questions; afterwards the answers
 * were chosen that would satisfy the person, if there are any.
 */
import { noFieldQuestion, readFieldQuestions } from '../src/field-questions/read-field-question.ts';
import { linesOf } from './lines-of.ts';

/** What the engine does with the readings: it answers from one confidence on, and else offers up to three. */
const engine = { answers: 0.5, offers: 0.15, offersToo: 0.04, most: 3 };

const percent = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;

for (const set of ['field-questions', 'field-messages']) {
  const all = linesOf(new URL(`./held-out/${set}.tsv`, import.meta.url)).map((line) => {
    const [coach, locale, ids, text] = line.split('\t');
    return { locale: locale!, ids: ids!.split('|'), found: readFieldQuestions(coach!, text!) };
  });
  for (const locale of ['en', 'de']) {
    const read = all.filter((one) => one.locale === locale);
    const asked = read.filter(({ ids }) => !ids.includes(noFieldQuestion));
    const others = read.filter(({ ids }) => ids.includes(noFieldQuestion));
    console.log(`${set}, ${locale}: ${asked.length} messages with an answer, ${others.length} without`);
    for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
      const said = asked.filter(({ found: [best] }) => best && best.confidence >= least);
      const right = said.filter(({ ids, found: [best] }) => ids.includes(best!.id)).length;
      const wrongly = others.filter(({ found: [best] }) => best && best.confidence >= least).length;
      console.log(
        `  from ${least}: ${percent(right, asked.length)} recognised, ${percent(said.length - right, asked.length)} taken for another, ${percent(wrongly, others.length)} of those without an answer`,
      );
    }
    const offered = asked
      .filter(({ found: [best] }) => best && best.confidence >= engine.offers && best.confidence < engine.answers)
      .map(({ ids, found }) =>
        found.slice(0, engine.most).some(({ id, confidence }) => confidence >= engine.offersToo && ids.includes(id)),
      );
    const rightly = offered.filter(Boolean).length;
    console.log(
      `  offered instead of an answer: ${percent(offered.length, asked.length)}, with the right one ${percent(rightly, asked.length)}`,
    );
  }
}
