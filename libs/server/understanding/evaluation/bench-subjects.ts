/**
 * `npm run bench:subjects`: how many held-out messages are recognised, at several confidences, and how long one takes.
 * The messages were written by somebody who had seen neither the training phrasings nor the code.
 */
import { noSubject, readSubjects } from '../src/subjects/read-subjects.ts';
import { heldOutSubjects } from './subject-phrasings.ts';

const idOf = (subject: string) => subject.split('/').at(-1)!;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

readSubjects('to load the weights');
for (const file of ['subjects', 'newer-subjects'] as const) {
  console.log(`${file}:`);
  bench(heldOutSubjects(file));
}

function bench(all: ReturnType<typeof heldOutSubjects>): void {
  const began = performance.now();
  const read = all.map((one) => ({ ...one, best: readSubjects(one.text)[0] }));
  const each = (performance.now() - began) / all.length;

  for (const locale of ['en', 'de'] as const) {
    const here = read.filter((one) => one.locale === locale);
    const about = here.filter(({ ids }) => !ids.includes(noSubject));
    const none = here.filter(({ ids }) => ids.includes(noSubject));
    console.log(`${locale}: ${about.length} messages about a subject, ${none.length} about none`);
    for (const threshold of [0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
      const said = about.filter(({ best }) => best && best.confidence >= threshold);
      const right = said.filter(({ best, ids }) => ids.includes(idOf(best!.subject)));
      const mistaken = none.filter(({ best }) => best && best.confidence >= threshold);
      console.log(
        `  from ${threshold}: ${percent(right.length / about.length)} recognised, ` +
          `${percent((said.length - right.length) / about.length)} taken for another, ` +
          `${percent(mistaken.length / Math.max(1, none.length))} of those about none`,
      );
    }
  }
  console.log(`${each.toFixed(2)} ms a message`);
}
