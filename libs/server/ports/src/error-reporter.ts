import type { ErrorReport } from '@greenroom/contracts';

/** Where errors are reported, for the people who run the product. */
export interface ErrorReporter {
  name: string;
  /** Never throws: reports that cannot be sent are dropped. */
  report(report: ErrorReport): void;
  /** Waits until all reports have left, or for this many milliseconds. */
  flush(withinMs: number): Promise<void>;
}
