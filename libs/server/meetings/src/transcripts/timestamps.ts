/** Hours and fractions may be missing; fractions follow a point in WebVTT and a comma in SRT. */
const time = '(?:(\\d{1,3}):)?(\\d{1,2}):(\\d{1,2})(?:[.,](\\d{1,3}))?';
const whole = new RegExp(`^${time}$`);
const range = new RegExp(`^(\\S+)?\\s*-->(?:\\s*(\\d\\S*))?(?:\\s.*)?$`);

/** @returns milliseconds; undefined for an invalid time such as 12:75 */
export function readTime(text: string): number | undefined {
  const [found, hours = '0', minutes = '', seconds = '', part = ''] = whole.exec(text) ?? [];
  if (found === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(part.padEnd(3, '0'));
}

export interface TimeRange {
  beganMs: number;
  /** Null if it is missing. */
  endedMs: number | null;
}

/** In characters. Two times and player settings are shorter; the pattern takes quadratic time on a hostile line. */
const longestRange = 500;

/** Reads a line of two times with an arrow; undefined if it is unreadable. Ignores player settings after the times. */
export function readRange(line: string): TimeRange | undefined {
  const [, from, to] = range.exec(line.slice(0, longestRange)) ?? [];
  const beganMs = from === undefined ? undefined : readTime(from);
  const endedMs = to === undefined ? null : readTime(to);
  return beganMs === undefined || endedMs === undefined ? undefined : { beganMs, endedMs };
}

const hasTime = /\d:\d/;
const heading = new RegExp(`^[[(]?\\s*(${time})\\s*[\\])]?\\s*[-–—:]?\\s*(.*)$`);
// Bounded: otherwise a run of dashes would be read again from each place before it.
const trailing = new RegExp(`^(.{1,90}?)[\\s,–—-]{0,20}[[(]?\\s*(${time})\\s*[\\])]?\\s*(:.*)?$`);

/** Reads a line that begins with a time: `[00:01:02] Dana: …`. */
export function timeBefore(line: string): { atMs: number; rest: string } | undefined {
  if (!hasTime.test(line)) return undefined;
  const [, at, , , , , rest = ''] = heading.exec(line) ?? [];
  const atMs = at === undefined ? undefined : readTime(at);
  return atMs === undefined ? undefined : { atMs, rest };
}

/** Reads a name followed by a time: `Dana Whitfield  0:05`, `Dana (00:01:02): …`. */
export function timeBehind(line: string): { name: string; atMs: number; rest: string } | undefined {
  if (!hasTime.test(line)) return undefined;
  const [, name = '', at, , , , , rest = ''] = trailing.exec(line) ?? [];
  const atMs = at === undefined ? undefined : readTime(at);
  return atMs === undefined ? undefined : { name: name.replace(/^\[(.*)\]$/, '$1'), atMs, rest: rest.slice(1).trim() };
}
