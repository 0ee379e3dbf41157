import type { TranscriptFormat } from '@greenroom/contracts';
import { findNames, type NamedPiece } from './find-names.ts';
import { makeTurns } from './make-turns.ts';
import { csvHeader, csvReader } from './read-csv.ts';
import { cueReader } from './read-cues.ts';
import { isJson, readJson } from './read-json.ts';
import { namedTextReader } from './read-named-text.ts';
import { isSbvTime, sbvReader } from './read-sbv.ts';
import { ttmlReader } from './read-ttml.ts';
import { refuseNoText, textLines } from './text-lines.ts';
import {
  type Piece,
  type PieceReader,
  type TranscriptFile,
  TranscriptRefusedError,
  type Wrong,
  type WrongLine,
} from './transcript-file.ts';
import { transcriptLimits } from './transcript-limits.ts';
import { isMarkdown } from './without-markdown.ts';
import { createWorkSlices, type YieldToEventLoop } from '../domain/work-slices.ts';

/** The number of lines by which the format is detected. */
const linesToTell = 40;
/** A text in which a smaller share of the lines has a name or a time is not a transcript. */
const leastTold = 0.05;
/** At most this many skipped lines are reported. */
const mostTold = 100;

/**
 * Reads a transcript as meeting tools write it: WebVTT (Zoom, Teams, Meet), SRT, SBV, TTML, CSV, JSON (Zoom, Otter,
 * Fireflies), or text with names, as Markdown (Gemini) or from a document. Detects the format by its content. Reads
 * line by line (JSON at once) and in slices, between which the process handles other work.
 * @param document whether it is the text of a Word document
 * @param leaveOut whether to skip and report invalid lines instead of refusing the file
 * @param yieldToEventLoop awaited between two slices; for tests
 * @throws TranscriptRefusedError with the first invalid line, or the line at which the file exceeds `transcriptLimits`
 */
export async function readTranscriptFile(
  bytes: Uint8Array,
  {
    leaveOut = false,
    document = false,
    yieldToEventLoop,
  }: { leaveOut?: boolean; document?: boolean; yieldToEventLoop?: YieldToEventLoop } = {},
): Promise<TranscriptFile> {
  refuseNoText(bytes);
  const leftOut: WrongLine[] = [];
  const wrong: Wrong = (line, trouble) => {
    if (!leaveOut) throw new TranscriptRefusedError({ line, trouble });
    if (leftOut.length < mostTold) leftOut.push({ line, trouble });
  };
  const slices = createWorkSlices(yieldToEventLoop);
  const held: string[] = [];
  let reader: PieceReader | undefined;
  let format: TranscriptFormat = 'text';
  const take = async (to: PieceReader, text: string, line: number) => {
    await slices.add(text);
    to.take(text, line);
    refuseBeyond('utterances', to.size, line);
  };
  const openReader = async () => {
    format = document ? 'docx' : formatOf(held);
    const opened = readers[format](wrong);
    for (const [index, text] of held.entries()) await take(opened, text, index + 1);
    return opened;
  };

  let line = 0;
  const readLines = async (): Promise<Piece[]> => {
    for (const text of textLines(bytes)) {
      line += 1;
      refuseBeyond('lines', line, line);
      if (reader) await take(reader, text, line);
      else if (held.push(text) === linesToTell) reader = await openReader();
    }
    reader ??= await openReader();
    return reader.end();
  };

  if (!document && isJson(bytes)) format = 'json';
  const pieces = format === 'json' ? await readJson(bytes, wrong, slices) : await readLines();
  refuseBeyond('utterances', pieces.length, line);
  refuseMuchText(pieces);
  const isText = texts.has(format);
  const named = await findNames(pieces, wrong, slices, isText);
  if (isText) refuseProse(pieces, named);
  const { turns, endsGuessed } = await makeTurns(named, slices);
  if (turns.length === 0) throw new TranscriptRefusedError({ line: Math.max(1, line), trouble: 'nothing-said' });
  return { format, turns, endsGuessed, leftOut, speakers: [...new Set(turns.map(({ speaker }) => speaker))] };
}

/** @throws TranscriptRefusedError `too-much-text` */
function refuseMuchText(pieces: readonly Piece[]): void {
  let found = 0;
  for (const { text, line } of pieces) {
    found += text.length;
    const most = transcriptLimits.spoken;
    if (found > most) throw new TranscriptRefusedError({ line, trouble: 'too-much-text' }, { found, most });
  }
}

/** @throws TranscriptRefusedError `names-nobody` for a text that is not a transcript */
function refuseProse(pieces: readonly Piece[], named: readonly NamedPiece[]): void {
  const taken = new Map(pieces.map(({ line, text }) => [line, text]));
  const told = named.filter(
    ({ line, text, beganMs, speaker }) => beganMs !== null || (speaker !== '' && taken.get(line) !== text),
  ).length;
  const headed = pieces.filter(({ speaker }) => speaker !== undefined).length;
  const all = Math.max(told, headed);
  const isTranscript = all === pieces.length || (all >= 2 && all >= leastTold * pieces.length);
  const [first] = pieces;
  if (first && !isTranscript) throw new TranscriptRefusedError({ line: first.line, trouble: 'names-nobody' });
}

function refuseBeyond(limit: 'lines' | 'utterances', found: number, line: number): void {
  const most = transcriptLimits[limit];
  if (found > most) throw new TranscriptRefusedError({ line, trouble: `too-many-${limit}` }, { found, most });
}

type LineFormat = Exclude<TranscriptFormat, 'json'>;

const readers: Record<LineFormat, (wrong: Wrong) => PieceReader> = {
  webvtt: (wrong) => cueReader(wrong, true),
  srt: (wrong) => cueReader(wrong, false),
  sbv: sbvReader,
  ttml: ttmlReader,
  csv: csvReader,
  text: () => namedTextReader(false),
  markdown: () => namedTextReader(true),
  docx: () => namedTextReader(false),
};
const texts: ReadonlySet<TranscriptFormat> = new Set<TranscriptFormat>(['text', 'markdown', 'docx']);

function formatOf(lines: readonly string[]): LineFormat {
  const first = lines.find((text) => text.trim() !== '')?.trim() ?? '';
  if (/^WEBVTT(\s|$)/.test(first)) return 'webvtt';
  if (isSbvTime(first)) return 'sbv';
  if (/^<(?:[?!]|(?:\w{1,20}:)?tt\b)/.test(first) && lines.some((text) => /<(?:\w{1,20}:)?tt\b/.test(text)))
    return 'ttml';
  if (csvHeader(first)) return 'csv';
  if (lines.some((text) => /^\s*\d[\d:.,]*\s*-->/.test(text))) return 'srt';
  return isMarkdown(lines) ? 'markdown' : 'text';
}
