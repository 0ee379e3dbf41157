import type { EventMessage } from '@greenroom/contracts';

/** Where events go beside our own database, which always has them first. */
export interface EventSink {
  name: string;
  /**
   * Takes events, each with an id of its own: one that is brought again must not count twice.
   * @throws EventSinkError
   */
  deliver(messages: readonly EventMessage[]): Promise<void>;
  /**
   * Vendors behind the sink, by name.
   * @throws Error whose sentence is the specification’s (section 8)
   */
  integrations(): Promise<string[]>;
}

/** A sink did not take events. Not retriable: it never will, whoever brings them. */
export class EventSinkError extends Error {
  readonly retriable: boolean;
  /** So long the sink asks to be left alone. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, { retriable, retryAfterSeconds }: { retriable: boolean; retryAfterSeconds?: number }) {
    super(message);
    this.name = 'EventSinkError';
    this.retriable = retriable;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
