import type { Ramp, RampChange } from './domain/ramp.ts';

/** What else becomes of a change when it is done. */
export interface StoredIntent {
  ramp?: RampChange;
  /** A ramp that begins; its times are the change's. */
  begins?: Omit<Ramp, 'stepSince' | 'begunAt' | 'endedAt'>;
  kills?: string;
  /** Releases whose files go. */
  removes?: readonly string[];
}
