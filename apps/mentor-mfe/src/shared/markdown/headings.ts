/** A heading of a text, and the id of its element. */
export interface Heading {
  id: string;
  text: string;
}

/**
 * Returns the id of a heading with these words: "First, the door" gets `heading-first-the-door`. The prefix keeps a text
 * from taking an id of the page around it.
 */
export const headingId = (words: string): string =>
  `heading-${words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;

/** Returns the second-level headings of a Markdown text, in order. */
export const headingsIn = (markdown: string): Heading[] =>
  [...markdown.matchAll(/^## +(.+?)[ #]*$/gm)].map(([, words = '']) => {
    const text = words.replace(/[*_`]/g, '');
    return { id: headingId(text), text };
  });
