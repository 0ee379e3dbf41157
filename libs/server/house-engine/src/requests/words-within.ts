/** Quotations with fewer words are names or single terms. */
const leastWords = 4;

/** Returns the shortest quoted sentence in a text, without its quotation marks; undefined if there is none. */
export function wordsWithin(text: string): string | undefined {
  const quoted = [...text.matchAll(/[“„]([^“”„]{8,})[”“]/gu)].map(([, words]) => words ?? '');
  const sentences = quoted.filter((words) => words.split(/\s+/).length >= leastWords);
  return sentences.toSorted((one, other) => one.length - other.length)[0];
}
