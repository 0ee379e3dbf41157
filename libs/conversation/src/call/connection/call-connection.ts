import {
  callBounds,
  callCloseCodes,
  callProtocol,
  mayReconnect,
  readCallFrame,
  readCallMessage,
  writeCallFrame,
  writeCallMessage,
  type CallClientMessage,
  type CallFrame,
  type CallServerMessage,
  type TalkMode,
} from '@greenroom/contracts';
import type { CallClock } from '../call-clock.ts';
import { backoffMs } from './backoff.ts';
import { Outbox, type UnnumberedMessage } from './outbox.ts';

/** The part of WebSocket that the connection uses. */
export interface SocketLike {
  readonly bufferedAmount: number;
  binaryType: BinaryType;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string | ArrayBuffer>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(data: string | Uint8Array<ArrayBuffer>): void;
  close(): void;
}

/** Why the connection was given up. */
export type LineEnd =
  /** It never opened, or did not come back in time. */
  | 'unreachable'
  /** The server does not know the call or rejects the token. */
  | 'refused'
  /** Replaced by a newer call, or by the same call in another window. */
  | 'superseded'
  /** Protocol version mismatch or violation: only a reload of the page helps. */
  | 'protocol'
  /** The server closed it after `ended`. */
  | 'ended';

export interface LineOptions {
  /** Opens a socket to the call. */
  open(): SocketLike;
  token: string;
  clock: CallClock;
  /** Random number from 0 to 1, for the jitter of reconnects. */
  chance(): number;
  talk(): TalkMode;
  onMessage(message: CallServerMessage): void;
  onFrame(frame: CallFrame): void;
  /** Called each time the connection opens or is lost. */
  onChange(state: 'open' | 'lost'): void;
  onEnd(why: LineEnd): void;
}

type PlaybackReport = Extract<CallClientMessage, { type: 'playback' }>;
type Welcome = Extract<CallServerMessage, { type: 'welcome' }>;

const endOfCode: Record<number, LineEnd> = {
  [callCloseCodes.ended]: 'ended',
  [callCloseCodes.superseded]: 'superseded',
  [callCloseCodes.refused]: 'refused',
};

/** Time limit for the first connection. */
const firstWithinMs = 12_000;

/**
 * The connection of a call, across sockets. It resends what the server has not acknowledged, treats six seconds
 * without a message as a disconnect, and then tries to reconnect for a minute.
 */
export class CallConnection {
  readonly #options: LineOptions;
  readonly #outbox = new Outbox();
  #socket: SocketLike | undefined;
  #state: 'new' | 'open' | 'lost' | 'over' = 'new';
  #lastVoiceFrame = 0;
  #lastPlayback: PlaybackReport | undefined;
  #attempt = 0;
  #failStart: () => void;
  #cancelSilence = () => {};
  #cancelTry = () => {};

  constructor(options: LineOptions) {
    this.#options = options;
    this.#failStart = options.clock.after(firstWithinMs, () => this.#end('unreachable'));
    this.#connect();
  }

  /**
   * Sends a message that the server takes exactly once, now or after a reconnect; a mute follows the audio before it.
   */
  say(message: UnnumberedMessage): void {
    this.#outbox.keepMessage(message);
    this.#sendMessages();
  }

