import {
  callBounds,
  callCloseCodes,
  listenProtocol,
  type Locale,
  mayReconnect,
  readListenMessage,
  renameKeys,
  toSnake,
  writeCallFrame,
  type ListenClientMessage,
  type ListenServerMessage,
} from '@greenroom/contracts';
import { backoffMs, type CallClock, type SocketLike } from '@greenroom/conversation/audio-capture';

/** Why a connection ended for good. */
export type ListenEnd =
  /** Everything is stored, or the server has stopped listening. */
  | 'ended'
  /** Another window took over the meeting. */
  | 'superseded'
  /** It did not reconnect, or the server does not know the meeting. */
  | 'lost';

export interface ListenConnectionOptions {
  open(): SocketLike;
  token: string;
  language: Locale;
  clock: CallClock;
  chance(): number;
  /** The speakers by channel, except the visitor's own. */
  channels(): ReadonlyMap<number, string>;
  onMessage(message: ListenServerMessage): void;
  onChange(state: 'open' | 'lost'): void;
  onEnd(why: ListenEnd): void;
}

/**
 * The connection of a meeting in progress, over successive sockets. Speech during a disconnection is lost; earlier
 * speech is stored on the server.
 */
export class ListenConnection {
  readonly #options: ListenConnectionOptions;
  #socket: SocketLike | undefined;
  #state: 'new' | 'open' | 'lost' | 'over' = 'new';
  #sequences = new Map<number, number>();
  #attempt = 0;
  #failStart = () => {};
  #cancelSilence = () => {};
  #cancelTry = () => {};

  constructor(options: ListenConnectionOptions) {
    this.#options = options;
    this.#waitForLine();
    this.#connect();
  }

  name(channel: number, speaker: string): void {
    if (this.#state === 'open') this.#write({ type: 'channel', channel, speaker });
  }

  sendFrame(channel: number, offsetMs: number, samples: Int16Array): void {
    const socket = this.#state === 'open' ? this.#socket : undefined;
    if (!socket || socket.bufferedAmount > callBounds.sendingBytes) return;
    const sequence = (this.#sequences.get(channel) ?? 0) + 1;
    this.#sequences.set(channel, sequence);
    socket.send(writeCallFrame({ kind: 'microphone', utteranceId: channel, sequence, offsetMs, samples }));
  }

  /**
   * Announces that no more sound comes. @returns whether the server is connected and will confirm that everything is
   * stored
   */
  finish(): boolean {
    if (this.#state !== 'open') return false;
    this.#write({ type: 'finish' });
    return true;
  }

  /** Closes at once, without waiting for pending messages or further callbacks. */
  close(): void {
    this.#state = 'over';
    this.#failStart();
    this.#letGo();
  }

  #connect(): void {
    this.#cancelTry();
    const { open, token, language } = this.#options;
    const socket = open();
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    this.#waitForWord();
    socket.onopen = () => this.#write({ type: 'hello', version: listenProtocol, token, language });
    socket.onmessage = ({ data }) => this.#hear(data);
    socket.onclose = ({ code }) => this.#closed(code);
  }

  #hear(data: string | ArrayBuffer): void {
    if (typeof data !== 'string') return;
    this.#waitForWord();
    const message = readListenMessage(data);
    if (this.#state !== 'open') {
      this.#failStart();
      this.#attempt = 0;
      this.#sequences.clear();
      this.#state = 'open';
      for (const [channel, speaker] of this.#options.channels()) this.name(channel, speaker);
      this.#options.onChange('open');
    }
    this.#options.onMessage(message);
  }

  #closed(code: number): void {
    this.#letGo();
    if (this.#state === 'over') return;
    if (!mayReconnect(code)) return this.#end(endOf(code));
    if (this.#state === 'open') {
      this.#state = 'lost';
      this.#waitForLine();
      this.#options.onChange('lost');
    }
    const { clock, chance } = this.#options;
    this.#cancelTry = clock.after(backoffMs(this.#attempt, chance()), () => this.#connect());
    this.#attempt += 1;
  }

  #waitForLine(): void {
    this.#failStart = this.#options.clock.after(callBounds.resumeWithinMs, () => this.#end('lost'));
  }

  #waitForWord(): void {
    this.#cancelSilence();
    this.#cancelSilence = this.#options.clock.after(callBounds.lostAfterMs, () => this.#closed(1006));
  }

  #end(why: ListenEnd): void {
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

  #write(message: ListenClientMessage): void {
    this.#socket?.send(JSON.stringify(renameKeys(message, toSnake)));
  }
}

function endOf(code: number): ListenEnd {
  if (code === callCloseCodes.ended) return 'ended';
  return code === callCloseCodes.superseded ? 'superseded' : 'lost';
}
