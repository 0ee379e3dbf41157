import { careFor, needsCare, plainCareText } from '@greenroom/safety';
import { type Cue, isFull } from './domain/next-cue.ts';

/** The cue of help lines. */
export const helpCue = 'help';

interface SceneLine {
  author: 'person' | 'partner';
  text: string;
}

/**
 * Answers a line that signals danger to someone: help lines and a question about safety replace the partner's line
 * until the person says that they are safe.
 * @param before the scene's lines before this one, oldest first
 * @returns undefined where the line shows no sign of danger
 */
export function answerCrisis(before: readonly SceneLine[], text: string): Cue | undefined {
  const history = before.map(
    (line) => ({ ...line, author: line.author === 'person' ? line.author : 'coach' }) as const,
  );
  const care = careFor(history, text, 'instead');
  // The partner answers threats in role: a threat may be part of what is rehearsed.
  if (!care || care.step === 'refusal') return undefined;
  // A full scene ends, unless this very line needs care.
  if (isFull([...before, text]) && !needsCare(text)) return undefined;
  return { cue: helpCue, text: plainCareText(care), ending: null };
}
