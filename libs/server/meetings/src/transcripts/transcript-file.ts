import type { TranscriptFormat, TranscriptTrouble } from '@greenroom/contracts';

/** A turn of a transcript file. Times are in ms from the beginning of the recording. */
export interface FileTurn {
  /** Empty if the file names no speaker. */
  speaker: string;
  text: string;
  beganMs: number | null;
  endedMs: number | null;
  /** The stretches that the turn was cut into, if there were several. */
  voiced: readonly { beganMs: number; endedMs: number }[];
  /** The line of the file in which it begins, from 1. */
  line: number;
}

export interface TranscriptFile {
  format: TranscriptFormat;
  turns: FileTurn[];
  /** In the order in which they first speak. */
  speakers: string[];
  /** The number of turns without an end time; they end where the next begins, or where slow speech would end. */
  endsGuessed: number;
  /** Invalid lines that were skipped; only on request. */
  leftOut: WrongLine[];
}

export interface WrongLine {
  /** Counts from 1. */
  line: number;
  trouble: TranscriptTrouble;
}

/** A limit of `transcriptLimits`: how much was found before reading stopped, and how much is allowed. */
export interface ExceededLimit {
  found: number;
  most: number;
}

/** A file that cannot be read, with the offending line and the limit it exceeds, if any. */
export class TranscriptRefusedError extends Error {
  readonly line: number;
  readonly trouble: TranscriptTrouble;
  readonly limit: ExceededLimit | undefined;

  constructor({ line, trouble }: WrongLine, limit?: ExceededLimit) {
    super(`Line ${line}: ${trouble}${limit ? ` (${limit.found} of at most ${limit.most})` : ''}`);
    this.name = 'TranscriptRefusedError';
    this.line = line;
    this.trouble = trouble;
    this.limit = limit;
  }
}

/** Text between two times, before the names in it are known. */
export interface Piece {
  /** Set if the format marks the speaker, with a voice tag or a heading. */
  speaker: string | undefined;
  text: string;
  beganMs: number | null;
  endedMs: number | null;
  line: number;
}

/** Reads a file line by line. */
export interface PieceReader {
  take(text: string, line: number): void;
  /** The number of pieces so far. */
  readonly size: number;
  /** Called after the last line. */
  end(): Piece[];
}

/** Reports an invalid line. If the callback does not throw, the line is skipped. */
export type Wrong = (line: number, trouble: TranscriptTrouble) => void;
