import type { WebSocket } from '@fastify/websocket';
import {
  callBounds,
  callCloseCodes,
  type CallClientMessage,
  type CallFrame,
  type CallServerMessage,
  readCallFrame,
  writeCallMessage,
} from '@greenroom/contracts';
import { callSocket, fromWire } from '@greenroom/contracts/schemas';
import { tokenBucket } from './token-bucket.ts';

export type CallCloseCode = (typeof callCloseCodes)[keyof typeof callCloseCodes];

/** What comes over a line. */
export interface LineListener {
  onMessage(message: CallClientMessage): void;
  onFrame(frame: CallFrame): void;
  onClose(): void;
}

/** One socket of a call, with all its limits: what comes out of it is well-formed and not too much. */
export interface CallLine {
  /** Without a listener what comes waits for the next one. */
  listen(listener: LineListener | undefined): void;
  send(message: CallServerMessage): void;
  sendFrame(bytes: Uint8Array): void;
  /** Reads no further for now, so that the sender has to wait. */
  pause(paused: boolean): void;
  /** Asks for a sign of life, and gives the line up where there was none for too long. */
  checkAlive(): void;
  close(code: CallCloseCode | typeof tryAgain): void;
}

/** Of WebSocket itself: something went wrong on the server. */
export const tryAgain = 1011;

/** Who does not answer to a close is cut off after that. In ms. */
const closeWithinMs = 1_000;
const frameBytes = callBounds.microphoneFrameBytes;

export function callLine(socket: WebSocket): CallLine {
  const frames = tokenBucket(callBounds.framesASecond, callBounds.framesAtOnce);
  const messages = tokenBucket(callBounds.messagesASecond, callBounds.messagesAtOnce);
  let heardAt = performance.now();
  let listener: LineListener | undefined;
  let closed = false;
  let waiting: ((to: LineListener) => void)[] = [];
  const give = (what: (to: LineListener) => void) => {
    if (listener) what(listener);
    else waiting.push(what);
  };

  const close = (code: CallCloseCode | typeof tryAgain) => {
    if (closed) return;
    closed = true;
    socket.resume();
    socket.close(code);
    setTimeout(() => socket.terminate(), closeWithinMs).unref();
    listener?.onClose();
  };
  const take = (data: Buffer, isBinary: boolean) => {
    if (closed) return;
    heardAt = performance.now();
    if (!(isBinary ? frames : messages).take()) return close(callCloseCodes.flood);
    if (isBinary) {
      const frame = data.byteLength === frameBytes ? readCallFrame(data) : undefined;
      if (frame?.kind !== 'microphone') return close(callCloseCodes.flood);
      return give((to) => to.onFrame(frame));
    }
    const message = readMessage(data);
    if (!message) return close(callCloseCodes.flood);
    give((to) => to.onMessage(message));
  };
  const write = (data: string | Uint8Array) => {
    if (closed) return;
    if (socket.bufferedAmount > callBounds.waitingBytes) return close(callCloseCodes.tooSlow);
    socket.send(data);
  };

  socket.binaryType = 'nodebuffer';
  socket.on('message', (data, isBinary) => take(data as Buffer, isBinary));
  socket.on('pong', () => (heardAt = performance.now()));
  // What is no WebSocket message, or too large for one: the library closes the socket by itself.
  socket.on('error', () => {});
  socket.on('close', () => {
    if (closed) return;
    closed = true;
    listener?.onClose();
  });

  return {
    listen(by) {
      listener = by;
      if (!by) return;
      const missed = waiting;
      waiting = [];
      for (const what of missed) what(by);
      if (closed) by.onClose();
    },
    send: (message) => write(writeCallMessage(message)),
    sendFrame: write,
    pause(paused) {
      if (closed) return;
      if (paused) socket.pause();
      else socket.resume();
    },
    checkAlive() {
      if (closed) return;
      if (performance.now() - heardAt <= callBounds.lostAfterMs) return socket.ping();
      socket.terminate();
    },
    close,
  };
}

/** Nothing for what is no message. */
function readMessage(data: Buffer): CallClientMessage | undefined {
  try {
    return fromWire(callSocket.CallClientMessage, JSON.parse(data.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
