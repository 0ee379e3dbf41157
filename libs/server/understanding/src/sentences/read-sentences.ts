import { type Reading, readerOf } from '../subjects/reader-of.ts';

export const sentenceWeightsFile = new URL('./sentence-weights.bin.gz', import.meta.url);

/** The class of messages from which no sentence to say follows. */
export const noSentence = 'none';

/** The id is that in `content/sentences`. */
export type SentenceReading = Reading;

/**
 * Reads which of the sentences to say a message in English or German calls for, because it asks for the sentence, tells
 * the story behind it, or states what the person wants.
 * @returns the most likely ones first; empty if none is likely
 */
export const readSentences: (text: string) => readonly SentenceReading[] = readerOf(sentenceWeightsFile, {
  none: noSentence,
  least: 0.03,
});
