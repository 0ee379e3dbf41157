/**
 * `npm run train:hurt`: fits the model of hurtful sentences to all training sentences and writes its weights.
 * `npm run train:hurt -- --by-author`: leaves out one author at a time, prints how well each author's sentences are
 * read by a model fitted to the others, and writes nothing; leaving out random sentences would overestimate that.
 * Neither reads a held-out sentence.
 */
import { writeFileSync } from 'node:fs';
import {
  hurtfulFeatures,
  hurtfulGroupWeights,
  hurtfulWeightsFile,
  mostLikelyHurtful,
  sentenceKinds,
} from '../src/hurtful/detect-hurtful.ts';
import { pack, scoresOf, softmax } from '../src/linear-model.ts';
import { calibrate } from './calibrate.ts';
import { fitTexts, type Labelled, type Task } from './fit-texts.ts';
import { type HurtfulSentence, hurtfulSentences } from './hurtful-sentences.ts';

/** Makes the probabilities match the share that is right, as `--by-author` measures it. */
const usualTemperature = 1.15;
const task: Task = { classes: sentenceKinds.length, groupWeights: hurtfulGroupWeights };
const sentences = hurtfulSentences();

if (process.argv.includes('--by-author')) printByAuthor();
else {
  const bytes = pack({ ...fitTexts(labelled(sentences), task), temperature: usualTemperature, threshold: 0 });
  writeFileSync(hurtfulWeightsFile, bytes);
  console.log(`${sentences.length} sentences, ${hurtfulWeightsFile.pathname}: ${bytes.length} bytes`);
}

function labelled(from: readonly HurtfulSentence[]): Labelled[] {
  return from.map(({ text, kind, language }) => ({
    features: hurtfulFeatures(text),
    label: sentenceKinds.indexOf(kind),
    language,
  }));
}

function printByAuthor(): void {
  const judged = [...Map.groupBy(sentences, ({ author }) => author)].flatMap(([author, own]) => {
    const model = fitTexts(labelled(sentences.filter((one) => one.author !== author)), task);
    return own.map((one) => ({
      ...one,
      label: sentenceKinds.indexOf(one.kind),
      scores: scoresOf(model, hurtfulFeatures(one.text), hurtfulGroupWeights),
    }));
  });
  console.log(`${sentences.length} sentences, temperature ${calibrate(judged).temperature.toFixed(2)}`);
  const groups = Map.groupBy(judged, ({ author, language }) => `${author} ${language}`);
  for (const [group, own] of groups) {
    const shares = sentenceKinds.map((kind) => {
      const ofKind = own.filter((one) => one.kind === kind);
      const found = ofKind.filter(({ scores }) => mostLikelyHurtful(softmax(scores, usualTemperature)).risk >= 0.5);
      return ofKind.length === 0 ? '' : `${kind} ${((100 * found.length) / ofKind.length).toFixed(1)} %  `;
    });
    console.log(`${group}: taken for hurtful from 0.5: ${shares.join('')}`);
  }
}
