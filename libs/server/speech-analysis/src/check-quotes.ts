import { verifyQuotes, type Verified } from './verify-quotes.ts';
import { readTranscript } from './read-transcript.ts';
import { judgedTurns } from './judged-lines.ts';
import type { Transcript } from './transcript.ts';

/** Makes what holds quotes against what the judged person said, word for word; takes the transcript apart once. */
export function checkQuotes(transcript: Transcript): (quotes: readonly string[]) => Verified {
  const turns = judgedTurns(readTranscript(transcript));
  return (quotes) => verifyQuotes(quotes, turns);
}
