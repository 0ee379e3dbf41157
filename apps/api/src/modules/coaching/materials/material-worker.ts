import { parentPort, workerData } from 'node:worker_threads';
import type { FileKind } from './material-kind.ts';
import { refuseZipBomb, ZipRefusedError } from './refuse-zip-bomb.ts';

/**
 * Reads one PDF or Word file in a thread of its own: foreign files may take for ever, eat memory or break the reader,
 * and the thread can be ended from outside.
 */
export interface MaterialWorkerData {
  kind: Exclude<FileKind, 'text'>;
  bytes: Uint8Array;
  /** What an unpacked Word file may have, in bytes. */
  mostUnpacked: number;
}

export type MaterialReport = { text: string } | { refused: 'protected' | 'too-large' | 'damaged' };

const { kind, bytes, mostUnpacked } = workerData as MaterialWorkerData;

// With nothing to wait for, a thread of Node waits for V8's, and one of those may wait for it (docs/adr/0060).
parentPort?.ref();

try {
  parentPort?.postMessage({ text: await (kind === 'pdf' ? readPdf() : readWord()) } satisfies MaterialReport);
} catch (error) {
  parentPort?.postMessage({ refused: reasonOf(error as Error) } satisfies MaterialReport);
}

async function readPdf(): Promise<string> {
  const { extractText, getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  const { text } = await extractText(document, { mergePages: false });
  return text.join('\n\n');
}

async function readWord(): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  refuseZipBomb(buffer, mostUnpacked);
  return (await mammoth.extractRawText({ buffer })).value;
}

function reasonOf(error: Error): Extract<MaterialReport, { refused: string }>['refused'] {
  if (error.name === 'PasswordException') return 'protected';
  return error instanceof ZipRefusedError && error.message.includes('too large') ? 'too-large' : 'damaged';
}
