/** Sentences of a description, without the mark at their end, shorter than a page each. */
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

/** A sentence as it is said: a capital first, one mark at the end, and typographic apostrophes. */
export function asSentence(words: string): string {
  const text = words
    .trim()
    .replace(/[\s,;:.!…–-]+$/u, '')
    .replaceAll("'", '’');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${text.endsWith('?') ? '' : '.'}`;
}

/** Words of somebody that stand in quotation marks; nothing where there are none. */
export function quotedIn(sentence: string): string | null {
  const found = /["“„»«]([^"“”„»«]{4,160})["”“«»]/u.exec(sentence)?.[1]?.trim();
  return found === undefined ? null : asSentence(found);
}

/** A person's own way to write somebody's role, as a pattern: “my boss”, “the landlord”, “Mr Fenn”. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
