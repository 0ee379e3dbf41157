/** A line has at least so many words: shorter quotations name a thing. */
const fewestWords = 4;
/** As many characters as a line of an occasion takes. */
const longest = 300;
const quotations = /[“"]([^“”"\n]+)[”"]|„([^„“\n]+)“/gu;

/**
 * The first sentence in quotation marks that somebody could say, as a coach gives one.
 * @param text of an answer, in Markdown
 */
export function quotedLine(text: string): string | undefined {
  for (const [, english, german] of text.matchAll(quotations)) {
    const line = (german ?? english ?? '').replaceAll(/[*_]/g, '').trim();
    if (line.split(/\s+/).length >= fewestWords && line.length <= longest) return line;
  }
  return undefined;
}
