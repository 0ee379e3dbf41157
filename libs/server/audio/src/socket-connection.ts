import type {
  ConnectionCloseCode,
  ConnectionCodec,
  ConnectionListener,
  SocketConnection,
} from '@greenroom/ports/socket-connection';
import type { WebSocket } from '@fastify/websocket';
import { callBounds, callCloseCodes, type CallFrame, readCallFrame, renameKeys, toSnake } from '@greenroom/contracts';
import { isTooDeep, sanitizeText } from '@greenroom/http';
import type { Clock } from '@greenroom/ports/clock';
import { tokenBucket } from './token-bucket.ts';

/** How long the other side may take to answer a close, before it is cut off. In ms. */
const closeWithinMs = 1_000;
/** The largest integer of the database column; no real call sends that many frames. */
const mostSequence = 2 ** 31 - 1;
const frameBytes = callBounds.microphoneFrameBytes;

export function socketConnection<In, Out extends object>(
  socket: WebSocket,
  clock: Clock,
  { read, channels }: ConnectionCodec<In>,
): SocketConnection<In, Out> {
  const frames = tokenBucket(channels * callBounds.framesASecond, channels * callBounds.framesAtOnce, clock.now);
  const messages = tokenBucket(callBounds.messagesASecond, callBounds.messagesAtOnce, clock.now);
  let heardAt = clock.now();
  let listener: ConnectionListener<In> | undefined;
  let closed = false;
  let waiting: ((to: ConnectionListener<In>) => void)[] = [];
  const samples = new Int16Array(frameBytes / 2);
  const give = (message: In) => {
    if (listener) listener.onMessage(message);
    else waiting.push((to) => to.onMessage(message));
  };
  const giveFrame = (frame: CallFrame) => {
    if (listener) return listener.onFrame(frame);
    const kept = { ...frame, samples: frame.samples.slice() };
    waiting.push((to) => to.onFrame(kept));
  };

  const close = (code: ConnectionCloseCode) => {
    if (closed) return;
    closed = true;
    socket.resume();
    socket.close(code);
    clock.after(closeWithinMs, () => socket.terminate());
    listener?.onClose();
  };
  const readMessage = (data: Buffer): In | undefined => {
    try {
      const message: unknown = JSON.parse(data.toString('utf8'));
      return isTooDeep(message) ? undefined : read(sanitizeText(message));
    } catch {
      return undefined;
    }
  };
  const take = (data: Buffer, isBinary: boolean) => {
    if (closed) return;
    heardAt = clock.now();
    if (!(isBinary ? frames : messages).take()) return close(callCloseCodes.flood);
    if (isBinary) {
      const frame = data.byteLength === frameBytes ? readCallFrame(data, samples) : undefined;
      if (frame?.kind !== 'microphone' || frame.sequence > mostSequence) return close(callCloseCodes.flood);
      return giveFrame(frame);
    }
    const message = readMessage(data);
    if (message === undefined) return close(callCloseCodes.flood);
    give(message);
  };
  const write = (data: string | Uint8Array) => {
    if (closed) return;
    if (socket.bufferedAmount > callBounds.waitingBytes) return close(callCloseCodes.tooSlow);
    socket.send(data);
  };

  socket.binaryType = 'nodebuffer';
  socket.on('message', (data, isBinary) => take(data as Buffer, isBinary));
  socket.on('pong', () => (heardAt = clock.now()));
  // Not a WebSocket message, or one that is too large: the library closes the socket itself.
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
    send: (message) => write(JSON.stringify(renameKeys(message, toSnake))),
    sendFrame: write,
    pause(paused) {
      if (closed) return;
      if (paused) socket.pause();
      else socket.resume();
    },
    checkAlive() {
      if (closed) return;
      if (clock.now() - heardAt <= callBounds.lostAfterMs) return socket.ping();
      socket.terminate();
    },
    close,
  };
}
