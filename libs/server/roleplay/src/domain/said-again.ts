import { isRepeated, type Line } from '@greenroom/speech-analysis';

/** Reports whether the same person said every sentence of a line before. */
export function isSaidAgain({ sentences }: Line, earlier: readonly Line[]): boolean {
  return sentences.length > 0 && sentences.every((sentence) => isRepeated(sentence, earlier));
}
