const length = 160;
/** How much of an excerpt stands before the find. */
const before = 50;

/** The words of a search as they are looked for: letters and numbers, the rest of it only parts them. */
export function searchWords(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * About 160 characters of a text around the first find, on one line, cut at words.
 * @param text plain text
 * @param sought what was searched for: as it stands, or else any word of it, the last one perhaps only begun
 */
export function excerptAround(text: string, sought: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const start = atWord(line, Math.min(Math.max(0, findIn(line, sought) - before), line.length - length));
  const end = start + length >= line.length ? line.length : beforeWordEnd(line, start + length);
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`;
}

function findIn(line: string, sought: string): number {
  const asItStands = escapeForPattern(sought.trim().replace(/\s+/g, ' '));
  const words = searchWords(sought).map(escapeForPattern);
  const begin = '(?<![\\p{L}\\p{N}])';
  const patterns = [
    /^[\p{L}\p{N}]/u.test(asItStands) ? begin + asItStands : asItStands,
    ...(words.length > 1 ? [begin + words.join('[^\\p{L}\\p{N}]+')] : []),
    asItStands,
    ...words.toReversed().map((word) => begin + word),
  ];
  for (const pattern of patterns) {
    const found = new RegExp(pattern, 'iu').exec(line);
    if (found) return found.index;
  }
  return 0;
}

function escapeForPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** How far to look for the edge of a word; in a text without spaces there is none. */
const reach = 25;

function atWord(line: string, at: number): number {
  if (at === 0) return 0;
  const space = line.lastIndexOf(' ', at);
  return space >= 0 && at - space <= reach ? space + 1 : wholeCharacter(line, at);
}

function beforeWordEnd(line: string, at: number): number {
  const space = line.lastIndexOf(' ', at);
  return at - space <= reach ? space : wholeCharacter(line, at);
}

/** Never between the halves of a character beyond the first 65,536. */
function wholeCharacter(line: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(line.charAt(at)) ? at - 1 : at;
}
