import type { SpeechAct } from '@greenroom/content';

/** One of the person's lines with what was detected in it. */
export interface HeardLine {
  text: string;
  /** It broke a safety rule. */
  removed: boolean;
  /** It addresses the scorer or the machine behind the scene. */
  ordered: boolean;
  acts: readonly SpeechAct[];
  /** This line and those before it have been off topic for too long. */
  isLost?: boolean;
}

/**
 * Returns how a line breaks out of the scene, if it does.
 * @param answersFirst the partner's opening answers this line: then silence and nonsense are accepted as a first line
 */
export function provocationIn({ text, removed, ordered, acts, isLost = false }: HeardLine, answersFirst: boolean) {
  if (removed || acts[0] === 'insults') return 'insulted';
  if (ordered) return 'out-of-scene';
  if (answersFirst) return undefined;
  if (!/[\p{L}\p{N}]/u.test(text)) return 'silence';
  if (isNonsense(text)) return 'nonsense';
  return isLost ? 'out-of-scene' : undefined;
}

/** Reports whether a text is nonsense: the same letters over and over, or words without a vowel. */
function isNonsense(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.length > 0 && words.every((word) => /^(.{1,3})\1+$/u.test(word) || !/[aeiouyäöüáéíóú]/u.test(word));
}
