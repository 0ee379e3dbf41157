import type { callCloseCodes, CallFrame } from '@greenroom/contracts';

export type ConnectionCloseCode = (typeof callCloseCodes)[keyof typeof callCloseCodes] | typeof tryAgain;

/** Decodes the messages that a page may send over a connection. */
export interface ConnectionCodec<In> {
  /** @param message parsed JSON @returns undefined for an invalid message */
  read(message: unknown): In | undefined;
  /** Number of parallel sound channels, each limited to `callBounds.framesASecond`. */
  channels: number;
}

/** Receives what comes over a connection. */
export interface ConnectionListener<In> {
  onMessage(message: In): void;
  /** @param frame its samples are borrowed: the next frame overwrites them */
  onFrame(frame: CallFrame): void;
  onClose(): void;
}

/** One socket of a page, with all its limits: everything it delivers is well-formed and within the rate limits. */
export interface SocketConnection<In, Out extends object> {
  /** Without a listener, incoming messages wait for the next one. */
  listen(listener: ConnectionListener<In> | undefined): void;
  send(message: Out): void;
  sendFrame(bytes: Uint8Array): void;
  /** Pauses reading, so that backpressure stops the sender. */
  pause(paused: boolean): void;
  /** Sends a ping, and drops the connection if the last answer is too old. */
  checkAlive(): void;
  close(code: ConnectionCloseCode): void;
}

/** WebSocket's own close code for a server error. */
export const tryAgain = 1011;
