import { type FileUse, textLimits } from './extraction/text-limits.ts';
import { processLimits } from './process-limits.ts';
import type { ExtractionRun } from './run-extraction.ts';
import { startExtractionProcess } from './start-extraction-process.ts';

/** How a file is read outside tests: within `processLimits`, by the clock. */
export const ordinaryRun = (use: FileUse): ExtractionRun => ({
  start: () => startExtractionProcess(processLimits, undefined, undefined, use),
  wallMilliseconds: processLimits.wallMilliseconds,
  outputBytes: textLimits[use].outputBytes,
  startTimer(milliseconds, onEnd) {
    const timer = setTimeout(onEnd, milliseconds);
    return { stop: () => clearTimeout(timer) };
  },
});
