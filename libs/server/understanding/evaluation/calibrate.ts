import { softmax } from '../src/linear-model.ts';
import type { Judged } from './cross-validate.ts';

/** The accuracy to reach above the confidence threshold. */
const aimedAccuracy = 0.8;
const temperatures = Array.from({ length: 200 }, (_, at) => 0.1 + 0.05 * at);

/**
 * Returns the temperature that makes the correct intents most likely, and the lowest threshold above which the accuracy
 * is reached.
 */
export function calibrate(judged: readonly Judged[]): { temperature: number; threshold: number } {
  const temperature = temperatures
    .map((one) => ({ one, surprise: surpriseAt(judged, one) }))
    .reduce((best, next) => (next.surprise < best.surprise ? next : best)).one;
  return { temperature, threshold: thresholdFor(judged, temperature, aimedAccuracy).threshold };
}

const surpriseAt = (judged: readonly Judged[], temperature: number) =>
  judged.reduce((sum, { scores, label }) => sum - Math.log(softmax(scores, temperature)[label]!), 0);

/**
 * Returns the lowest threshold above which the share `aim` of the readings is correct, and the share of messages above
 * it.
 */
export function thresholdFor(judged: readonly Judged[], temperature: number, aim: number) {
  const ranked = judged
    .map(({ scores, label }) => {
      const probabilities = softmax(scores, temperature);
      const confidence = Math.max(...probabilities);
      return { confidence, isRight: probabilities[label] === confidence };
    })
    .sort((one, other) => other.confidence - one.confidence);
  let right = 0;
  let found = { threshold: 1, coverage: 0 };
  for (const [at, { confidence, isRight }] of ranked.entries()) {
    right += Number(isRight);
    if (right / (at + 1) >= aim) found = { threshold: confidence, coverage: (at + 1) / ranked.length };
  }
  return found;
}
