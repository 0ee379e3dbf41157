import type { MoodCause, MoodCourse } from '@greenroom/contracts';
import type { SpeechAct } from '@greenroom/content';
import { caredLines } from './cared-lines.ts';
import { heardIn } from './echo.ts';
import { firstMood, type PartnerTraits } from './moves.ts';
import { courseOf } from './next-cue.ts';
import type { SaidLine } from './said-line.ts';
import type { Play } from './play.ts';

/**
 * Returns how the partner's mood changes in a scene, line by line, with what counted most in each of the person's
 * lines. Lines that were answered with care get no reason and are not quoted.
 * @param lines of the scene from the first on
 */
export function moodCourse(play: Play, temper: PartnerTraits, lines: readonly SaidLine[]): MoodCourse {
  const cared = caredLines(lines);
  const moves = courseOf(play, temper, lines).moves.map(({ at, mood, because }) => {
    const reason = cared.has(at) ? null : because;
    return { position: at + 1, mood, because: reason, words: reason && namedIn(lines[at]!.text, reason, play) };
  });
  return { begins: firstMood(temper), moves };
}

/** Returns the day or figure that made a line change the mood. */
function namedIn(text: string, because: MoodCause, { language }: Play): string | null {
  if (because === 'off-topic' || because === 'said-again') return null;
  const acts: SpeechAct[] = [because];
  return heardIn(text, acts, language, []) ?? null;
}

/** Returns the mood before and after one line. */
export function moodAt({ begins, moves }: MoodCourse, position: number): { before: number; after: number } {
  const at = moves.findIndex((move) => move.position === position);
  const before = moves[at - 1]?.mood ?? begins;
  return { before, after: moves[at]?.mood ?? before };
}
