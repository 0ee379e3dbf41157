/**
 * `npm run train:field-questions [coach]`: fits each coach's model to three quarters of
 * `content/phrasings/field-questions`, calibrates it on the others, then fits it to all of them and writes its weights.
 * It does not read the held-out phrasings.
 */
import { writeFileSync } from 'node:fs';
import { softmax } from '../src/linear-model.ts';
import { fieldQuestionWeightsFile, noFieldQuestion } from '../src/field-questions/read-field-question.ts';
import { packSparse, scoresIn } from '../src/subjects/sparse-model.ts';
import { subjectFeatures } from '../src/subjects/subject-features.ts';
import { calibrate } from './calibrate.ts';
import {
  coachesWithQuestions,
  otherPhrasings,
  questionAnswers,
  questionPhrasings,
} from './field-question-phrasings.ts';
import { fitSubjects } from './fit-subjects.ts';
import { mostLikely } from './most-likely.ts';

/** One of this many phrasings is left out. */
const every = 4;
/** With rarer features than for subjects, because there are fewer phrasings. */
const pruning = { leastTexts: 2, leastShare: 0.08 };
const [only] = process.argv.slice(2);

for (const coach of coachesWithQuestions()) if (only === undefined || only === coach) train(coach);

function train(coach: string): void {
  const answers = questionAnswers(coach);
  const phrasings = [...questionPhrasings(coach), ...otherPhrasings(coach)];
  const isLeftOut = (_: unknown, at: number) => at % every === 0;
  const model = fitSubjects([...phrasings.filter((one, at) => !isLeftOut(one, at)), ...answers], pruning);
  const none = model.classes.indexOf(noFieldQuestion);
  const judged = phrasings.filter(isLeftOut).map(({ subject, text }) => ({
    label: model.classes.indexOf(subject),
    isNone: subject === noFieldQuestion,
    scores: scoresIn(model, subjectFeatures(text)),
  }));
  const { temperature } = calibrate(judged);
  const asked = judged.filter(({ isNone }) => !isNone).length;
  console.log(`${coach}: ${asked} phrasings, ${judged.length - asked} others, temperature ${temperature.toFixed(2)}`);
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    const read = judged.flatMap(({ label, isNone, scores }) => {
      const found = softmax(scores, temperature);
      const best = mostLikely(found);
      return best === none || found[best]! < least ? [] : [{ isNone, isRight: best === label }];
    });
    const right = read.filter(({ isRight }) => isRight).length;
    const ofNone = read.filter(({ isNone }) => isNone).length;
    const percent = (count: number, all: number) => `${((100 * count) / all).toFixed(1)} %`;
    console.log(
      `  from ${least}: ${percent(right, asked)} recognised, ${percent(read.length - right - ofNone, asked)} taken for another, ${percent(ofNone, judged.length - asked)} of the others`,
    );
  }
  const bytes = packSparse({ ...fitSubjects([...phrasings, ...answers], pruning), temperature });
  writeFileSync(fieldQuestionWeightsFile(coach), bytes);
  console.log(`  ${bytes.length} bytes`);
}
