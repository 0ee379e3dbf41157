import { EventEmitter, once } from 'node:events';
import { ordinaryRun } from '../ordinary-run.ts';
import { processLimits } from '../process-limits.ts';
import { type ExtractionRun, runExtraction } from '../run-extraction.ts';
import { type ExtractionProcess, startExtractionProcess } from '../start-extraction-process.ts';

/**
 * Runs extractions in real processes without a fork server. Tests can wait for them, pause them (`SIGSTOP`) and resume
 * them (`SIGCONT`).
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
    /** Waits for the process with this number, counted from 0. */
    async process(number: number): Promise<ExtractionProcess> {
      for (;;) {
        const child = processes[number];
        if (child) return child;
        await once(started, 'start');
      }
    },
  };
}
