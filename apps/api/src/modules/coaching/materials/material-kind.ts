/** A file of a kind that can be read. */
export type FileKind = 'pdf' | 'word' | 'text';

/** What a file is, told by what is in it, whatever its name says; nothing where it is of no kind that can be read. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const beginning = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1_024)).toString('latin1');
  if (beginning.includes('%PDF-')) return 'pdf';
  if (beginning.startsWith('PK\u0003\u0004')) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('word/document.xml')
      ? 'word'
      : undefined;
  }
  return decodeText(bytes) === undefined ? undefined : 'text';
}

/** UTF-8, or UTF-16 with its mark; nothing for what is no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined;
  try {
    const text = new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
