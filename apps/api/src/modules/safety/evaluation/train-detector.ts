/** `npm run train:crisis`: fits the detector to the phrasings, with cross-validated figures, and writes its weights. */
import { writeFileSync } from 'node:fs';
import { pack, probabilities, rawScores } from '../detector/classifier.ts';
import { extractFeatures } from '../detector/extract-features.ts';
import { weightsFile } from '../detector/detect-crisis.ts';
import { contentSentences } from './training/content-sentences.ts';
import { readScores } from '../detector/read-scores.ts';
import { fit } from './training/fit.ts';
import { figuresOf, type Judged, printFigures } from './figures.ts';
import { readPhrasings } from './training/phrasings.ts';

interface Scored extends Judged {
  risk: number;
}

/** How much would be detected if the bound were set so that so many harmless phrasings are alarms; library left out. */
function recallAt(alarms: number, judged: readonly Scored[]): string {
  const written = judged.filter(({ text }) => !fromContent.has(text));
  const harmless = written.filter(({ tier }) => tier === 'none').map(({ risk }) => risk);
  const bound = harmless.toSorted((one, other) => other - one)[Math.floor(alarms * harmless.length)]!;
  const share = (of: readonly Scored[]) => (100 * of.filter(({ risk }) => risk > bound).length) / of.length;
  const danger = written.filter(({ tier }) => tier === 'emergency' || tier === 'worried');
  return `at ${100 * alarms} % false alarms (bound ${bound.toFixed(2)}): ${share(danger).toFixed(1)} % detected, plain ${share(danger.filter(({ plain }) => plain)).toFixed(1)} %`;
}

const folds = 5;
const content = contentSentences();
const fromContent = new Set(content.map(({ text }) => text));
const phrasings = [...readPhrasings(new URL('./training/phrasings/', import.meta.url)), ...content];
console.log(`${phrasings.length} phrasings`);

if (!process.argv.includes('--quick')) {
  const judged: Scored[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const held = (at: number) => Math.imul(at, 0x9e3779b1) >>> 0;
    const weights = fit(phrasings.filter((_, at) => held(at) % folds !== fold));
    for (const [at, phrasing] of phrasings.entries()) {
      if (held(at) % folds !== fold) continue;
      const scores = probabilities(rawScores(weights, extractFeatures(phrasing.text)));
      judged.push({ ...phrasing, found: readScores(scores), risk: 1 - scores.tier[0]! });
    }
  }
  printFigures('cross-validated', figuresOf(judged));
  for (const alarms of [0.01, 0.02, 0.05]) console.log(recallAt(alarms, judged));
}

const bytes = pack(fit(phrasings));
writeFileSync(weightsFile, bytes);
console.log(`${weightsFile.pathname}: ${bytes.length} bytes`);
