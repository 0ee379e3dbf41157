import { Worker } from 'node:worker_threads';
import { ApiFailure } from '@greenroom/contracts';
import { decodeText, type FileKind, fileKind } from './material-kind.ts';
import type { MaterialReport, MaterialWorkerData } from './material-worker.ts';

/** What reading one file may take. Source: product decisions, "Coaching", and what the largest real files needed. */
export const limits = {
  ms: 20_000,
  heapMb: 256,
  /** How much the whole process may grow meanwhile: what is unpacked does not lie on the thread's heap. In bytes. */
  growth: 512 * 1024 * 1024,
  mostUnpacked: 64 * 1024 * 1024,
  /** The rest of a text is left out. In UTF-16 code units. */
  charactersKept: 60_000,
};

export interface ReadMaterial {
  kind: FileKind;
  text: string;
}

const sentences = {
  unknown: 'Only text, PDF and Word files (.docx) can be read',
  protected: 'This file is protected by a password, or of an old kind of Word, so that it cannot be read',
  damaged: 'This file is damaged, so that it cannot be read',
  'too-large': 'What is packed in this file is too large to be read',
  empty: 'There is no text in this file; pages that are pictures cannot be read',
};

/**
 * The text of a file, whatever its name.
 * @throws ApiFailure `unprocessable` with a sentence for the one who brought it
 */
export async function readMaterial(bytes: Uint8Array, within: Partial<typeof limits> = {}): Promise<ReadMaterial> {
  const kind = fileKind(bytes);
  if (kind === undefined) throw new ApiFailure('unprocessable', sentences[isOldWord(bytes) ? 'protected' : 'unknown']);
  const text =
    kind === 'text'
      ? (decodeText(bytes) ?? '')
      : await inTurn(() => readInThread(kind, bytes, { ...limits, ...within }));
  return { kind, text: tidy(text) };
}

/**
 * A text as it is kept: in one form, without what a database cannot hold, and not longer than is read.
 * @throws ApiFailure `unprocessable` where nothing is left
 */
export function tidy(text: string): string {
  const clean = text
    .slice(0, mostTidied)
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- control characters are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    // Looked at once each, from their first blank on: whoever sends five million of them holds nobody up.
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, limits.charactersKept)
    .toWellFormed();
  if (clean === '') throw new ApiFailure('unprocessable', sentences.empty);
  return clean;
}

/** What of a text is tidied, before the rest of it is left out: blank lines and spaces may go. In UTF-16 code units. */
const mostTidied = 10 * limits.charactersKept;

/** One after the other, so that together they cannot take more than one may. */
let queue: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(work);
  queue = done.catch(() => {});
  return done;
}

async function readInThread(
  kind: MaterialWorkerData['kind'],
  bytes: Uint8Array,
  within: typeof limits,
): Promise<string> {
  const worker = new Worker(new URL('./material-worker.ts', import.meta.url), {
    workerData: { kind, bytes, mostUnpacked: within.mostUnpacked } satisfies MaterialWorkerData,
    resourceLimits: { maxOldGenerationSizeMb: within.heapMb },
    stdout: true,
    stderr: true,
  });
  const report = await reportOf(worker, within);
  await worker.terminate();
  if ('text' in report) return report.text;
  throw new ApiFailure('unprocessable', sentences[report.refused]);
}

function reportOf(worker: Worker, within: typeof limits): Promise<MaterialReport> {
  const before = process.memoryUsage.rss();
  return new Promise((resolve) => {
    const tooMuch = () => resolve({ refused: 'too-large' });
    const timer = setTimeout(tooMuch, within.ms);
    const watch = setInterval(() => process.memoryUsage.rss() - before > within.growth && tooMuch(), 50);
    const end = (report: MaterialReport) => {
      clearTimeout(timer);
      clearInterval(watch);
      resolve(report);
    };
    worker.once('message', end);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end({ refused: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'damaged' }),
    );
    worker.once('exit', () => end({ refused: 'too-large' }));
  });
}

/** What Word wrote before 2007, and what it writes with a password: a container of its own. */
function isOldWord(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 4)).toString('hex') === 'd0cf11e0';
}
