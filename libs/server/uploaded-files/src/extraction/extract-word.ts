import { contentLimits } from './content-limits.ts';
import { RefusedFileError } from './extraction-report.ts';
import { openWordDocument } from './open-word-document.ts';
import type { TextLimits } from './text-limits.ts';
import { createWordReader } from './word-reader.ts';

/**
 * Reads the text of a Word file's document up to the limit: it is unpacked, parsed and counted as a stream.
 * @throws RefusedFileError; Error for a damaged zip or XML
 */
export async function extractWord(bytes: Buffer, { charactersExtracted }: TextLimits): Promise<string> {
  const reader = createWordReader();
  let decoder: TextDecoder | undefined;
  let unpackedBytes = 0;
  for await (const chunk of (await openWordDocument(bytes)) as AsyncIterable<Buffer>) {
    unpackedBytes += chunk.length;
    if (unpackedBytes > contentLimits.unpackedBytes)
      throw new RefusedFileError('too-large', 'The document unpacks to too much');
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    reader.write(decoder.decode(chunk, { stream: true }));
    if (reader.text().length >= charactersExtracted) return reader.text();
  }
  reader.end();
  return reader.text();
}

/** XML is UTF-8, or UTF-16 with a byte order mark (XML 1.0, section 4.3.3). */
function encodingOf(beginning: Buffer): string {
  const mark = beginning.subarray(0, 2).toString('hex');
  return mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
}
