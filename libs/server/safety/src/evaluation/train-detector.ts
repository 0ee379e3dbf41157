/**
 * `npm run train:crisis`: fits the classifier to all phrasings and writes its weights.
 * `npm run train:crisis -- --leave-out <pattern>`: fits it without the files whose names match the pattern, prints how
 * well it detects danger in these, and writes nothing. Each file has one author, so this estimates how well the
 * classifier does on an unknown author; leaving out random lines overestimates that.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pack, probabilities, rawScores, type Weights } from '../detector/classifier.ts';
import { weightsFile } from '../detector/detect-crisis.ts';
import { extractFeatures } from '../detector/extract-features.ts';
import { readScores } from '../detector/read-scores.ts';
import { figuresOf, type Judged, printFigures } from './figures.ts';
import { coachingUtterances } from './training/coaching-utterances.ts';
import { contentSentences } from './training/content-sentences.ts';
import { fit } from './training/fit.ts';
import { inContext } from './training/in-context.ts';
import { type Phrasing, readPhrasings } from './training/phrasings.ts';

const folder = new URL('./training/phrasings/', import.meta.url);
const { values: options } = parseArgs({ options: { 'leave-out': { type: 'string' } } });

if (options['leave-out'] === undefined) {
  const bytes = pack(fit(examplesFrom(readPhrasings(folder))));
  writeFileSync(weightsFile, bytes);
  console.log(`${weightsFile.pathname}: ${bytes.length} bytes`);
} else {
  const leftOut = new RegExp(options['leave-out'], 'u');
  const training = readPhrasings(folder, (name) => !leftOut.test(name));
  const validation = readPhrasings(folder, (name) => leftOut.test(name));
  console.log(`${training.length} phrasings for training, ${validation.length} left out`);
  evaluate(fit(examplesFrom(training)), validation);
}

function examplesFrom(phrasings: readonly Phrasing[]): Phrasing[] {
  return [...phrasings, ...inContext(phrasings), ...contentSentences(), ...coachingUtterances()];
}

function evaluate(weights: Weights, phrasings: readonly Phrasing[]): void {
  const judged = phrasings.map((phrasing) => {
    const scores = probabilities(rawScores(weights, extractFeatures(phrasing.text)));
    return { ...phrasing, found: readScores(scores), risk: 1 - scores.tier[0]! };
  });
  printFigures('files left out', figuresOf(judged));
  for (const share of [0.01, 0.02, 0.05]) console.log(recallAt(share, judged));
}

/**
 * Returns the share of danger detected if the bound were set so that this share of the harmless phrasings are false
 * alarms.
 */
function recallAt(alarms: number, judged: readonly (Judged & { risk: number })[]): string {
  const harmless = judged.filter(({ tier }) => tier === 'none').map(({ risk }) => risk);
  const bound = harmless.toSorted((one, other) => other - one)[Math.floor(alarms * harmless.length)] ?? 1;
  const detected = (of: readonly { risk: number }[]) =>
    ((100 * of.filter(({ risk }) => risk > bound).length) / of.length).toFixed(1);
  const danger = judged.filter(({ tier }) => tier === 'emergency' || tier === 'worried');
  const plain = danger.filter((one) => one.plain);
  return `at ${100 * alarms} % false alarms (bound ${bound.toFixed(2)}): ${detected(danger)} % detected, plain ${detected(plain)} %`;
}
