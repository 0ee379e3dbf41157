import { existsSync, readFileSync } from 'node:fs';
import { rememberTexts } from '../text/index.ts';
import { probabilitiesIn, type SparseModel, unpackSparse } from './sparse-model.ts';
import { subjectFeatures } from './subject-features.ts';

/** A class of a model, and the probability that a message belongs to it. */
export interface Reading {
  id: string;
  /** From 0 to 1. */
  confidence: number;
}

/**
 * Returns a function that reads the classes of a message in English or German, the most likely ones first. The weights
 * are loaded at the first message.
 * @param file the weights; without the file, no message belongs to any class
 * @param none the class of messages that belong to none of the others; it is left out
 * @param least readings with a lower confidence are left out
 */
export function readerOf(
  file: URL,
  { none, least }: { none: string; least: number },
): (text: string) => readonly Reading[] {
  let model: SparseModel | undefined;
  return rememberTexts((text) => {
    if (model === undefined && !existsSync(file)) return [];
    const { classes } = (model ??= unpackSparse(readFileSync(file)));
    return [...probabilitiesIn(model, subjectFeatures(text))]
      .map((confidence, at) => ({ id: classes[at]!, confidence }))
      .filter(({ id, confidence }) => id !== none && confidence >= least)
      .sort((one, other) => other.confidence - one.confidence);
  });
}
