import type { FileKind } from './extraction-report.ts';

/** Detects a file's kind by its content, whatever its name says; undefined for a kind that cannot be read. */
export function fileKind(bytes: Buffer): FileKind | undefined {
  // PDF 32000-1, annex H.3: readers accept the header anywhere in the first 1,024 bytes.
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, '504b0304')) return bytes.includes('word/document') ? 'word' : undefined;
  return decodeText(bytes) === undefined ? undefined : 'text';
}

/** Word files from before 2007, and those with a password, are OLE compound files. */
export const isOldWord = (bytes: Buffer): boolean => startsWith(bytes, 'd0cf11e0');

/** Decodes UTF-8, or UTF-16 with a byte order mark; returns undefined if the bytes are not text. */
export function decodeText(bytes: Buffer): string | undefined {
  const encoding = startsWith(bytes, 'fffe') ? 'utf-16le' : startsWith(bytes, 'feff') ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
