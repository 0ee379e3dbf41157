import { readFileSync } from 'node:fs';
import { buckets, bucketOf, type Features, intentFeatures } from '../intents/intent-features.ts';
import { type GroupWeights, type LinearModel, scoresOf, softmax, unpack } from '../linear-model.ts';
import { type Move, moves } from './moves.ts';

export const moveWeightsFile = new URL('./move-weights.bin.gz', import.meta.url);

/** Weights of words, characters, word classes, shape and what came before, chosen by cross-validation. */
export const moveGroupWeights: GroupWeights = [1, 1, 1, 0.5, 0.5];

/** What the coach's last message contained: a sentence to say, a question at its end. */
export interface Before {
  words: boolean;
  question: boolean;
}

export interface MoveReading {
  move: Move;
  /** Probability that the move is correct, from 0 to 1. */
  confidence: number;
}

let model: LinearModel | undefined;

export function moveFeatures(text: string, { words, question }: Before): Features {
  const before = [words && 'words', question && 'question'].filter((one) => one !== false);
  const names = before.length === 0 ? ['advice'] : before;
  return [...intentFeatures(text), Uint32Array.from(names, (name) => bucketOf('before', name))];
}

/**
 * Reads what a person does with a message, in English or German, in the middle of a conversation.
 * @returns the most likely move, however unlikely
 */
export function readMove(text: string, before: Before): MoveReading {
  model ??= unpack(readFileSync(moveWeightsFile), moves.length, buckets);
  const probabilities = softmax(scoresOf(model, moveFeatures(text, before), moveGroupWeights), model.temperature);
  const confidence = Math.max(...probabilities);
  return { move: moves[probabilities.indexOf(confidence)]!, confidence };
}
