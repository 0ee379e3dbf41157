/** How much one transcript may hold. A file beyond any of these is refused before it is read to its end. */
export const transcriptLimits = {
  speakers: 100,
  /** Cues, or lines of plain text with speech in them. At one every three seconds these are 16 hours. */
  utterances: 20_000,
  /** Lines of the file, empty ones included: five for each utterance. */
  lines: 100_000,
  /** In UTF-16 code units, for one line and for the text of one cue: an hour of speech without a break. */
  characters: 50_000,
  /** In UTF-16 code units, for all speech: three hours are a quarter of a million. */
  spoken: 2_000_000,
  /** In bytes, for a Word document: three hours of talk are under half a million. */
  document: 5_000_000,
  /**
   * In bytes, for a file that is parsed at once: three hours of talk, with a time for each sentence, are under one
   * million.
   */
  json: 2_000_000,
} as const;
