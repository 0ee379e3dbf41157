import { CsvError, type Info } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { type Column, columnsOf, timeIn } from './columns.ts';
import { plain } from './cue-text.ts';
import { refuseTooLong } from './refuse-too-long.ts';
import { type Piece, type PieceReader, TranscriptRefusedError, type Wrong } from './transcript-file.ts';
import { transcriptLimits } from './transcript-limits.ts';

const delimiters = [',', ';', '\t'] as const;
/** Tables are also written by hand: a row may have fewer cells, and a cell may contain a quotation mark. */
const lenient = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true } as const;

interface Header {
  delimiter: string;
  at: Partial<Record<Column, number>>;
  names: readonly string[];
}

/**
 * Reads the columns from the first line of a table; undefined without a text column, or without both speaker and time.
 */
export function csvHeader(line: string): Header | undefined {
  for (const delimiter of delimiters) {
    const names = cellsOf(line, delimiter);
    if (names.length < 2 || names.length > 50) continue;
    const found = columnsOf(names);
    const at = Object.fromEntries(Object.entries(found).map(([column, name]) => [column, names.indexOf(name)]));
    if (found.text !== undefined && (found.speaker !== undefined || found.start !== undefined))
      return { delimiter, at, names };
  }
  return undefined;
}

function cellsOf(line: string, delimiter: string): string[] {
  try {
    return parse(line, { ...lenient, delimiter })[0] ?? [];
  } catch {
    return [];
  }
}

/**
 * Reads a table with a header (RFC 4180; also with semicolons or tabs), in which each row is an utterance. csv-parse
 * runs at the end, because a cell may continue on the next line.
 * @throws TranscriptRefusedError `bad-csv`, `cue-too-long`
 */
export function csvReader(wrong: Wrong): PieceReader {
  const lines: string[] = [];
  return {
    take: (text) => void lines.push(text),
    /** Unknown until the end, since a row takes one line or more. */
    get size() {
      return 0;
    },
    end() {
      const header = csvHeader(lines.find((text) => text.trim() !== '') ?? '');
      return header ? rowsOf(lines.join('\n'), header, wrong) : [];
    },
  };
}

function rowsOf(source: string, header: Header, wrong: Wrong): Piece[] {
  const pieces: Piece[] = [];
  let began = 1;
  const take = (cells: string[], { lines }: Info): null => {
    const line = began;
    began = lines + 1;
    if (line > 1 || cells.join() !== header.names.join()) {
      const piece = pieceOf(cells, header, line, wrong);
      if (piece) pieces.push(piece);
    }
    return null;
  };
  try {
    const most = transcriptLimits.characters * 2;
    parse(source, { ...lenient, delimiter: header.delimiter, max_record_size: most, onRecord: take });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE') refuseTooLong(transcriptLimits.characters + 1, began);
    throw new TranscriptRefusedError({ line: began, trouble: 'bad-csv' });
  }
  return pieces;
}

function pieceOf(cells: readonly string[], { at, names }: Header, line: number, wrong: Wrong): Piece | undefined {
  const cell = (column: Column) => (at[column] === undefined ? undefined : cells[at[column]]);
  const said = cell('text') ?? '';
  refuseTooLong(said.length, line);
  const text = plain(said.replace(/\s+/g, ' '));
  if (text === '') return undefined;
  const time = (column: 'start' | 'end') => timeIn(cell(column), names[at[column] ?? -1]);
  const [beganMs, endedMs] = [time('start'), time('end')];
  if (at.start !== undefined && beganMs === undefined) {
    wrong(line, 'bad-time');
    return undefined;
  }
  if (beganMs !== undefined && endedMs !== undefined && endedMs < beganMs) {
    wrong(line, 'ends-before-it-begins');
    return undefined;
  }
  const speaker = plain(cell('speaker') ?? '') || undefined;
  return { speaker, text, beganMs: beganMs ?? null, endedMs: endedMs ?? null, line };
}
