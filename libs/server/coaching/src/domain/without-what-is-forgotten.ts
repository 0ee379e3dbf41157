import { stemsOf } from '@greenroom/house-engine';

/** What stands where a sentence stood. */
export const forgottenMark = '[…]';

/**
 * A coach's message without the sentences that say what is forgotten: those with at least half of the telling words of
 * a forgotten line. Rather a sentence too many than one that a person wanted gone.
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

/** Those of the lines that the person did not say in words of these as well. */
export function notSaidIn(lines: readonly string[], said: readonly string[]): string[] {
  const words = stemsOf(said.join('\n'));
  return lines.filter((line) => [...stemsOf(line)].some((stem) => !words.has(stem)));
}
