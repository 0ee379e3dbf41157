/** Where a browser is reached, as its push service gave it out. Whoever has it can write to that browser. */
export interface PushTarget {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What is shown on a screen that others see, too. `path` is a page of ours that opens when it is pressed. */
export interface PushMessage {
  title: string;
  body: string;
  path: string;
  /** A later message of the same topic takes the place of one that still waits or is still shown. */
  topic: string;
}

/** Brings a message to a browser that is not open. */
export interface Push {
  /** For the start-up table; holds no key. */
  readonly name: string;
  /** What browsers subscribe with, as base64url. */
  publicKey(): Promise<string>;
  /** Whether an address is one that a push service gives out; nothing is ever sent to another. */
  accepts(endpoint: string): boolean;
  /**
   * Resolves once the push service is answerable for it. Nobody on the way can read it.
   * @param lastsSeconds so long it waits for a browser that is off
   * @throws PushError
   */
  send(target: PushTarget, message: PushMessage, lastsSeconds: number): Promise<void>;
}

/**
 * - `gone`: nobody is reached there any more
 * - `unavailable`: the same may work later
 * - `refused`: this message will never be taken
 */
export type PushTrouble = 'gone' | 'unavailable' | 'refused';

/** The text holds nothing of the message and nothing of the address. */
export class PushError extends Error {
  readonly trouble: PushTrouble;
  /** So long the push service asks to be left alone. */
  readonly retryAfterSeconds: number | undefined;

  constructor(trouble: PushTrouble, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'PushError';
    this.trouble = trouble;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
