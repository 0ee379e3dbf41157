import type { ErrorReport } from '@greenroom/contracts';

/** Where errors are told, for whoever keeps the product running. */
export interface ErrorReporter {
  name: string;
  /** Never throws: what cannot be told is let go. */
  report(report: ErrorReport): void;
  /** Waits until what was told has left, or for so many milliseconds. */
  flush(withinMs: number): Promise<void>;
}
