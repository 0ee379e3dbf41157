/** Minimum number of words of a line: shorter quotations usually name a thing. */
const fewestWords = 4;
/** Maximum length of an occasion's line, in characters. */
const longest = 300;
const quotations = /[“"]([^“”"\n]+)[”"]|„([^„“\n]+)“/gu;

/**
 * Returns the first quoted sentence that could be said aloud, as coaches suggest them.
 * @param text of an answer, in Markdown
 */
export function quotedLine(text: string): string | undefined {
  for (const [, english, german] of text.matchAll(quotations)) {
    const line = (german ?? english ?? '').replaceAll(/[*_]/g, '').trim();
    if (line.split(/\s+/).length >= fewestWords && line.length <= longest) return line;
  }
  return undefined;
}
