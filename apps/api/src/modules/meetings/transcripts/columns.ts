import { readTime } from './timestamps.ts';

/** What tables and objects of transcripts call who speaks, what, and when; in small letters, without spaces and signs. */
const names = {
  speaker: ['speakername', 'speaker', 'username', 'displayname', 'participant', 'name', 'sprecher', 'author'],
  text: ['text', 'transcript', 'sentence', 'content', 'caption', 'utterance', 'body', 'words', 'rawtext'],
  start: [
    'starttime',
    'start',
    'startms',
    'starttimems',
    'startoffset',
    'begin',
    'from',
    'timestamp',
    'time',
    'ts',
    'offset',
  ],
  end: ['endtime', 'end', 'endms', 'endtimems', 'endoffset', 'to', 'stop'],
} as const;
export type Column = keyof typeof names;

/** Which of some names is which column; the first that fits. */
export function columnsOf(given: readonly string[]): Partial<Record<Column, string>> {
  const plain = new Map(given.map((name) => [name.toLowerCase().replace(/[^\p{L}]/gu, ''), name]));
  const found = Object.entries(names).flatMap(([column, some]) => {
    const name = some.find((one) => plain.has(one));
    return name === undefined ? [] : [[column, plain.get(name)]];
  });
  return Object.fromEntries(found) as Partial<Record<Column, string>>;
}

/** Otter tells offsets in samples of 16 kHz. */
const samplesAMs = 16;

/** A time as a table or object has it: clock time, or seconds where its name says nothing else; in ms. */
export function timeIn(value: unknown, name: string | undefined): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const clock = typeof value === 'string' ? readTime(value.trim()) : undefined;
  if (clock !== undefined) return clock;
  const count = value === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(count) || count < 0) return undefined;
  if (/ms$|millis/i.test(name ?? '')) return Math.round(count);
  return Math.round(/offset/i.test(name ?? '') ? count / samplesAMs : count * 1_000);
}
