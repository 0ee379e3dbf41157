import { EventEmitter, once } from 'node:events';
import { ordinaryRun } from '../ordinary-run.ts';
import { processLimits } from '../process-limits.ts';
import { type ExtractionRun, runExtraction } from '../run-extraction.ts';
import { type ExtractionProcess, startExtractionProcess } from '../start-extraction-process.ts';

/**
 * Extraction by real processes without a fork server, which a test can wait for, hold up (`SIGSTOP`) and let go on
 * (`SIGCONT`).
 */
export function observedProcesses(limits = processLimits, more: Partial<ExtractionRun> = {}) {
  const started = new EventEmitter();
  const processes: ExtractionProcess[] = [];
  const start = (): ExtractionProcess => {
    const child = startExtractionProcess(limits);
    processes.push(child);
    started.emit('start');
    return child;
  };
  return {
    processes,
    extract: (base64: string) => runExtraction(base64, { ...ordinaryRun('material'), start, ...more }),
    /** The process of this number, counted from 0, once it is there. */
    async process(number: number): Promise<ExtractionProcess> {
      for (;;) {
        const child = processes[number];
        if (child) return child;
        await once(started, 'start');
      }
    },
  };
}
