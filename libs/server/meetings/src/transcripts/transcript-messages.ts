import type { ExceededLimit, TranscriptFile, WrongLine } from './transcript-file.ts';

/** What the server asks the process that reads transcripts: a file, or the text of a document. */
export interface TranscriptJob {
  base64?: string;
  text?: string;
  leaveOut: boolean;
}

export type TranscriptReply =
  | { file: TranscriptFile }
  | { refused: WrongLine & { limit?: ExceededLimit } }
  /** The name of the error alone: a message may quote what was said. */
  | { failed: string };
