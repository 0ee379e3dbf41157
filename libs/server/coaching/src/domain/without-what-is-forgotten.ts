import { stemsOf } from '@greenroom/house-engine';

/** Replaces a removed sentence. */
export const forgottenMark = '[…]';

/**
 * Removes the sentences of a coach's message that contain at least half of the significant words of a forgotten line.
 * Removing a sentence too many is better than keeping one the person wanted deleted.
 */
export function withoutWhatIsForgotten(text: string, lines: readonly string[]): string {
  const forgotten = lines.map((line) => [...stemsOf(line)]).filter((stems) => stems.length > 0);
  const isForgotten = (sentence: string) => {
    const said = stemsOf(sentence);
    return forgotten.some((stems) => stems.filter((stem) => said.has(stem)).length * 2 >= stems.length);
  };
  return text
    .split(/((?<=[.!?…”"])\s+|\n+)/)
    .map((piece) => (isForgotten(piece) ? forgottenMark : piece))
    .join('')
    .replaceAll(/\[…\](?:\s+\[…\])+/g, forgottenMark);
}

/** Returns the lines with at least one significant word that the person did not use in these texts as well. */
export function notSaidIn(lines: readonly string[], said: readonly string[]): string[] {
  const words = stemsOf(said.join('\n'));
  return lines.filter((line) => [...stemsOf(line)].some((stem) => !words.has(stem)));
}
