import { cueReader } from './read-cues.ts';
import type { PieceReader, Wrong } from './transcript-file.ts';

const times = /^(\d{1,3}:\d{2}:\d{2}\.\d{1,3}),(\d{1,3}:\d{2}:\d{2}\.\d{1,3})$/;

export const isSbvTime = (line: string): boolean => times.test(line.trim());

/** Reads YouTube's SBV: cues as in SRT, with a comma between the two times and no count. */
export function sbvReader(wrong: Wrong): PieceReader {
  const cues = cueReader(wrong, false);
  return {
    take: (text, line) => cues.take(text.trim().replace(times, '$1 --> $2'), line),
    get size() {
      return cues.size;
    },
    end: () => cues.end(),
  };
}
