import type { ReadTurn } from '../read-transcript.ts';
import type { Passage } from '../transcript.ts';
import { stretchOf, wordTimes } from './talk-time.ts';

/** Longer silences are recorded as moments. */
const heldMs = 1_000;

/**
 * Measures silences that the person let stand: within their own words, or before they answered. The other is
 * responsible for the silence after the person's last word.
 * @returns the longest in seconds, undefined without times; moments are the words after each silence held
 */
export function pausesOf(turns: readonly ReadTurn[]): { seconds: number; moments: Passage[] } | undefined {
  let longest: number | undefined;
  const moments: Passage[] = [];
  let endedMs: number | undefined;
  for (const read of turns) {
    const whole = stretchOf(read.turn);
    if (!whole || read.line.words === 0) continue;
    if (read.own) {
      const words = read.line.sentences.flatMap((sentence) => sentence.words);
      const exact = wordTimes(read);
      const times = exact ?? read.turn.voiced ?? [whole];
      for (const [index, time] of times.entries()) {
        const silence = endedMs === undefined ? undefined : Math.max(0, time.beganMs - endedMs);
        if (silence !== undefined) {
          longest = Math.max(longest ?? 0, silence);
          // Between two stretches of voice the word is unknown; before the first stretch it is the first word.
          const word = exact || index === 0 ? words.find(({ written }) => written === index) : undefined;
          if (silence >= heldMs && word) moments.push({ turn: read.index, from: word.from, to: word.to });
        }
        // Another may still be speaking.
        endedMs = Math.max(endedMs ?? 0, time.endedMs);
      }
    }
    endedMs = Math.max(endedMs ?? 0, whole.endedMs);
  }
  return longest === undefined ? undefined : { seconds: longest / 1_000, moments };
}
