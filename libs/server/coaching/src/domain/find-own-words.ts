/**
 * Finds given words in a text: the same whole words in the same order, ignoring case and everything between them that
 * is not a letter or digit.
 * @returns the passage as written in the text
 */
export function findOwnWords(text: string, words: string): string | undefined {
  const sought = words.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu);
  if (!sought) return undefined;
  const pattern = sought.join('[^\\p{L}\\p{M}\\p{N}]+');
  const alone = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${pattern}(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
  return alone.exec(text.normalize('NFC'))?.[0];
}
