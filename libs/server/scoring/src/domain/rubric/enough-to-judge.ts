import { judgedLines, readTranscript, type Transcript } from '@greenroom/speech-analysis';

/**
 * As many lines as a partner hears who walks out early: whoever says three lines gets notes on them, however short they
 * are.
 */
export const linesToJudge = 3;

/**
 * Returns how many lines of the person can be judged. Everything said until the partner speaks counts as one line; what
 * addresses the scorer does not count.
 */
export function countJudgedLines(transcript: Transcript): number {
  return judgedLines(readTranscript(transcript)).length;
}
