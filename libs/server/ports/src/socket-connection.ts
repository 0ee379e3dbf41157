import type { callCloseCodes, CallFrame } from '@greenroom/contracts';

export type ConnectionCloseCode = (typeof callCloseCodes)[keyof typeof callCloseCodes] | typeof tryAgain;

/** What a page may say over a line. */
export interface ConnectionCodec<In> {
  /** @param message parsed JSON @returns nothing for what is no message */
  read(message: unknown): In | undefined;
  /** How many sounds come side by side, each at `callBounds.framesASecond`. */
  channels: number;
}

/** What comes over a line. */
export interface ConnectionListener<In> {
  onMessage(message: In): void;
  /** @param frame whose samples are lent: the next frame overwrites them */
  onFrame(frame: CallFrame): void;
  onClose(): void;
}

/** One socket of a page, with all its limits: what comes out of it is well-formed and not too much. */
export interface SocketConnection<In, Out extends object> {
  /** Without a listener what comes waits for the next one. */
  listen(listener: ConnectionListener<In> | undefined): void;
  send(message: Out): void;
  sendFrame(bytes: Uint8Array): void;
  /** Reads no further for now, so that the sender has to wait. */
  pause(paused: boolean): void;
  /** Asks for a sign of life, and gives the line up where there was none for too long. */
  checkAlive(): void;
  close(code: ConnectionCloseCode): void;
}

/** Of WebSocket itself: something went wrong on the server. */
export const tryAgain = 1011;
