/** A file of a kind that can be read. */
export type FileKind = 'pdf' | 'word' | 'text';

/** Why a file gives no text. */
export type Refusal = 'unknown-kind' | 'protected' | 'damaged' | 'too-large' | 'empty';

/** The extraction process's report on a file: its tidied text, or why there is none. */
export type ExtractionReport = { kind: FileKind; text: string } | { refused: Refusal };

/** The first line of the process's output, written before it reads the file. The report follows as a line of JSON. */
export const startedLine = 'started';

/** Thrown by the readers of each kind when a file is refused for a known reason. */
export class RefusedFileError extends Error {
  override name = 'RefusedFileError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, message: string) {
    super(message);
    this.refusal = refusal;
  }
}
