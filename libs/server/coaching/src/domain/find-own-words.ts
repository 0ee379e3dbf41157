/**
 * Finds where a text says given words: the same words in the same order, whatever stands between them that is no letter
 * or digit, in capitals or not, and never a part of a word.
 * @returns the passage as the text has it
 */
export function findOwnWords(text: string, words: string): string | undefined {
  const sought = words.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu);
  if (!sought) return undefined;
  const pattern = sought.join('[^\\p{L}\\p{M}\\p{N}]+');
  const alone = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${pattern}(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
  return alone.exec(text.normalize('NFC'))?.[0];
}
