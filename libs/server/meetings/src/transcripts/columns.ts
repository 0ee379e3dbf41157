import { readTime } from './timestamps.ts';

/** Names for speaker, text and times in tables and objects, in lower case without spaces and punctuation. */
const names = {
  speaker: [
    'speakername',
    'speaker',
    'username',
    'displayname',
    'participant',
    'name',
    'sprecher',
    'author',
    'speakerid',
    'speakermodellabel',
  ],
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

/** Returns the value of the first column of this kind that is not empty. */
export function valueIn(entry: Record<string, unknown>, column: Column): unknown {
  const plain = new Map(Object.entries(entry).map(([name, value]) => [plainName(name), value]));
  return names[column].map((name) => plain.get(name)).find((value) => value !== undefined && value !== null);
}

/** Returns which of the given names is which column; the first match wins. */
export function columnsOf(given: readonly string[]): Partial<Record<Column, string>> {
  const plain = new Map(given.map((name) => [plainName(name), name]));
  const found = Object.entries(names).flatMap(([column, some]) => {
    const name = some.find((one) => plain.has(one));
    return name === undefined ? [] : [[column, plain.get(name)]];
  });
  return Object.fromEntries(found) as Partial<Record<Column, string>>;
}

const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Otter gives offsets in samples of 16 kHz. */
const samplesAMs = 16;

/** Reads a time of a table or object, in ms: clock time, or seconds unless the column name says otherwise. */
export function timeIn(value: unknown, name: string | undefined): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const clock = typeof value === 'string' ? readTime(value.trim()) : undefined;
  if (clock !== undefined) return clock;
  const count = value === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(count) || count < 0) return undefined;
  if (/ms$|millis/i.test(name ?? '')) return Math.round(count);
  return Math.round(/offset/i.test(name ?? '') ? count / samplesAMs : count * 1_000);
}
