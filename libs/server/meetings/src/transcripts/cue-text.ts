import type { Piece } from './transcript-file.ts';

/** A line of a cue's text with its line number in the file. */
export interface SaidLine {
  text: string;
  line: number;
}

/**
 * Reads what is said in one cue. Teams names the speaker in a voice tag (`<v Dana>`). Meet puts the name in brackets on
 * its own line, and may put several speakers in one cue. Zoom writes the name before the words; `findNames` looks for
 * these later, across the whole file.
 */
export function piecesOf(
  lines: readonly SaidLine[],
  { beganMs, endedMs }: Pick<Piece, 'beganMs' | 'endedMs'>,
): Piece[] {
  const said: { speaker: string | undefined; words: string[]; line: number }[] = [];
  const add = (speaker: string | undefined, words: string, at: number) => {
    const going = said.at(-1);
    if (going && speaker === undefined) going.words.push(words);
    else said.push({ speaker, words: [words], line: at });
  };
  for (const { text: one, line } of lines) {
    if (/^[-–—\s]*$/.test(one)) continue;
    const alone = /^\(([^()]{1,80})\)$/.exec(one)?.[1];
    if (alone !== undefined) add(alone, '', line);
    else for (const { voice, words } of voicesIn(one)) add(voice, words, line);
  }
  const whole = said.flatMap(({ speaker, words, line: at }): Omit<Piece, 'beganMs' | 'endedMs'>[] => {
    const text = plain(words.join(' '));
    return text === '' ? [] : [{ speaker: speaker === undefined ? undefined : plain(speaker), text, line: at }];
  });
  return sharedOut(whole, beganMs, endedMs);
}

/** Returns each voice of a line with its words. */
function voicesIn(line: string): { voice: string | undefined; words: string }[] {
  if (!line.includes('<v')) return [{ voice: undefined, words: line.replace(/^(?:-|>>|&gt;&gt;)\s*/, '') }];
  return line.split(/<v(?=[.\s])/).flatMap((part, index): { voice: string | undefined; words: string }[] => {
    if (index === 0) return part.trim() === '' ? [] : [{ voice: undefined, words: part }];
    const end = part.indexOf('>');
    if (end < 0) return [{ voice: undefined, words: part }];
    // Classes may precede the name: `<v.loud Dana>`.
    const name = part.slice(0, end).replace(/^\S*\s+/, '');
    return [{ voice: name, words: part.slice(end + 1) }];
  });
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"', apos: "'", '#39': "'" };

/**
 * Removes tags, entities and direction marks, and joins the text on one line. Returns early, since most text has none.
 */
export function plain(text: string): string {
  if (!/[<&]|\s\s|[^\x20-\x7e\u00a1-\u00ac\u00ae-\u05ff\u2010-\u2027]/.test(text)) return text.trim();
  return text
    .replace(/<\/?[a-z0-9][^<>]{0,200}>/gi, '')
    .replace(/&(amp|lt|gt|nbsp|quot|apos|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/&[lr]rm;|[\p{Cf}\p{Cc}]/gu, (found) => (found === '\t' ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Splits the time of a cue among its speakers in proportion to the length of their words. */
function sharedOut(
  said: readonly Omit<Piece, 'beganMs' | 'endedMs'>[],
  beganMs: number | null,
  endedMs: number | null,
): Piece[] {
  if (said.length === 1 || beganMs === null || endedMs === null)
    return said.map((one, index) => ({ ...one, beganMs, endedMs: index === said.length - 1 ? endedMs : beganMs }));
  const all = said.reduce((sum, { text }) => sum + text.length, 0);
  let before = 0;
  return said.map((one) => {
    const from = beganMs + Math.round(((endedMs - beganMs) * before) / all);
    before += one.text.length;
    return { ...one, beganMs: from, endedMs: beganMs + Math.round(((endedMs - beganMs) * before) / all) };
  });
}
