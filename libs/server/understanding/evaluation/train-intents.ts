/**
 * `npm run train:understanding`: cross-validates, calibrates, fits the model to all training phrasings, and writes its
 * weights and the list of ordinary words. `-- --dry-run` only cross-validates and prints. It does not read the held-out
 * phrasings.
 */
import { writeFileSync } from 'node:fs';
import { pack } from '../src/linear-model.ts';
import { intentWeightsFile } from '../src/intents/read-intent.ts';
import { ordinaryWordsFile } from '../src/statements/ordinary-words.ts';
import { calibrate, thresholdFor } from './calibrate.ts';
import { collectWords } from './collect-words.ts';
import { crossValidate } from './cross-validate.ts';
import { fitIntents } from './fit-intents.ts';
import { trainingPhrasings } from './phrasings.ts';

const phrasings = trainingPhrasings();
const judged = crossValidate(phrasings);
const calibration = calibrate(judged);
const right = judged.filter(({ scores, label }) => scores.indexOf(Math.max(...scores)) === label).length;
console.log(
  `${phrasings.length} phrasings; right in cross-validation: ${((100 * right) / judged.length).toFixed(1)} %`,
);
console.log(calibration);
for (const aim of [0.7, 0.75, 0.8, 0.85, 0.9])
  console.log(`for ${100 * aim} % right:`, thresholdFor(judged, calibration.temperature, aim));
if (!process.argv.includes('--dry-run')) {
  const bytes = pack({ ...fitIntents(phrasings), ...calibration });
  writeFileSync(intentWeightsFile, bytes);
  writeFileSync(ordinaryWordsFile, collectWords());
  console.log(`${intentWeightsFile.pathname}: ${bytes.length} bytes`);
}
