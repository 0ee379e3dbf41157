/** Returns whether a file is Markdown: it has a heading, or a name in bold. */
export const isMarkdown = (lines: readonly string[]): boolean =>
  lines.some((line) => /^#{1,6}\s+\S/.test(line) || /^\s*(?:[*-]\s+)?\*\*[^*]{1,80}\*\*/.test(line));

/**
 * Converts a line of Markdown to text: strips the syntax of headings, lists, emphasis and links, and unescapes the
 * rest.
 */
export const withoutMarkdown = (line: string): string =>
  line
    .slice(0, 50_000)
    .trim()
    .replace(/^(?:#{1,6}|[*+-]|>)\s+/, '')
    .replace(/\[([^[\]]{1,200})\]\([^()\s]{1,500}\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/^[*_](.+)[*_]$/, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
