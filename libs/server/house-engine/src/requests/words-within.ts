/** In words: less is a name or a word that is spoken of. */
const leastWords = 4;

/** The shortest sentence to say that a text gives, without its quotation marks; nothing where it gives none. */
export function wordsWithin(text: string): string | undefined {
  const quoted = [...text.matchAll(/[“„]([^“”„]{8,})[”“]/gu)].map(([, words]) => words ?? '');
  const sentences = quoted.filter((words) => words.split(/\s+/).length >= leastWords);
  return sentences.toSorted((one, other) => one.length - other.length)[0];
}
