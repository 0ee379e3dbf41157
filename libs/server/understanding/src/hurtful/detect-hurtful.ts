import { readFileSync } from 'node:fs';
import { buckets, type Features, intentFeatures } from '../intents/intent-features.ts';
import { type GroupWeights, type LinearModel, scoresOf, softmax, unpack } from '../linear-model.ts';

/** What a sentence can do to the person it is said to; `harmless` is everything else. */
export const sentenceKinds = ['harmless', 'insults', 'blames', 'threatens', 'pushes'] as const;
export type HurtfulKind = Exclude<(typeof sentenceKinds)[number], 'harmless'>;

export const hurtfulWeightsFile = new URL('./hurtful-weights.bin.gz', import.meta.url);

/** Weights of words, characters, word classes and shape. */
export const hurtfulGroupWeights: GroupWeights = [1, 1, 1, 0.5];

export interface HurtfulReading {
  /** The most likely way in which the sentence hurts, however unlikely. */
  kind: HurtfulKind;
  /** Probability that it hurts in any way, from 0 to 1. */
  risk: number;
}

let model: LinearModel | undefined;

/** Capitals are not read: a transcript may have none. */
export const hurtfulFeatures = (sentence: string): Features => intentFeatures(sentence.toLowerCase());

/** Reads whether a sentence, in English or German, insults, blames, threatens or pushes whom it is said to. */
export function detectHurtful(sentence: string): HurtfulReading {
  model ??= unpack(readFileSync(hurtfulWeightsFile), sentenceKinds.length, buckets);
  return mostLikelyHurtful(softmax(scoresOf(model, hurtfulFeatures(sentence), hurtfulGroupWeights), model.temperature));
}

/** @param probabilities of each of `sentenceKinds`, in their order */
export function mostLikelyHurtful(probabilities: Float64Array): HurtfulReading {
  const [harmless = 1, ...others] = probabilities;
  return { kind: sentenceKinds[1 + others.indexOf(Math.max(...others))] as HurtfulKind, risk: 1 - harmless };
}
