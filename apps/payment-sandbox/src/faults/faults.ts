/**
 * A simulated fault of a call: its response is lost after it took effect (`lost-answer`), it takes effect but returns
 * an error (`error-after`), it fails before it takes effect (`error-before`), it never arrives (`unreachable`), or it
 * exceeds the rate limit.
 */
export type CallFault =
  'lost-answer' | 'error-after' | 'error-before' | 'unreachable' | { tooMany: { retryAfterSeconds: number } };

export interface FaultyCall {
  method: string;
  path: string;
  idempotencyKey: string | null;
}

export interface FaultyDelivery {
  /** The event's id. */
  id: string;
  type: string;
  /** The number of earlier attempts. */
  attempts: number;
}

/**
 * A simulated fault of a webhook delivery: it arrives twice, late by some seconds (so that another one overtakes it),
 * or never.
 */
export type WebhookFault = 'twice' | 'never' | { laterBySeconds: number };

/** Faults to simulate in tests. A function that returns undefined causes none. */
export interface Faults {
  call?(call: FaultyCall): CallFault | undefined;
  webhook?(delivery: FaultyDelivery): WebhookFault | undefined;
}
