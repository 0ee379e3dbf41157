/** A heading of a text, and the id of its element. */
export interface Heading {
  id: string;
  text: string;
}

/** Returns the id of a heading with these words: "First, the door" gets `first-the-door`. */
export const headingId = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Returns the second-level headings of a Markdown text, in order. */
export const headingsIn = (markdown: string): Heading[] =>
  [...markdown.matchAll(/^## +(.+?)[ #]*$/gm)].map(([, words = '']) => {
    const text = words.replace(/[*_`]/g, '');
    return { id: headingId(text), text };
  });
