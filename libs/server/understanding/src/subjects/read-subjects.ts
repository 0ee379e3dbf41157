import { readFileSync } from 'node:fs';
import { rememberTexts } from '../text/index.ts';
import { probabilitiesIn, type SparseModel, unpackSparse } from './sparse-model.ts';
import { subjectFeatures } from './subject-features.ts';

export const subjectWeightsFile = new URL('./subject-weights.bin.gz', import.meta.url);

/** The class of messages that none of the content answers. */
export const noSubject = 'none';

/** What a message may be about. */
export interface SubjectReading {
  /** `situations/<id>` or `answers/<file>/<id>`, as in the content's folders. */
  subject: string;
  /** The probability that the message is about this, from 0 to 1. */
  confidence: number;
}

/** Readings below this are left out. */
const leastConfidence = 0.02;

let model: SparseModel | undefined;

/**
 * Reads which situations and answers of the content a message in English or German is about.
 * @returns the most likely ones first; empty if the message is about none of them
 */
export const readSubjects: (text: string) => readonly SubjectReading[] = rememberTexts((text) => {
  const { classes } = (model ??= unpackSparse(readFileSync(subjectWeightsFile)));
  return [...probabilitiesIn(model, subjectFeatures(text))]
    .map((confidence, at) => ({ subject: classes[at]!, confidence }))
    .filter(({ subject, confidence }) => subject !== noSubject && confidence >= leastConfidence)
    .sort((one, other) => other.confidence - one.confidence);
});
