const length = 160;
/** How many characters of an excerpt come before the match. */
const before = 50;

/** Splits a search into its words: runs of letters and digits. */
export function searchWords(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Returns about 160 characters of a text around the first match, on one line, cut at words.
 * @param text plain text
 * @param sought the search: matched literally, or else by any of its words, the last of which may be a prefix
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

/** How many characters to look back or ahead for a word boundary; a text without spaces has none. */
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

/** Keeps surrogate pairs (characters beyond U+FFFF) whole. */
function wholeCharacter(line: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(line.charAt(at)) ? at - 1 : at;
}
