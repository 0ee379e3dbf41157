import { setImmediate as pause } from 'node:timers/promises';
import type { TranscriptFormat } from '@greenroom/contracts';
import { findNames } from './find-names.ts';
import { makeTurns } from './make-turns.ts';
import { cueReader } from './read-cues.ts';
import { namedTextReader } from './read-named-text.ts';
import { textLines } from './text-lines.ts';
import {
  type PieceReader,
  type TranscriptFile,
  TranscriptRefusedError,
  type Wrong,
  type WrongLine,
} from './transcript-file.ts';

/** Lines with something in them. More are no meeting, and would take more memory than the file is worth. */
const mostLines = 500_000;
const linesAtATime = 2_000;
/** Of so many lines the form of a file is told. */
const linesToTell = 40;
/** So many lines that are wrong and left out are told. */
const mostTold = 100;

/**
 * Reads a transcript as meeting tools write it: WebVTT (Zoom, Teams, Meet), SRT, or plain text with names. It is read
 * line by line, with a pause now and then for whatever else is to be done.
 * @param leaveOut leaves lines out that are wrong, and tells which, in place of refusing the file
 * @throws TranscriptRefusedError with the first line that is wrong
 */
export async function readTranscriptFile(
  bytes: Uint8Array,
  { leaveOut = false }: { leaveOut?: boolean } = {},
): Promise<TranscriptFile> {
  const leftOut: WrongLine[] = [];
  const wrong: Wrong = (line, trouble) => {
    if (!leaveOut) throw new TranscriptRefusedError({ line, trouble });
    if (leftOut.length < mostTold) leftOut.push({ line, trouble });
  };
  const held: string[] = [];
  let reader: PieceReader | undefined;
  let format: TranscriptFormat = 'text';
  const tell = () => {
    format = formatOf(held);
    reader = format === 'text' ? namedTextReader() : cueReader(wrong, format === 'webvtt');
    for (const [index, text] of held.entries()) reader.take(text, index + 1);
  };

  let line = 0;
  let full = 0;
  for (const text of textLines(bytes)) {
    line += 1;
    if (text !== '' && (full += 1) > mostLines) throw new TranscriptRefusedError({ line, trouble: 'too-many-lines' });
    if (reader) reader.take(text, line);
    else if (held.push(text) === linesToTell) tell();
    if (line % linesAtATime === 0) await pause();
  }
  if (!reader) tell();
  const named = findNames(reader?.end() ?? [], wrong);
  await pause();
  const { turns, endsGuessed } = makeTurns(named);
  if (turns.length === 0) throw new TranscriptRefusedError({ line: Math.max(1, line), trouble: 'nothing-said' });
  return { format, turns, endsGuessed, leftOut, speakers: [...new Set(turns.map(({ speaker }) => speaker))] };
}

function formatOf(lines: readonly string[]): TranscriptFormat {
  const first = lines.find((text) => text.trim() !== '')?.trim() ?? '';
  if (/^WEBVTT(\s|$)/.test(first)) return 'webvtt';
  return lines.some((text) => /^\s*\d[\d:.,]*\s*-->/.test(text)) ? 'srt' : 'text';
}
