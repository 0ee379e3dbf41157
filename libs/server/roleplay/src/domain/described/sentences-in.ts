/**
 * Splits a description into sentences without surrounding space, and drops those longer than {@link longestSentence}.
 */
export function sentencesIn(text: string): string[] {
  return text
    .replace(/[’`´]/gu, "'")
    .replace(/[^\S\n]+/gu, ' ')
    .split(/(?<=[.!?…]["”“»]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= longestSentence);
}

/** In UTF-16 code units. */
const longestSentence = 300;

/** Formats words as a sentence: capital first, one mark at the end, typographic apostrophes. */
export function asSentence(words: string): string {
  const text = words
    .trim()
    .replace(/[\s,;:.!…–-]+$/u, '')
    .replaceAll("'", '’');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${text.endsWith('?') ? '' : '.'}`;
}

/** Returns the quoted words of a sentence; null where it quotes nothing. */
export function quotedIn(sentence: string): string | null {
  const found = /["“„»«]([^"“”„»«]{4,160})["”“«»]/u.exec(sentence)?.[1]?.trim();
  return found === undefined ? null : asSentence(found);
}

/** Escapes text for use in a regular expression. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
