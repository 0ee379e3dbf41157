import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise } from 'yauzl';
import { contentLimits } from './content-limits.ts';
import { RefusedFileError } from './extraction-report.ts';

/**
 * Opens a Word file's main part as a stream of XML that is unpacked as it is read; nothing else of the file is
 * unpacked. The stream fails if the part is longer than the zip declares.
 * @throws RefusedFileError; Error for a damaged zip
 */
export async function openWordDocument(bytes: Buffer): Promise<Readable> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  if (zip.entryCount > contentLimits.entries) throw new RefusedFileError('too-large', 'The zip has too many entries');
  let main: Entry | undefined;
  for await (const entry of zip.eachEntry()) {
    if (mainPart.test(entry.fileName)) main ??= entry;
  }
  if (!main) throw new RefusedFileError('unknown-kind', 'The zip has no Word document');
  return zip.openReadStreamPromise(main);
}

/** Word on the web names it `document2.xml`. */
const mainPart = /^word\/document\d*\.xml$/i;
