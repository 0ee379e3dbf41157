import type { AdapterFailure } from '@greenroom/contracts';
import type { AdapterOutcome } from './adapter-outcome.ts';

/** The state of an adapter according to its last calls. Times are ISO 8601. */
export interface AdapterState {
  /** `unknown`: no call has ended since the start. `off`: nothing is configured. */
  status: 'ok' | 'failing' | 'off' | 'unknown';
  /** Its kind, such as `SMTP`. */
  adapter?: string;
  lastSuccessAt?: string;
  /** Time of the first failure since the last success. */
  failingSince?: string;
  lastFailure?: AdapterFailure;
  lastFailureAt?: string;
}

/** @param kind undefined if nothing is configured */
export const initialState = (kind: string | undefined): AdapterState =>
  kind === undefined ? { status: 'off' } : { status: 'unknown', adapter: kind };

/** Returns the state after one more call. */
export function nextState(before: AdapterState, outcome: AdapterOutcome, at: Date): AdapterState {
  const moment = at.toISOString();
  const { failingSince = moment, ...kept } = before;
  if (outcome === 'success') return { ...kept, status: 'ok', lastSuccessAt: moment };
  return { ...kept, status: 'failing', failingSince, lastFailure: outcome, lastFailureAt: moment };
}
