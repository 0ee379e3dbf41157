import type { SceneFile, SpeechAct } from '@greenroom/content';
import { addressed, contentWords, takesUp } from '@greenroom/scoring';
import { isRepeated, type Line, mentions } from '@greenroom/speech-analysis';

/** A greeting is about nothing else either. */
const neverElsewhere: ReadonlySet<SpeechAct> = new Set<SpeechAct>(['greets', ...addressed]);
/** "Yes, on Friday." may stand for itself. */
const shortAnswer = 4;
/** Of the partner's lines so many may be meant. */
const mostTakenUp = 3;

/** Whether a line is about something else: neither a subject of the scene nor a word of the partner's last lines. */
export function isOffTopic(
  line: Line,
  acts: readonly SpeechAct[],
  partnerLines: readonly Line[],
  subjects: SceneFile['subjects'],
): boolean {
  if (line.words <= shortAnswer || acts.some((act) => neverElsewhere.has(act))) return false;
  // “How do you see it?” asks for nothing but the other's side of what is spoken of.
  if (acts.includes('asks-open') && contentWords(line).size === 0) return false;
  if (subjects.some(({ words }) => mentions(line, words))) return false;
  return !takesUp(line, partnerLines.slice(-mostTakenUp));
}

/** Whether all of a line was said before by the same person. */
export function isSaidAgain({ sentences }: Line, earlier: readonly Line[]): boolean {
  return sentences.length > 0 && sentences.every((sentence) => isRepeated(sentence, earlier));
}
