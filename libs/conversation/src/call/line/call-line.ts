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

/** A WebSocket, by what the line uses of it. */
export interface LineSocket {
  readonly bufferedAmount: number;
  binaryType: BinaryType;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string | ArrayBuffer>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(data: string | Uint8Array<ArrayBuffer>): void;
  close(): void;
}

/** Why a line is given up. */
export type LineEnd =
  /** It never came about, or did not come back in time. */
  | 'unreachable'
  /** The server does not know the call, or takes the token for wrong. */
  | 'refused'
  /** A newer call, or the same call in another window. */
  | 'superseded'
  /** The server speaks another version, or took offence: nothing to be done but to load the page anew. */
  | 'protocol'
  /** After `ended`. */
  | 'ended';

export interface LineOptions {
  /** Opens a socket to the call. */
  open(): LineSocket;
  token: string;
  clock: CallClock;
  /** 0 to 1, for the spread of tries. */
  chance(): number;
  talk(): TalkMode;
  onMessage(message: CallServerMessage): void;
  onFrame(frame: CallFrame): void;
  /** Whether the line stands; told on each change. */
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

/** How long the first connection may take. */
const firstWithinMs = 12_000;

/**
 * The line of a call: one socket after another, as long as the call lasts. What was not taken is said again, numbers go
 * on, nothing for six seconds counts as lost, and a line that is lost is tried anew for a minute.
 */
export class CallLine {
  readonly #options: LineOptions;
  readonly #outbox = new Outbox();
  #socket: LineSocket | undefined;
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

  /** Says something that is taken once, now or when the line is back; a mute comes after the sound from before it. */
  say(message: UnnumberedMessage): void {
    this.#outbox.keepMessage(message);
    this.#sendMessages();
  }

  #sendMessages(): void {
    if (this.#state !== 'open') return;
    for (let next = this.#outbox.nextMessage(); next; next = this.#outbox.nextMessage()) this.#write(next);
  }

  /** How far an utterance was heard; only the latest counts. */
  report(playback: Omit<PlaybackReport, 'type'>): void {
    this.#lastPlayback = { type: 'playback', ...playback };
    if (this.#state === 'open') this.#write(this.#lastPlayback);
  }

  /**
   * Sends 20 ms of the microphone. They are kept until the server has taken them, five minutes at most; while the line
   * is lost or too much is on its way they wait, and go in their order.
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

  /** The network is said to be back: tries at once. */
  tryNow(): void {
    if (this.#state !== 'lost' || this.#socket) return;
    this.#attempt = 0;
    this.#connect();
  }

  /** Lets go of the line, whatever is on its way. Nothing is told any more. */
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
      // What waited goes on, though the microphone may be muted by now.
      this.#sendFrames();
    }
    this.#options.onMessage(message.type === 'welcome' ? this.#asSaidSince(message) : message);
  }

  /** What waits to be taken is newer than a welcome. */
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
