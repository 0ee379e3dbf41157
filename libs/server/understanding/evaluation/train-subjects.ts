/**
 * `npm run train:subjects`: cross-validates and calibrates on `content/phrasings`, fits the model to all of them, and
 * writes its weights. `-- --dry-run` only cross-validates. It does not read the held-out phrasings.
 */
import { writeFileSync } from 'node:fs';
import { softmax } from '../src/linear-model.ts';
import { noSubject, subjectWeightsFile } from '../src/subjects/read-subjects.ts';
import { packSparse, scoresIn } from '../src/subjects/sparse-model.ts';
import { subjectFeatures } from '../src/subjects/subject-features.ts';
import { fitSubjects } from './fit-subjects.ts';
import { subjectPhrasings } from './subject-phrasings.ts';
import { mostLikely } from './most-likely.ts';

/** Every fifth phrasing of a subject is left out for validation. */
const every = 5;
const temperatures = Array.from({ length: 40 }, (_, at) => 0.4 + 0.05 * at);

const phrasings = subjectPhrasings();
const places = new Map<string, number>();
const isLeftOut = phrasings.map(({ subject, isAbout }) => {
  const place = places.get(subject) ?? 0;
  if (isAbout) places.set(subject, place + 1);
  return isAbout && place % every === every - 1;
});
const part = fitSubjects(phrasings.filter((_, at) => !isLeftOut[at]));
const judged = phrasings
  .filter((_, at) => isLeftOut[at])
  .map(({ subject, text }) => ({
    label: part.classes.indexOf(subject),
    scores: scoresIn(part, subjectFeatures(text)),
  }));
const read = (temperature: number) =>
  judged.map(({ label, scores }) => ({ label, found: softmax(scores, temperature) }));
const surprise = (temperature: number) =>
  read(temperature).reduce((sum, { label, found }) => sum - Math.log(Math.max(found[label]!, 1e-9)), 0);
const temperature = temperatures
  .map((one) => ({ one, surprise: surprise(one) }))
  .reduce((best, next) => (next.surprise < best.surprise ? next : best)).one;

const readings = read(temperature).map(({ label, found }) => {
  const best = mostLikely(found);
  return { isRight: best === label, isNone: part.classes[best] === noSubject, confidence: found[best]! };
});
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const right = readings.filter(({ isRight }) => isRight).length / readings.length;
console.log(`${phrasings.length} phrasings of ${part.classes.length} subjects, temperature ${temperature.toFixed(2)}`);
console.log(`of ${readings.length} left out, the most likely subject is right for ${percent(right)}`);
for (const threshold of [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
  const said = readings.filter(({ confidence, isNone }) => confidence >= threshold && !isNone);
  const correct = said.filter(({ isRight }) => isRight).length;
  console.log(
    `from ${threshold}: ${percent(said.length / readings.length)} read, ${percent(correct / said.length)} right`,
  );
}
if (!process.argv.includes('--dry-run')) {
  const bytes = packSparse({ ...fitSubjects(phrasings), temperature });
  writeFileSync(subjectWeightsFile, bytes);
  console.log(`${subjectWeightsFile.pathname}: ${bytes.length} bytes`);
}
