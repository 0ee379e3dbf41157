import type { FileUse } from './extraction/text-limits.ts';
import { ordinaryRun } from './ordinary-run.ts';
import { ExtractionLostError, runExtraction } from './run-extraction.ts';
import type { ExtractionProcess } from './start-extraction-process.ts';

/**
 * The fork server: a small process that starts the extraction processes for the API. If the API started them itself, it
 * would block meanwhile, because Linux copies the page tables of all its memory for a new process. The fork server
 * reads no file.
 */
export interface ForkServerJob {
  id: number;
  base64: string;
  use: FileUse;
}

export type ForkServerReply = { id: number } & (
  { report: Awaited<ReturnType<typeof runExtraction>> } | { lost: ExtractionLostError['facts'] }
);

const processes = new Set<ExtractionProcess>();

process.on('message', (job: ForkServerJob) => void extract(job).then((reply) => process.send?.(reply)));
process.on('disconnect', () => {
  for (const child of processes) child.kill('SIGKILL');
  process.exit();
});

async function extract({ id, base64, use }: ForkServerJob): Promise<ForkServerReply> {
  const ordinary = ordinaryRun(use);
  const start = () => {
    const child = ordinary.start();
    processes.add(child);
    return child.on('close', () => processes.delete(child));
  };
  try {
    return { id, report: await runExtraction(base64, { ...ordinary, start }) };
  } catch (error) {
    if (error instanceof ExtractionLostError) return { id, lost: error.facts };
    throw error;
  }
}
