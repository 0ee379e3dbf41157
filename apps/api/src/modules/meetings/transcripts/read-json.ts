import { type Column, columnsOf, timeIn } from './columns.ts';
import { plain } from './cue-text.ts';
import { encodingOf } from './text-lines.ts';
import { type Piece, TranscriptRefusedError, type Wrong } from './transcript-file.ts';
import { transcriptLimits } from './transcript-limits.ts';

type Entry = Record<string, unknown>;

/** How deep a list of what was said may stand. */
const deepest = 6;
/** In bytes: by these the form is told. */
const beginning = 200;

/** Whether a file begins as JSON does; `[00:01] Dana: …` is text. */
export function isJson(bytes: Uint8Array): boolean {
  const head = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, beginning)).trimStart();
  return /^(?:\{\s*["}]|\[\s*[{\]])/.test(head) || /^[{[]\s*$/.test(head);
}

/**
 * JSON as Zoom, Otter and Fireflies export it, and others like it: the first list of objects in it that have a text, and
 * a speaker or a time. All of it is read at once, so that it may be no longer than `transcriptLimits.json`.
 * @throws TranscriptRefusedError `json-too-long`, `bad-json`
 */
export function readJson(bytes: Uint8Array, wrong: Wrong): Piece[] {
  const most = transcriptLimits.json;
  if (bytes.length > most)
    throw new TranscriptRefusedError({ line: 1, trouble: 'json-too-long' }, { found: bytes.length, most });
  const source = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const found = entriesIn(parsed(source));
  if (!found) return [];
  const { entries, columns } = found;
  const lineOf = lineFinder(source);
  return entries.flatMap((entry): Piece[] => {
    const value = (column: Column) => (columns[column] === undefined ? undefined : entry[columns[column]]);
    const said = value('text');
    const line = lineOf(typeof said === 'string' ? said : '');
    const text = typeof said === 'string' ? plain(said.replace(/\s+/g, ' ')) : '';
    if (text === '') return [];
    const [beganMs, endedMs] = [timeIn(value('start'), columns.start), timeIn(value('end'), columns.end)];
    if (beganMs !== undefined && endedMs !== undefined && endedMs < beganMs) {
      wrong(line, 'ends-before-it-begins');
      return [];
    }
    return [{ speaker: nameIn(value('speaker')), text, beganMs: beganMs ?? null, endedMs: endedMs ?? null, line }];
  });
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const line = source.slice(0, placeOf(String(error), source)).split('\n').length;
    throw new TranscriptRefusedError({ line, trouble: 'bad-json' });
  }
}

/** V8 tells the position, or quotes ten characters on either side of it, or says that the file breaks off. */
function placeOf(message: string, source: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const around = /\.\.\."([\s\S]+?)"(?:\.\.\.)? is not valid/.exec(message)?.[1];
  const at = around === undefined ? -1 : source.indexOf(around);
  return at < 0 ? source.trimEnd().length : at + 10;
}

/** The list of what was said, nearest to the top. */
function entriesIn(top: unknown): { entries: Entry[]; columns: Partial<Record<Column, string>> } | undefined {
  let level: unknown[] = [top];
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) {
    for (const one of level) {
      const entries = Array.isArray(one) ? one.filter(isObject) : [];
      const columns = columnsOf(Object.keys(entries[0] ?? {}));
      const hasText = columns.text !== undefined && typeof entries[0]?.[columns.text] === 'string';
      if (hasText && (columns.speaker !== undefined || columns.start !== undefined)) return { entries, columns };
    }
    level = level.flatMap((one) => (isObject(one) ? Object.values(one) : []));
  }
  return undefined;
}

const isObject = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name, or the name of an object that stands for somebody. */
function nameIn(value: unknown): string | undefined {
  if (typeof value === 'string') return plain(value) || undefined;
  if (typeof value === 'number') return `Speaker ${value}`;
  if (!isObject(value)) return undefined;
  const name = value[columnsOf(Object.keys(value)).speaker ?? ''];
  return typeof name === 'string' ? plain(name) || undefined : undefined;
}

const mostMisses = 5;

/** In which line of the source a text stands; texts are asked for in their order. */
function lineFinder(source: string): (text: string) => number {
  let [at, line, misses] = [0, 1, 0];
  return (text) => {
    // Each miss looks through all of the rest: a file that escapes its letters otherwise has them all.
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
