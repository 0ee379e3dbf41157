/**
 * `npm run train:understanding`: for intents and moves, cross-validates, calibrates, fits the model to all training
 * phrasings and writes its weights; then writes the list of ordinary words. `-- --dry-run` only cross-validates and
 * prints. It does not read the held-out phrasings.
 */
import { writeFileSync } from 'node:fs';
import { pack } from '../src/linear-model.ts';
import { intentWeightsFile } from '../src/intents/read-intent.ts';
import { moveWeightsFile } from '../src/moves/read-move.ts';
import { ordinaryWordsFile } from '../src/statements/ordinary-words.ts';
import { calibrate, thresholdFor } from './calibrate.ts';
import { collectWords } from './collect-words.ts';
import { crossValidate } from './cross-validate.ts';
import { fitTexts, type Labelled, type Task } from './fit-texts.ts';
import { intentTask, labelledIntents, labelledMoves, moveTask } from './tasks.ts';

const isDryRun = process.argv.includes('--dry-run');

function train(name: string, labelled: readonly Labelled[], task: Task, file: URL): void {
  const judged = crossValidate(labelled, task);
  const calibration = calibrate(judged);
  const right = judged.filter(({ scores, label }) => scores.indexOf(Math.max(...scores)) === label).length;
  console.log(
    `${name}: ${labelled.length} phrasings; right in cross-validation: ${((100 * right) / judged.length).toFixed(1)} %`,
  );
  console.log(calibration);
  for (const aim of [0.7, 0.75, 0.8, 0.85, 0.9])
    console.log(`for ${100 * aim} % right:`, thresholdFor(judged, calibration.temperature, aim));
  if (isDryRun) return;
  const bytes = pack({ ...fitTexts(labelled, task), ...calibration });
  writeFileSync(file, bytes);
  console.log(`${file.pathname}: ${bytes.length} bytes`);
}

train('intents', labelledIntents(), intentTask, intentWeightsFile);
train('moves', labelledMoves(), moveTask, moveWeightsFile);
if (!isDryRun) writeFileSync(ordinaryWordsFile, collectWords());