  #sendMessages(): void {
    if (this.#state !== 'open') return;
    for (let next = this.#outbox.nextMessage(); next; next = this.#outbox.nextMessage()) this.#write(next);
  }

  /** Reports how far an utterance was played; only the latest report counts. */
  report(playback: Omit<PlaybackReport, 'type'>): void {
    this.#lastPlayback = { type: 'playback', ...playback };
    if (this.#state === 'open') this.#write(this.#lastPlayback);
  }

  /**
   * Sends 20 ms of microphone audio. Frames are kept until the server acknowledges them, five minutes at most; while
   * the connection is lost or congested they wait and keep their order.
   */
  sendFrame(offsetMs: number, samples: Int16Array): void {
    if (this.#state === 'over') return;
    this.#outbox.keepFrame(offsetMs, samples);
    this.#sendFrames();
  }

  #sendFrames(): void {
    const open = this.#state === 'open' ? this.#socket : undefined;
    while (open && open.bufferedAmount <= callBounds.sendingBytes) {
      const frame = this.#outbox.nextFrame();
      if (!frame) break;
      open.send(writeCallFrame({ kind: 'microphone', utteranceId: 0, ...frame }));
    }
    this.#sendMessages();
  }

  /** Reconnects at once, when the browser reports that the network is back. */
  tryNow(): void {
    if (this.#state !== 'lost' || this.#socket) return;
    this.#attempt = 0;
    this.#connect();
  }

  /** Closes the connection and drops unsent data. No callback is called afterwards. */
  close(): void {
    this.#state = 'over';
    this.#failStart();
    this.#letGo();
  }

  #connect(): void {
    this.#cancelTry();
    const { open, token, talk } = this.#options;
    const socket = open();
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    this.#waitForWord();
    socket.onopen = () => {
      this.#waitForWord();
      this.#write({ type: 'hello', version: callProtocol, token, lastFrame: this.#lastVoiceFrame, talk: talk() });
    };
    socket.onmessage = ({ data }) => this.#hear(data);
    socket.onclose = ({ code }) => this.#closed(code);
  }

  #hear(data: string | ArrayBuffer): void {
    this.#waitForWord();
    if (typeof data !== 'string') {
      const frame = readCallFrame(new Uint8Array(data));
      if (frame?.kind !== 'voice') return;
      this.#lastVoiceFrame = Math.max(this.#lastVoiceFrame, frame.sequence);
      return this.#options.onFrame(frame);
    }
    const message = readCallMessage(data);
    if (message.type === 'welcome') this.#welcomed(message.taken, message.framesTaken);
    if (message.type === 'pulse') {
      this.#outbox.taken(message.taken, message.framesTaken);
      // Send the waiting frames, even if the microphone is muted by now.
      this.#sendFrames();
    }
    this.#options.onMessage(message.type === 'welcome' ? this.#asSaidSince(message) : message);
  }

  /** Applies messages that the server has not acknowledged: they are newer than its welcome. */
  #asSaidSince(welcome: Welcome): Welcome {
    let { muted, talk } = welcome;
    for (const message of this.#outbox.messages) {
      if (message.type === 'mute') muted = message.muted;
      if (message.type === 'talk') talk = message.mode;
    }
    return { ...welcome, muted, talk };
  }

  #welcomed(taken: number, framesTaken: number): void {
    this.#failStart();
    this.#attempt = 0;
    this.#outbox.taken(taken, framesTaken);
    this.#change('open');
    this.#outbox.sendAgain();
    this.#sendMessages();
    this.#sendFrames();
    if (this.#lastPlayback) this.#write(this.#lastPlayback);
  }

  #closed(code: number): void {
    this.#letGo();
    if (this.#state === 'over') return;
    if (!mayReconnect(code)) return this.#end(endOfCode[code] ?? 'protocol');
    this.#lost();
    const { clock, chance } = this.#options;
    const inMs = code === callCloseCodes.goingAway && this.#attempt === 0 ? 0 : backoffMs(this.#attempt, chance());
    this.#attempt += 1;
    this.#cancelTry = clock.after(inMs, () => this.#connect());
  }

  #lost(): void {
    if (this.#state === 'open') {
      this.#failStart = this.#options.clock.after(callBounds.resumeWithinMs, () => this.#end('unreachable'));
      this.#change('lost');
    }
  }

  #waitForWord(): void {
    this.#cancelSilence();
    this.#cancelSilence = this.#options.clock.after(callBounds.lostAfterMs, () => this.#closed(1006));
  }

  #end(why: LineEnd): void {
    this.close();
    this.#options.onEnd(why);
  }

  #letGo(): void {
    this.#cancelSilence();
    this.#cancelTry();
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #write(message: CallClientMessage): void {
    this.#socket?.send(writeCallMessage(message));
  }

  #change(state: 'open' | 'lost'): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.onChange(state);
  }
}
