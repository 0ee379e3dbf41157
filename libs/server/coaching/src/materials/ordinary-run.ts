import { processLimits } from './process-limits.ts';
import type { ExtractionRun } from './run-extraction.ts';
import { startExtractionProcess } from './start-extraction-process.ts';

/** How a file is read outside tests: within `processLimits`, by the clock. */
export const ordinaryRun: ExtractionRun = {
  start: () => startExtractionProcess(processLimits),
  wallMilliseconds: processLimits.wallMilliseconds,
  outputBytes: processLimits.outputBytes,
  startTimer(milliseconds, onEnd) {
    const timer = setTimeout(onEnd, milliseconds);
    return { stop: () => clearTimeout(timer) };
  },
};
