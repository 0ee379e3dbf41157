/** Returns the words of a text in lower case, without punctuation, to compare wordings. */
export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[’`]/g, "'")
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter((word) => word !== '');
}

/** Returns whether two texts have the same words. */
export const sameWords = (one: string, other: string) => plainWords(one).join(' ') === plainWords(other).join(' ');

/** Joins pieces of speech. */
export const joinWords = (...pieces: string[]) =>
  pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join(' ');
