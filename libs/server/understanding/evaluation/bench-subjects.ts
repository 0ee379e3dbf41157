/**
 * `npm run bench:subjects`: how many held-out messages are recognised, at several confidences, and how long one takes.
 * Their authors had seen neither the training phrasings nor the code. Fails if messages about the first 384 subjects are
 * recognised worse than by the cues that the model replaced (ADR 112).
 */
import { noSubject, readSubjects } from '../src/subjects/read-subjects.ts';
import { heldOutSubjects } from './subject-phrasings.ts';

/** At the confidence from which a message counts as being about a subject: shares of the cues. */
const floor = { confidence: 0.35, recognised: 0.352, mistaken: 0.072 };

const idOf = (subject: string) => subject.split('/').at(-1)!;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

readSubjects('to load the weights');
for (const file of ['subjects', 'newer-subjects'] as const) {
  console.log(`${file}:`);
  const all = heldOutSubjects(file);
  const began = performance.now();
  const read = all.map((one) => ({ ...one, best: readSubjects(one.text)[0] }));
  console.log(`${((performance.now() - began) / all.length).toFixed(2)} ms a message`);
  for (const locale of ['en', 'de'] as const) {
    const isWorse = printFigures(
      locale,
      read.filter((one) => one.locale === locale),
    );
    if (isWorse && file === 'subjects') process.exitCode = 1;
  }
}

interface Read {
  ids: readonly string[];
  best: ReturnType<typeof readSubjects>[number] | undefined;
}

/** @returns whether the figures are below the floor */
function printFigures(locale: string, read: readonly Read[]): boolean {
  const about = read.filter(({ ids }) => !ids.includes(noSubject));
  const none = read.filter(({ ids }) => ids.includes(noSubject));
  console.log(`${locale}: ${about.length} messages about a subject, ${none.length} about none`);
  let isWorse = false;
  for (const confidence of [0.15, 0.2, floor.confidence, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const believed = (one: Read) => one.best !== undefined && one.best.confidence >= confidence;
    const said = about.filter(believed);
    const right = said.filter(({ best, ids }) => ids.includes(idOf(best!.subject)));
    const [recognised, mistaken] = [right.length / about.length, (said.length - right.length) / about.length];
    const ofNone =
      none.length === 0 ? '' : `, ${percent(none.filter(believed).length / none.length)} of those about none`;
    console.log(
      `  from ${confidence}: ${percent(recognised)} recognised, ${percent(mistaken)} taken for another${ofNone}`,
    );
    if (confidence === floor.confidence) isWorse = recognised < floor.recognised || mistaken > floor.mistaken;
  }
  return isWorse;
}
