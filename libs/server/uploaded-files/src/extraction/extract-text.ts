import { type ExtractionReport, RefusedFileError, type Refusal } from './extraction-report.ts';
import { decodeText, fileKind, isOldWord } from './file-kind.ts';
import { type FileUse, type TextLimits, textLimits } from './text-limits.ts';
import { tidyText } from './tidy-text.ts';

/** Reads a file's text, whatever its name is. Never rejects: what goes wrong is a refusal. */
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

/** A process reads one file, so it loads the libraries of that file's kind alone: half of its CPU time otherwise. */
const readers = {
  pdf: async (bytes: Buffer, limits: TextLimits) => (await import('./extract-pdf.ts')).extractPdf(bytes, limits),
  word: async (bytes: Buffer, limits: TextLimits) => (await import('./extract-word.ts')).extractWord(bytes, limits),
  text: (bytes: Buffer) => decodeText(bytes) ?? '',
};

function refusalOf(error: Error): Refusal {
  if (error instanceof RefusedFileError) return error.refusal;
  // PDF.js names it so.
  if (error.name === 'PasswordException') return 'protected';
  // An array buffer that the process may not have.
  return error instanceof RangeError ? 'too-large' : 'damaged';
}
