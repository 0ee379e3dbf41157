import { readFileSync } from 'node:fs';
import { buckets, type Features, intentFeatures } from '../intents/intent-features.ts';
import { type GroupWeights, type LinearModel, scoresOf, softmax, unpack } from '../linear-model.ts';

/** What a sentence can do to the person it is said to; `harmless` is everything else. */
export const hurts = ['harmless', 'insults', 'blames', 'threatens', 'pushes'] as const;
export type Hurt = Exclude<(typeof hurts)[number], 'harmless'>;

export const hurtWeightsFile = new URL('./hurt-weights.bin.gz', import.meta.url);

/** Weights of words, characters, word classes and shape. */
export const hurtGroupWeights: GroupWeights = [1, 1, 1, 0.5];

export interface HurtReading {
  /** The most likely way in which the sentence hurts, however unlikely. */
  hurt: Hurt;
  /** Probability that it hurts in any way, from 0 to 1. */
  risk: number;
}

let model: LinearModel | undefined;

/** Capitals are not read: a transcript may have none. */
export const hurtFeatures = (sentence: string): Features => intentFeatures(sentence.toLowerCase());

/** Reads whether a sentence, in English or German, insults, blames, threatens or pushes whom it is said to. */
export function readHurt(sentence: string): HurtReading {
  model ??= unpack(readFileSync(hurtWeightsFile), hurts.length, buckets);
  return hurtIn(softmax(scoresOf(model, hurtFeatures(sentence), hurtGroupWeights), model.temperature));
}

/** @param probabilities of each of `hurts`, in their order */
export function hurtIn(probabilities: Float64Array): HurtReading {
  const [harmless = 1, ...others] = probabilities;
  return { hurt: hurts[1 + others.indexOf(Math.max(...others))] as Hurt, risk: 1 - harmless };
}
