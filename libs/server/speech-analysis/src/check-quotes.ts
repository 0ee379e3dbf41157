import { verifyQuotes, type Verified } from './verify-quotes.ts';
import { readTranscript } from './read-transcript.ts';
import { judgedTurns } from './judged-lines.ts';
import type { Transcript } from './transcript.ts';

/**
 * Returns a function that checks quotes, word for word, against what the judged person said. Parses the transcript
 * once.
 */
export function checkQuotes(transcript: Transcript): (quotes: readonly string[]) => Verified {
  const turns = judgedTurns(readTranscript(transcript));
  return (quotes) => verifyQuotes(quotes, turns);
}
