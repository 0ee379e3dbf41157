import type { Ramp, RampChange } from './domain/ramp.ts';

/** Effects of a change once it is done. */
export interface StoredIntent {
  ramp?: RampChange;
  /** A ramp that begins; its times are those of the change. */
  begins?: Omit<Ramp, 'stepSince' | 'begunAt' | 'endedAt'>;
  kills?: string;
  /** Releases whose files are deleted. */
  removes?: readonly string[];
  /** A freeze window that begins to be known, as ISO dates. */
  freezes?: { from: string; until: string };
  /** The number of the change whose freeze ends early. */
  unfreezes?: number;
}
