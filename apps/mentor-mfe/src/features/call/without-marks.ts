/** Removes the Markdown marks from a line, because a script shows what is said, not its formatting. */
export function withoutMarks(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(^|\s)(?:>|#{1,6}|[-*+]|\d+[.)])(?=\s)/g, '$1')
    .replaceAll(/(\*\*|__|~~|`)/g, '')
    .replaceAll(/(^|[\s“(])[*_](?=\S)|(?<=\S)[*_](?=$|[\s.,;:!?”)])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
