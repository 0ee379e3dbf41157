/**
 * What goes wrong with a call: its answer is lost after it took effect (`lost-answer`), it takes effect and is answered
 * by an error (`error-after`), it fails before it takes effect (`error-before`), it never arrives (`unreachable`), or
 * there are too many calls.
 */
export type CallFault =
  'lost-answer' | 'error-after' | 'error-before' | 'unreachable' | { tooMany: { retryAfterSeconds: number } };

export interface FaultyCall {
  method: string;
  path: string;
  idempotencyKey: string | null;
}

export interface FaultyDelivery {
  /** Of the event. */
  id: string;
  type: string;
  /** How often it was tried before. */
  attempts: number;
}

/** What becomes of a webhook: given once, twice, later by some seconds (so that another overtakes it), or never. */
export type WebhookFault = 'twice' | 'never' | { laterBySeconds: number };

/** What goes wrong, for tests. Nothing does where a function gives nothing. */
export interface Faults {
  call?(call: FaultyCall): CallFault | undefined;
  webhook?(delivery: FaultyDelivery): WebhookFault | undefined;
}
