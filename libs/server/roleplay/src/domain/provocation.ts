import type { SpeechAct } from '@greenroom/content';

/** A line of the person's, as it was heard. */
export interface HeardLine {
  text: string;
  /** It broke a safety rule. */
  removed: boolean;
  /** It is meant for whoever marks, or for the machine behind the scene. */
  ordered: boolean;
  acts: readonly SpeechAct[];
  /** With the lines before it, it has been about something else for too long. */
  isLost?: boolean;
}

/**
 * What of a line leaves the scene, if it does.
 * @param answersFirst the partner's opening answers it: then nothing and nonsense are as good as any first word
 */
export function provocationIn({ text, removed, ordered, acts, isLost = false }: HeardLine, answersFirst: boolean) {
  if (removed || acts[0] === 'insults') return 'insulted';
  if (ordered) return 'out-of-scene';
  if (answersFirst) return undefined;
  if (!/[\p{L}\p{N}]/u.test(text)) return 'silence';
  if (isNonsense(text)) return 'nonsense';
  return isLost ? 'out-of-scene' : undefined;
}

/** Letters that make no words: the same over and over, or without a vowel. */
function isNonsense(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.length > 0 && words.every((word) => /^(.{1,3})\1+$/u.test(word) || !/[aeiouyäöüáéíóú]/u.test(word));
}
