import { judgedWordsIn } from '@greenroom/scoring';
import { isYours } from './meeting-turn.ts';
import type { SaidInMeeting } from './analyse-meeting.ts';
import { createWorkSlices, type WorkSlices } from './work-slices.ts';

/** Half a minute of speech. */
const neededWords = 60;

/**
 * Returns whether the account said enough for notes. A single turn is enough, as in a
 * presentation. Stops counting at that number, and works in slices, because a meeting may be hours long.
 */
export async function enoughSaid(
  { parts, you }: SaidInMeeting,
  slices: WorkSlices = createWorkSlices(),
): Promise<{ enough: boolean; words: number; needs: number }> {
  const needs = neededWords;
  let words = 0;
  for (const { turns } of parts)
    for (const turn of turns) {
      if (words >= needs) return { enough: true, words, needs };
      if (!isYours(turn, you)) continue;
      await slices.add(turn.text);
      words += judgedWordsIn(turn.text);
    }
  return { enough: words >= needs, words, needs };
}
