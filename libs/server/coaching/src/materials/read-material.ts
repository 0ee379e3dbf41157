import { ApiFailure } from '@greenroom/contracts';
import type { FileKind, ReadFile, Refusal } from '@greenroom/uploaded-files';

export interface ReadMaterial {
  kind: FileKind;
  text: string;
}

const sentences: Record<Refusal, string> = {
  'unknown-kind': 'Only text, PDF and Word files (.docx) can be read',
  protected:
    'This file is protected by a password, or of a Word version before 2007; save it as .docx without a password',
  damaged: 'This file is damaged and cannot be read; save it again and upload the new file',
  'too-large': 'This file is too large or too complex to be read; upload a part of it, or paste its text',
  empty: 'There is no text in this file; pages that are pictures cannot be read',
};

/** Returns the error for a refused text or file, with a sentence for the visitor. */
export const refused = (refusal: Refusal): ApiFailure => new ApiFailure('unprocessable', sentences[refusal]);

/**
 * Reads the text of an uploaded file in a separate process, ignoring the file's name.
 * @throws ApiFailure `unprocessable` with a sentence for the visitor; and what `read` throws
 */
export async function readMaterial(read: ReadFile, base64: string, by: Parameters<ReadFile>[1]): Promise<ReadMaterial> {
  const report = await read(base64, { ...by, use: 'material' });
  if ('refused' in report) throw refused(report.refused);
  return report;
}
