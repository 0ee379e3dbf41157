import { type FileUse, textLimits } from './extraction/text-limits.ts';
import { processLimits } from './process-limits.ts';
import type { ExtractionRun } from './run-extraction.ts';
import { startExtractionProcess } from './start-extraction-process.ts';

/** Returns the settings for reading a file outside tests: `processLimits` and a real timer. */
export const ordinaryRun = (use: FileUse): ExtractionRun => ({
  start: () => startExtractionProcess(processLimits, undefined, undefined, use),
  wallMilliseconds: processLimits.wallMilliseconds,
  outputBytes: textLimits[use].outputBytes,
  startTimer(milliseconds, onEnd) {
    const timer = setTimeout(onEnd, milliseconds);
    return { stop: () => clearTimeout(timer) };
  },
});
