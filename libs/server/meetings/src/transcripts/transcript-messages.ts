import type { ExceededLimit, TranscriptFile, WrongLine } from './transcript-file.ts';

/** A request to the process that reads transcripts: a file, or the text of a document. */
export interface TranscriptJob {
  base64?: string;
  text?: string;
  leaveOut: boolean;
}

export type TranscriptReply =
  | { file: TranscriptFile }
  | { refused: WrongLine & { limit?: ExceededLimit } }
  /** Only the name of the error: a message may quote what was said. */
  | { failed: string };
