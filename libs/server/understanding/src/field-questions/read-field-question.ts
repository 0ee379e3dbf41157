import { type Reading, readerOf } from '../subjects/reader-of.ts';

/** The file with the weights for one coach's questions. */
export const fieldQuestionWeightsFile = (coach: string) => new URL(`./${coach}-weights.bin.gz`, import.meta.url);

/** The class of messages that ask none of the coach's questions. */
export const noFieldQuestion = 'none';

/** The id is that in `content/field-questions/<coach>.yaml`. */
export type FieldQuestionReading = Reading;

/** Readings below this are left out. */
const least = 0.03;

const readers = new Map<string, ReturnType<typeof readerOf>>();

/**
 * Reads which question about a coach's field a message in English or German asks. Each coach has a model of its own,
 * because in the middle of a conversation “how many to begin with” is about the field that is talked about.
 * @param coach the coach's slug
 * @returns the most likely ones first; empty if the coach has none
 */
export function readFieldQuestions(coach: string, text: string): readonly FieldQuestionReading[] {
  const known = readers.get(coach) ?? readerOf(fieldQuestionWeightsFile(coach), { none: noFieldQuestion, least });
  readers.set(coach, known);
  return known(text);
}
