import { writeFileSync } from 'node:fs';
import { softmax } from '../src/linear-model.ts';
import { packSparse, scoresIn } from '../src/subjects/sparse-model.ts';
import { subjectFeatures } from '../src/subjects/subject-features.ts';
import { calibrate } from './calibrate.ts';
import { fitSubjects } from './fit-subjects.ts';
import { mostLikely } from './most-likely.ts';
import type { SubjectPhrasing } from './subject-phrasings.ts';

/** One of this many phrasings is left out. */
const every = 4;
/** With rarer features than for subjects, because there are fewer phrasings. */
const pruning = { leastTexts: 2, leastShare: 0.08 };

interface Training {
  /** What the figures are printed under. */
  name: string;
  /** What people type, and what belongs to none of the classes. */
  phrasings: readonly SubjectPhrasing[];
  /** Texts whose words also belong to a class; never left out. */
  answers: readonly SubjectPhrasing[];
  /** The class of what belongs to none. */
  none: string;
  file: URL;
}

/**
 * Fits a model to three quarters of the phrasings, calibrates it on the others and prints its figures on them, then fits
 * it to all of them and writes its weights.
 */
export function trainOnPhrasings({ name, phrasings, answers, none, file }: Training): void {
  const isLeftOut = (_: unknown, at: number) => at % every === 0;
  const model = fitSubjects([...phrasings.filter((one, at) => !isLeftOut(one, at)), ...answers], pruning);
  const ofNone = model.classes.indexOf(none);
  const judged = phrasings.filter(isLeftOut).map(({ subject, text }) => ({
    label: model.classes.indexOf(subject),
    isNone: subject === none,
    scores: scoresIn(model, subjectFeatures(text)),
  }));
  const { temperature } = calibrate(judged);
  const asked = judged.filter(({ isNone }) => !isNone).length;
  console.log(`${name}: ${asked} phrasings, ${judged.length - asked} others, temperature ${temperature.toFixed(2)}`);
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    const read = judged.flatMap(({ label, isNone, scores }) => {
      const found = softmax(scores, temperature);
      const best = mostLikely(found);
      return best === ofNone || found[best]! < least ? [] : [{ isNone, isRight: best === label }];
    });
    const right = read.filter(({ isRight }) => isRight).length;
    const wrongly = read.filter(({ isNone }) => isNone).length;
    const percent = (count: number, all: number) => `${((100 * count) / all).toFixed(1)} %`;
    console.log(
      `  from ${least}: ${percent(right, asked)} recognised, ${percent(read.length - right - wrongly, asked)} taken for another, ${percent(wrongly, judged.length - asked)} of the others`,
    );
  }
  const bytes = packSparse({ ...fitSubjects([...phrasings, ...answers], pruning), temperature });
  writeFileSync(file, bytes);
  console.log(`  ${bytes.length} bytes`);
}
