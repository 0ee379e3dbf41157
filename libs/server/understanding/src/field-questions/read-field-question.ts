import { existsSync, readFileSync } from 'node:fs';
import { probabilitiesIn, type SparseModel, unpackSparse } from '../subjects/sparse-model.ts';
import { subjectFeatures } from '../subjects/subject-features.ts';

/** The file with the weights for one coach's questions. */
export const fieldQuestionWeightsFile = (coach: string) => new URL(`./${coach}-weights.bin.gz`, import.meta.url);

/** The class of messages that ask none of the coach's questions. */
export const noFieldQuestion = 'none';

export interface FieldQuestionReading {
  /** As in `content/field-questions/<coach>.yaml`. */
  id: string;
  /** The probability that the message asks this, from 0 to 1. */
  confidence: number;
}

const models = new Map<string, SparseModel | undefined>();

function modelOf(coach: string): SparseModel | undefined {
  if (!models.has(coach)) {
    const file = fieldQuestionWeightsFile(coach);
    models.set(coach, existsSync(file) ? unpackSparse(readFileSync(file)) : undefined);
  }
  return models.get(coach);
}

/** Readings below this are left out. */
const leastConfidence = 0.03;

/**
 * Reads which question about a coach's field a message in English or German asks. Each coach has a model of its own,
 * because in the middle of a conversation “how many to begin with” is about the field that is talked about.
 * @param coach the coach's slug
 * @returns the most likely ones first; empty if the coach has none
 */
export function readFieldQuestions(coach: string, text: string): readonly FieldQuestionReading[] {
  const model = modelOf(coach);
  if (model === undefined) return [];
  return [...probabilitiesIn(model, subjectFeatures(text))]
    .map((confidence, at) => ({ id: model.classes[at]!, confidence }))
    .filter(({ id, confidence }) => id !== noFieldQuestion && confidence >= leastConfidence)
    .sort((one, other) => other.confidence - one.confidence);
}
