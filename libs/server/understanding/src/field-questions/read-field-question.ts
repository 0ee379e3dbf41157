import { existsSync, readFileSync } from 'node:fs';
import { probabilitiesIn, unpackSparse } from '../subjects/sparse-model.ts';
import { subjectFeatures } from '../subjects/subject-features.ts';
import { rememberTexts } from '../text/index.ts';

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

/** Readings below this are left out. */
const leastConfidence = 0.03;

type Reader = (text: string) => readonly FieldQuestionReading[];
const readers = new Map<string, Reader>();

function readerOf(coach: string): Reader {
  const file = fieldQuestionWeightsFile(coach);
  if (!existsSync(file)) return () => [];
  const model = unpackSparse(readFileSync(file));
  return rememberTexts((text) =>
    [...probabilitiesIn(model, subjectFeatures(text))]
      .map((confidence, at) => ({ id: model.classes[at]!, confidence }))
      .filter(({ id, confidence }) => id !== noFieldQuestion && confidence >= leastConfidence)
      .sort((one, other) => other.confidence - one.confidence),
  );
}

/**
 * Reads which question about a coach's field a message in English or German asks. Each coach has a model of its own,
 * because in the middle of a conversation “how many to begin with” is about the field that is talked about.
 * @param coach the coach's slug
 * @returns the most likely ones first; empty if the coach has none
 */
export function readFieldQuestions(coach: string, text: string): readonly FieldQuestionReading[] {
  const known = readers.get(coach) ?? readerOf(coach);
  readers.set(coach, known);
  return known(text);
}
