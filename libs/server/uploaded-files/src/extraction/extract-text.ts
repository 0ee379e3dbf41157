import { type ExtractionReport, RefusedFileError, type Refusal } from './extraction-report.ts';
import { decodeText, fileKind, isOldWord } from './file-kind.ts';
import { type FileUse, type TextLimits, textLimits } from './text-limits.ts';
import { tidyText } from './tidy-text.ts';

/** Reads a file's text, whatever its name. Never rejects: failures are reported as refusals. */
export async function extractText(bytes: Buffer, use: FileUse = 'material'): Promise<ExtractionReport> {
  const kind = fileKind(bytes);
  if (kind === undefined) return { refused: isOldWord(bytes) ? 'protected' : 'unknown-kind' };
  try {
    const text = tidyText(await readers[kind](bytes, textLimits[use]), textLimits[use]);
    return text === '' ? { refused: 'empty' } : { kind, text };
  } catch (error) {
    return { refused: refusalOf(error as Error) };
  }
}

/**
 * A process reads one file, so it loads only the libraries for that file's kind; loading all would double its CPU time.
 */
const readers = {
  pdf: async (bytes: Buffer, limits: TextLimits) => (await import('./extract-pdf.ts')).extractPdf(bytes, limits),
  word: async (bytes: Buffer, limits: TextLimits) => (await import('./extract-word.ts')).extractWord(bytes, limits),
  text: (bytes: Buffer) => decodeText(bytes) ?? '',
};

function refusalOf(error: Error): Refusal {
  if (error instanceof RefusedFileError) return error.refusal;
  // The name of PDF.js's error.
  if (error.name === 'PasswordException') return 'protected';
  // Allocating an array buffer beyond the process's memory limit.
  return error instanceof RangeError ? 'too-large' : 'damaged';
}
