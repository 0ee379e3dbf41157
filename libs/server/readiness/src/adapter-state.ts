import type { AdapterFailure } from '@greenroom/contracts';
import type { AdapterOutcome } from './adapter-outcome.ts';

/** How the last calls to an adapter went. Moments are ISO 8601. */
export interface AdapterState {
  /** `unknown`: no call has ended since the start. `off`: nothing is configured. */
  status: 'ok' | 'failing' | 'off' | 'unknown';
  /** Its kind, such as `SMTP`. */
  adapter?: string;
  lastSuccessAt?: string;
  /** When the first of the failures happened that no success has followed. */
  failingSince?: string;
  lastFailure?: AdapterFailure;
  lastFailureAt?: string;
}

/** @param kind undefined where nothing is configured */
export const initialState = (kind: string | undefined): AdapterState =>
  kind === undefined ? { status: 'off' } : { status: 'unknown', adapter: kind };

/** The state after one more call has ended. */
export function nextState(before: AdapterState, outcome: AdapterOutcome, at: Date): AdapterState {
  const moment = at.toISOString();
  const { failingSince = moment, ...kept } = before;
  if (outcome === 'success') return { ...kept, status: 'ok', lastSuccessAt: moment };
  return { ...kept, status: 'failing', failingSince, lastFailure: outcome, lastFailureAt: moment };
}
