import type { SceneFile, SpeechAct } from '@greenroom/content';
import { addressed, contentWords, takesUp } from '@greenroom/scoring';
import { isRepeated, type Line, mentions, type Sentence } from '@greenroom/speech-analysis';

/** Acts that are never off topic, such as a greeting. */
const neverElsewhere: ReadonlySet<SpeechAct> = new Set<SpeechAct>(['greets', ...addressed]);
/** Lines of at most this many words, such as "Yes, on Friday.", are never off topic. */
const shortAnswer = 4;
/** Number of the partner's last lines that the person may refer to. */
const mostTakenUp = 3;

/**
 * Reports whether a line is off topic: it has neither a subject of the scene nor a word of the partner's last lines.
 */
export function isOffTopic(
  line: Line,
  acts: readonly SpeechAct[],
  partnerLines: readonly Line[],
  subjects: SceneFile['subjects'],
): boolean {
  if (line.words <= shortAnswer || acts.some((act) => neverElsewhere.has(act))) return false;
  // “How do you see it?” refers to the current topic without naming it.
  if (acts.includes('asks-open') && contentWords(line).size === 0) return false;
  // “What worries you most?” asks the partner themselves.
  if (acts.includes('asks-open') && line.sentences.some(asksThem)) return false;
  if (subjects.some(({ words }) => mentions(line, words))) return false;
  return !takesUp(line, partnerLines.slice(-mostTakenUp));
}

const them = new Set(['you', 'your', 'sie', 'ihnen', 'ihr', 'ihre', 'du', 'dich', 'dir', 'dein', 'deine']);
const asksThem = ({ asked, words }: Sentence) => asked && words.some(({ plain }) => them.has(plain));

/** Reports whether the same person said every sentence of a line before. */
export function isSaidAgain({ sentences }: Line, earlier: readonly Line[]): boolean {
  return sentences.length > 0 && sentences.every((sentence) => isRepeated(sentence, earlier));
}
