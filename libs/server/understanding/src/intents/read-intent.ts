import { readFileSync } from 'node:fs';
import { type GroupWeights, type LinearModel, scoresOf, softmax, unpack } from '../linear-model.ts';
import { buckets, intentFeatures } from './intent-features.ts';
import { type Intent, intents } from './intents.ts';

export const intentWeightsFile = new URL('./intent-weights.bin.gz', import.meta.url);

/** Weights of words, characters, word classes and shape, chosen by cross-validation on the training data. */
export const intentGroupWeights: GroupWeights = [1, 1, 1, 0.5];

/**
 * Added to the scores if it is known whether the coach has just asked something. The training data contains single
 * messages only, so these are set by hand: a factor of three for an answer.
 */
const byQuestion = {
  asked: { answer: Math.log(3), 'dont-know': Math.log(1.5), accept: Math.log(1.5), refuse: Math.log(1.5) },
  notAsked: { answer: -Math.log(3) },
} satisfies Record<string, Partial<Record<Intent, number>>>;

export interface IntentReading {
  /** Also `unclear` if no intent reaches the threshold. */
  intent: Intent;
  /** Probability that the most likely intent is correct. */
  confidence: number;
  /** All intents, most likely first, including those below the threshold. */
  ranked: readonly { intent: Intent; confidence: number }[];
}

let model: LinearModel | undefined;

/**
 * Reads the intent of a message in English or German.
 * @param options.afterQuestion whether the coach's last sentence asked something; omit it if unknown
 */
export function readIntent(text: string, { afterQuestion }: { afterQuestion?: boolean } = {}): IntentReading {
  model ??= unpack(readFileSync(intentWeightsFile), intents.length, buckets);
  const scores = scoresOf(model, intentFeatures(text), intentGroupWeights);
  return toReading(adjusted(scores, model.temperature, afterQuestion), model);
}

function adjusted(scores: Float64Array, temperature: number, afterQuestion: boolean | undefined): Float64Array {
  if (afterQuestion === undefined) return scores;
  const added: Partial<Record<Intent, number>> = afterQuestion ? byQuestion.asked : byQuestion.notAsked;
  return scores.map((score, at) => score + temperature * (added[intents[at]!] ?? 0));
}

function toReading(scores: Float64Array, { temperature, threshold }: LinearModel): IntentReading {
  const probabilities = softmax(scores, temperature);
  const ranked = intents
    .map((intent, at) => ({ intent, confidence: probabilities[at]! }))
    .sort((one, other) => other.confidence - one.confidence);
  const best = ranked[0]!;
  return { intent: best.confidence < threshold ? 'unclear' : best.intent, confidence: best.confidence, ranked };
}
