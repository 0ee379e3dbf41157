import type { TranscriptFormat, TranscriptTrouble } from '@greenroom/contracts';

/** Something that somebody said, as a file has it. Times in ms from the beginning of the recording. */
export interface FileTurn {
  /** Empty where the file names nobody. */
  speaker: string;
  text: string;
  beganMs: number | null;
  endedMs: number | null;
  /** The stretches it was cut into, where it was more than one. */
  voiced: readonly { beganMs: number; endedMs: number }[];
  /** The file's line it begins in, from 1. */
  line: number;
}

export interface TranscriptFile {
  format: TranscriptFormat;
  turns: FileTurn[];
  /** In the order in which they first speak. */
  speakers: string[];
  /** Turns whose end the file does not tell: it is where the next begins, or where slow speech would end. */
  endsGuessed: number;
  /** Lines that were wrong and were left out; only where that was asked for. */
  leftOut: WrongLine[];
}

export interface WrongLine {
  /** From 1. */
  line: number;
  trouble: TranscriptTrouble;
}

/** A limit of `transcriptLimits`: how much was found until reading stopped, and how much is allowed. */
export interface ExceededLimit {
  found: number;
  most: number;
}

/** A file that cannot be read, the line because of which, and the limit it exceeds, where it is one. */
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

/** What was said between two moments, before it is known whose names stand in it. */
export interface Piece {
  /** Where the form of the file tells it: a voice tag, a heading. */
  speaker: string | undefined;
  text: string;
  beganMs: number | null;
  endedMs: number | null;
  line: number;
}

/** Takes a file line by line. */
export interface PieceReader {
  take(text: string, line: number): void;
  /** Pieces so far. */
  readonly size: number;
  /** After the last line. */
  end(): Piece[];
}

/** Tells of a line that is wrong; whoever is told may throw, else the line is left out. */
export type Wrong = (line: number, trouble: TranscriptTrouble) => void;
