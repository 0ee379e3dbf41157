import { judgedLines, readTranscript, type Transcript } from '@greenroom/speech-analysis';

export interface Amount {
  /** Everything said until the partner speaks counts as one line. */
  lines: number;
  words: number;
}

/** Four exchanges and half a minute of speech: with less, most checks of a rubric cannot have come up. */
export const neededToJudge: Amount = { lines: 4, words: 60 };

export type Enough = { enough: true } | { enough: false; has: Amount; needs: Amount };

/** Reports whether a person said enough to be judged, without what addresses the scorer. */
export function enoughToJudge(transcript: Transcript, needs: Amount): Enough {
  const lines = judgedLines(readTranscript(transcript));
  const has = { lines: lines.length, words: lines.reduce((sum, { words }) => sum + words, 0) };
  const enough = has.lines >= needs.lines && has.words >= needs.words;
  return enough ? { enough } : { enough, has, needs };
}
