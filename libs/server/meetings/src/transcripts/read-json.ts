import { type Column, columnsOf, timeIn, valueIn } from './columns.ts';
import { plain } from './cue-text.ts';
import { encodingOf } from './text-lines.ts';
import { type Piece, TranscriptRefusedError, type Wrong } from './transcript-file.ts';
import type { WorkSlices } from '../domain/work-slices.ts';
import { transcriptLimits } from './transcript-limits.ts';

type Entry = Record<string, unknown>;

/** The maximum depth at which the list of utterances is searched. */
const deepest = 6;
/** In bytes. The format is detected from this beginning. */
const beginning = 200;

/** Returns whether a file begins as JSON does; `[00:01] Dana: …` is text. */
export function isJson(bytes: Uint8Array): boolean {
  const head = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, beginning)).trimStart();
  return /^(?:\{\s*["}]|\[\s*[{\]])/.test(head) || /^[{[]\s*$/.test(head);
}

/**
 * Reads JSON as exported by Zoom, Otter, Fireflies and similar tools: the first list of objects that have a text and a
 * speaker or a time. The file is parsed at once, so it may be no longer than `transcriptLimits.json`.
 * @throws TranscriptRefusedError `json-too-long`, `bad-json`
 */
export async function readJson(bytes: Uint8Array, wrong: Wrong, slices: WorkSlices): Promise<Piece[]> {
  const most = transcriptLimits.json;
  if (bytes.length > most)
    throw new TranscriptRefusedError({ line: 1, trouble: 'json-too-long' }, { found: bytes.length, most });
  const source = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const top = parsed(source);
  const found = entriesIn(top);
  if (!found) return [];
  const people = peopleIn(top);
  const { entries, columns } = found;
  const lineOf = lineFinder(source);
  const pieces: Piece[] = [];
  for (const entry of entries) {
    const value = (column: Column) => (columns[column] === undefined ? undefined : entry[columns[column]]);
    const said = value('text');
    if (typeof said !== 'string') continue;
    await slices.add(said);
    const text = plain(said.replace(/\s+/g, ' '));
    if (text === '') continue;
    const line = lineOf(said);
    const [beganMs, endedMs] = [timeIn(value('start'), columns.start), timeIn(value('end'), columns.end)];
    if (beganMs !== undefined && endedMs !== undefined && endedMs < beganMs) wrong(line, 'ends-before-it-begins');
    else {
      const speaker = nameIn(valueIn(entry, 'speaker'), people);
      pieces.push({ speaker, text, beganMs: beganMs ?? null, endedMs: endedMs ?? null, line });
    }
  }
  return pieces;
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const line = source.slice(0, placeOf(String(error), source)).split('\n').length;
    throw new TranscriptRefusedError({ line, trouble: 'bad-json' });
  }
}

/**
 * Reads the position from V8's message, which gives it, or quotes ten characters on either side, or reports an early
 * end.
 */
function placeOf(message: string, source: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const around = /\.\.\."([\s\S]+?)"(?:\.\.\.)? is not valid/.exec(message)?.[1];
  const at = around === undefined ? -1 : source.indexOf(around);
  return at < 0 ? source.trimEnd().length : at + 10;
}

interface Entries {
  entries: Entry[];
  columns: Partial<Record<Column, string>>;
}

/** Returns the list of utterances: prefers one with speakers, then the one nearest to the top. */
function entriesIn(top: unknown): Entries | undefined {
  const found = listsIn(top).flatMap(({ list }): Entries[] => {
    const entries = list.filter(isObject);
    const columns = columnsOf(Object.keys(entries[0] ?? {}));
    return columns.text !== undefined && typeof entries[0]?.[columns.text] === 'string' ? [{ entries, columns }] : [];
  });
  return (
    found.find(({ columns }) => columns.speaker !== undefined) ??
    found.find(({ columns }) => columns.start !== undefined)
  );
}

/** Returns the lists in a file, level by level. */
function listsIn(top: unknown): { name: string; list: unknown[] }[] {
  const lists: { name: string; list: unknown[] }[] = [];
  let level: [string, unknown][] = [['', top]];
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) {
    for (const [name, list] of level) if (Array.isArray(list)) lists.push({ name, list });
    level = level.flatMap(([, one]) => (isObject(one) ? Object.entries(one) : []));
  }
  return lists;
}

/** Otter names the speakers in a separate list. */
function peopleIn(top: unknown): Map<string, string> {
  const people = listsIn(top).flatMap(({ name, list }) => (name === 'speakers' ? list.filter(isObject) : []));
  return new Map(
    people.flatMap((one) => {
      const [id, name] = [one.speaker_id ?? one.id, one.speaker_name ?? one.name];
      const isOne = (typeof id === 'string' || typeof id === 'number') && typeof name === 'string';
      return isOne ? [[String(id), plain(name)]] : [];
    }),
  );
}

const isObject = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the speaker's name from a name, a speaker's number, or an object with a name. */
function nameIn(value: unknown, people: ReadonlyMap<string, string>): string | undefined {
  if (isObject(value)) return nameIn(valueIn(value, 'speaker'), people);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const known = people.get(String(value));
  return known ?? (/^\d+$/.test(String(value)) ? `Speaker ${value}` : plain(String(value)) || undefined);
}

const mostMisses = 5;

/** Returns a function that finds the line of a text in the source; texts are looked up in order. */
function lineFinder(source: string): (text: string) => number {
  let [at, line, misses] = [0, 1, 0];
  return (text) => {
    // Each miss searches the whole rest; a file that escapes its letters differently misses every time.
    if (misses >= mostMisses) return line;
    const found = source.indexOf(JSON.stringify(text), at);
    if (found < 0) {
      misses += 1;
      return line;
    }
    line += source.slice(at, found).split('\n').length - 1;
    at = found;
    return line;
  };
}
