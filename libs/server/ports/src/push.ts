/** A browser's push subscription, as its push service issued it. Its holder can send messages to that browser. */
export interface PushTarget {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A notification, on a screen that others may see. `path` is the page of this site that opens when it is pressed. */
export interface PushMessage {
  title: string;
  body: string;
  path: string;
  /** A later message with the same topic replaces one that is still waiting or still shown. */
  topic: string;
}

/** Sends a message to a browser that may be closed. */
export interface Push {
  /** For the start-up table; contains no key. */
  readonly name: string;
  /** Returns the key that browsers subscribe with, as base64url. */
  publicKey(): Promise<string>;
  /** Returns whether a push service issues such an address; messages are never sent to any other. */
  accepts(endpoint: string): boolean;
  /**
   * Resolves once the push service has taken responsibility for the message, which is end-to-end encrypted.
   * @param lastsSeconds how long the message waits for a browser that is offline
   * @throws PushError
   */
  send(target: PushTarget, message: PushMessage, lastsSeconds: number): Promise<void>;
}

/**
 * - `gone`: the subscription no longer exists
 * - `unavailable`: a retry may work later
 * - `refused`: this message will never be accepted
 */
export type PushTrouble = 'gone' | 'unavailable' | 'refused';

/** A failed push. The text contains neither the message nor the address. */
export class PushError extends Error {
  readonly trouble: PushTrouble;
  /** How long the push service asks the caller to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(trouble: PushTrouble, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'PushError';
    this.trouble = trouble;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
