import { careFor, needsCare, plainCareText } from '@greenroom/safety';
import { type Cue, isFull } from './domain/next-cue.ts';

interface SceneLine {
  author: 'person' | 'partner';
  text: string;
}

/**
 * Where somebody's danger is spoken of in a scene, help lines and the question whether one is safe come in place of the
 * role, until that is settled.
 * @param before the scene's lines before this one, oldest first
 * @returns nothing where there is no sign of it
 */
export function answerCrisis(before: readonly SceneLine[], text: string): Cue | undefined {
  const history = before.map(
    (line) => ({ ...line, author: line.author === 'person' ? line.author : 'coach' }) as const,
  );
  const care = careFor(history, text, 'instead');
  // A threat is the partner's to answer: in a scene it may be part of what is rehearsed.
  if (!care || care.step === 'refusal') return undefined;
  // A scene that holds no more lines ends, unless danger is spoken of now.
  if (isFull([...before, text]) && !needsCare(text)) return undefined;
  return { cue: 'help', text: plainCareText(care), ending: null };
}
