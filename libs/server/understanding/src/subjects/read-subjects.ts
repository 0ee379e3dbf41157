import { rememberTexts } from '../text/index.ts';
import { readerOf } from './reader-of.ts';

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
const least = 0.02;

const read = readerOf(subjectWeightsFile, { none: noSubject, least });

/**
 * Reads which situations and answers of the content a message in English or German is about.
 * @returns the most likely ones first; empty if the message is about none of them
 */
export const readSubjects: (text: string) => readonly SubjectReading[] = rememberTexts((text) =>
  read(text).map(({ id, confidence }) => ({ subject: id, confidence })),
);
