/** The words of a text in lower case, without punctuation: what two wordings are compared by. */
export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[’`]/g, "'")
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter((word) => word !== '');
}

/** Whether two wordings say the same, word for word. */
export const sameWords = (one: string, other: string) => plainWords(one).join(' ') === plainWords(other).join(' ');

/** Two pieces of what somebody said, as one. */
export const joinWords = (...pieces: string[]) =>
  pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join(' ');
