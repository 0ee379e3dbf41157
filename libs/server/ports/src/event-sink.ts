import type { EventMessage } from '@greenroom/contracts';

/** Where events are sent besides our own database, which always stores them first. */
export interface EventSink {
  name: string;
  /**
   * Delivers events, each with its own id: a repeated event must not count twice.
   * @throws EventSinkError
   */
  deliver(messages: readonly EventMessage[]): Promise<void>;
  /**
   * Returns the names of the vendors behind the sink.
   * @throws Error whose sentence is the specification’s (section 8)
   */
  integrations(): Promise<string[]>;
}

/** A sink rejected events. If not retriable, it will never accept them. */
export class EventSinkError extends Error {
  readonly retriable: boolean;
  /** How long the sink asks the caller to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, { retriable, retryAfterSeconds }: { retriable: boolean; retryAfterSeconds?: number }) {
    super(message);
    this.name = 'EventSinkError';
    this.retriable = retriable;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
