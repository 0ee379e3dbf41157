import { type Column, columnsOf, timeIn } from './columns.ts';
import { plain } from './cue-text.ts';
import type { Piece, PieceReader, Wrong } from './transcript-file.ts';
import { refuseTooLong } from './refuse-too-long.ts';

const separators = [',', ';', '\t'] as const;

interface Header {
  separator: string;
  at: Partial<Record<Column, number>>;
  names: readonly string[];
}

/** The columns that the first line of a table names; nothing where it names no text, or neither speaker nor time. */
export function csvHeader(line: string): Header | undefined {
  for (const separator of separators) {
    const names = cellsOf(line, separator);
    if (names.length < 2 || names.length > 50) continue;
    const found = columnsOf(names);
    const at = Object.fromEntries(Object.entries(found).map(([column, name]) => [column, names.indexOf(name)]));
    if (found.text !== undefined && (found.speaker !== undefined || found.start !== undefined))
      return { separator, at, names };
  }
  return undefined;
}

/** A table with a header (RFC 4180; also with semicolons or tabs): a row is what somebody said. */
export function csvReader(wrong: Wrong): PieceReader {
  const pieces: Piece[] = [];
  let header: Header | undefined;
  let row: string[] = [];
  let length = 0;
  /** A quotation goes on in the next line. */
  let isOpen = false;
  let began = 1;

  const say = (cells: readonly string[], { at, names }: Header) => {
    const cell = (column: Column) => (at[column] === undefined ? undefined : cells[at[column]]?.trim());
    const text = plain(cell('text') ?? '');
    if (text === '') return;
    const time = (column: 'start' | 'end') => timeIn(cell(column), names[at[column] ?? -1]);
    const [beganMs, endedMs] = [time('start'), time('end')];
    if (at.start !== undefined && beganMs === undefined) return wrong(began, 'bad-time');
    if (beganMs !== undefined && endedMs !== undefined && endedMs < beganMs)
      return wrong(began, 'ends-before-it-begins');
    const speaker = plain(cell('speaker') ?? '') || undefined;
    pieces.push({ speaker, text, beganMs: beganMs ?? null, endedMs: endedMs ?? null, line: began });
  };

  const close = (to: Header) => {
    if (row.length > 0) say(cellsOf(row.join(' '), to.separator), to);
    [row, length, isOpen] = [[], 0, false];
  };

  return {
    take(text, line) {
      if (!header) return void (header = csvHeader(text));
      if (row.length === 0) began = line;
      row.push(text);
      length += text.length + 1;
      refuseTooLong(length, line);
      if ((text.split('"').length - 1) % 2 === 1) isOpen = !isOpen;
      if (!isOpen) close(header);
    },
    get size() {
      return pieces.length;
    },
    end() {
      if (header) close(header);
      return pieces;
    },
  };
}

function cellsOf(row: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const sign = row.charAt(at);
    if (isQuoted && sign === '"' && row[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
    } else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}
