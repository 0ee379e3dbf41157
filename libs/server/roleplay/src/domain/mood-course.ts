import type { MoodCause, MoodCourse } from '@greenroom/contracts';
import type { SpeechAct } from '@greenroom/content';
import { caredLines } from './cared-lines.ts';
import { heardIn } from './echo.ts';
import { firstMood, type Temper } from './moves.ts';
import { courseOf, type SaidLine } from './next-cue.ts';
import type { Play } from './play.ts';

/**
 * How the partner's mood goes in a scene, by each line of the person's and what in it counted most. Of lines that were
 * answered with care no reason is given and no word repeated.
 * @param lines from the first on, as they stand in the scene
 */
export function moodCourse(play: Play, temper: Temper, lines: readonly SaidLine[]): MoodCourse {
  const cared = caredLines(lines);
  const moves = courseOf(play, temper, lines).moves.map(({ at, mood, because }) => {
    const reason = cared.has(at) ? null : because;
    return { position: at + 1, mood, because: reason, words: reason && namedIn(lines[at]!.text, reason, play) };
  });
  return { begins: firstMood(temper), moves };
}

/** The day or figure of a line that moved the mood by what it put on the table. */
function namedIn(text: string, because: MoodCause, { language }: Play): string | null {
  if (because === 'off-topic' || because === 'said-again') return null;
  const acts: SpeechAct[] = [because];
  return heardIn(text, acts, language, []) ?? null;
}

/** The mood before and after one line. */
export function moodAt({ begins, moves }: MoodCourse, position: number): { before: number; after: number } {
  const at = moves.findIndex((move) => move.position === position);
  const before = moves[at - 1]?.mood ?? begins;
  return { before, after: moves[at]?.mood ?? before };
}
