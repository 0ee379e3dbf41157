import { listenBounds, type ListenBegun, type LiveMeasures, type Locale } from '@greenroom/contracts';
import {
  type CallClock,
  type AudioCapture,
  type HeardSound,
  type SocketLike,
  microphoneTrouble,
  type MicrophoneTrouble,
} from '@greenroom/conversation/audio-capture';
import { lastAsked } from '../last-asked.ts';
import { Levels } from './levels.ts';
import { type ListenEnd, ListenConnection } from './listen-connection.ts';

/** The dependencies of a listening page; tests replace them. */
export interface LiveParts {
  clock: CallClock;
  chance(): number;
  language: Locale;
  openAudioCapture(): Promise<AudioCapture>;
  openSocket(path: string): SocketLike;
  /** Requests what opens the meeting's socket. */
  begin(): Promise<ListenBegun>;
}

export type LiveState =
  | { status: 'starting' }
  | { status: 'refused'; trouble: MicrophoneTrouble }
  /** The server refused, or stopped listening. */
  | { status: 'failed'; why: ListenEnd | 'busy' | 'other' }
  | { status: 'listening'; line: 'open' | 'lost' }
  /** No sound is captured, and none leaves the page. */
  | { status: 'off' }
  | { status: 'ending' };

export interface LiveView {
  state: LiveState;
  live: LiveMeasures | undefined;
  /** Whether speech is transcribed, as far as allowed. */
  words: boolean;
  /** The other speakers being heard. */
  others: readonly string[];
}

/** Another speaker being heard. */
export interface Heard {
  /** Their current level, 0 to 1. */
  level(): number;
  end(): void;
}

interface Source {
  speaker: string;
  sound: HeardSound;
}

/** The visitor's own channel. */
const own = 0;

/** The longest wait for the server's confirmation; it stores everything anyway. In ms. */
const settledWithinMs = 20_000;

/** Listens to a meeting from one page: the visitor's actions, and the view. Plays no sound. */
export class LiveClient {
  readonly #parts: LiveParts;
  readonly #listeners = new Set<() => void>();
  readonly #sources = new Map<number, Source>();
  readonly #levels = new Levels();
  #view: LiveView = { state: { status: 'starting' }, live: undefined, words: true, others: [] };
  #ears: AudioCapture | undefined;
  #microphone: HeardSound | undefined;
  #line: ListenConnection | undefined;
  #isMuted = false;
  #deviceId: string | undefined;
  #settled = () => {};
  /** Identifies the current attempt; late results of earlier attempts are dropped. */
  #try = 0;
  readonly #chooses = lastAsked();

  constructor(parts: LiveParts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): LiveView => this.#view;

  /** The current level of the visitor's own microphone, 0 to 1. */
  readonly level = (): number => this.#levels.of(own);

  /** Starts listening, or resumes. Call it right after a user gesture. */
  async start(): Promise<void> {
    this.#stop();
    const turn = this.#try;
    this.#change({ state: { status: 'starting' } });
    if (!(await this.#openAudioCapture(turn))) return;
    try {
      const begun = await this.#parts.begin();
      if (turn === this.#try) this.#connect(begun);
    } catch (error) {
      if (turn !== this.#try) return;
      this.#stop();
      const isBusy = (error as { code?: string }).code === 'busy';
      this.#change({ state: { status: 'failed', why: isBusy ? 'busy' : 'other' } });
    }
  }

  /** Adds another speaker while it listens: a shared tab, or a person in the room. */
  add(speaker: string, stream: MediaStream): Heard {
    const ears = this.#ears;
    const channel = Array.from({ length: listenBounds.channels - 1 }, (_, index) => index + 1).find(
      (one) => !this.#sources.has(one),
    );
    if (!ears || channel === undefined) {
      for (const track of stream.getTracks()) track.stop();
      return { level: () => 0, end: () => {} };
    }
    const onLost = () => this.#remove(channel, source);
    const source: Source = { speaker, sound: ears.stream(stream, { onFrame: this.#onFrame(channel), onLost }) };
    this.#sources.set(channel, source);
    this.#line?.name(channel, speaker);
    this.#others();
    return {
      level: () => (this.#sources.get(channel) === source ? this.#levels.of(channel) : 0),
      end: () => this.#remove(channel, source),
    };
  }

  /** Mutes the visitor for the coach as well as for the room. */
  mute(muted: boolean): void {
    this.#isMuted = muted;
    this.#levels.forget(own);
    this.#microphone?.setOn(!muted);
  }

  /** Replaces the current microphone, also for later restarts. */
  async chooseMicrophone(deviceId: string): Promise<void> {
    this.#deviceId = deviceId;
    const [ears, turn] = [this.#ears, this.#try];
    if (!ears || !this.#microphone) return;
    const isLast = this.#chooses();
    const next = await this.#openMicrophone(ears, turn);
    if (turn !== this.#try || !isLast()) return next.close();
    this.#microphone.close();
    next.setOn(!this.#isMuted);
    this.#microphone = next;
  }

  /** Stops at once: no more sound is captured, and nothing more leaves the page. */
  off(): void {
    this.#stop();
    this.#change({ state: { status: 'off' } });
  }

  /** Stops capturing, and resolves once the server has everything. */
  async finish(): Promise<void> {
    const line = this.#line;
    this.#line = undefined;
    this.#stop();
    this.#change({ state: { status: 'ending' } });
    if (!line?.finish()) return line?.close();
    await new Promise<void>((resolve) => {
      this.#settled = resolve;
      this.#parts.clock.after(settledWithinMs, resolve);
    });
    line.close();
  }

  close(): void {
    this.#stop();
    this.#listeners.clear();
  }

  async #openAudioCapture(turn: number): Promise<boolean> {
    let ears: AudioCapture | undefined;
    try {
      ears = await this.#parts.openAudioCapture();
      const microphone = await this.#openMicrophone(ears, turn);
      if (turn === this.#try) {
        this.#ears = ears;
        this.#microphone = microphone;
        microphone.setOn(!this.#isMuted);
        return true;
      }
      microphone.close();
    } catch (error) {
      if (turn === this.#try) this.#change({ state: { status: 'refused', trouble: microphoneTrouble(error) } });
    }
    ears?.close();
    return false;
  }

  #openMicrophone(ears: AudioCapture, turn: number): Promise<HeardSound> {
    return ears.microphone({ onFrame: this.#onFrame(own), onLost: () => this.#lostMicrophone(turn) }, this.#deviceId);
  }

  #connect({ socketPath, token, understands }: ListenBegun): void {
    const { clock, chance, language, openSocket } = this.#parts;
    this.#change({ words: understands });
    this.#line = new ListenConnection({
      ...{ token, language, clock, chance },
      open: () => openSocket(socketPath),
      channels: () => new Map([...this.#sources].map(([channel, { speaker }]) => [channel, speaker])),
      onMessage: (message) => {
        if (message.type === 'live') this.#change({ live: message.live });
        if (message.type === 'words') this.#change({ words: message.understood });
        if (message.type === 'settled') this.#settled();
      },
      onChange: (line) => {
        if (this.#line) this.#change({ state: { status: 'listening', line } });
      },
      onEnd: (why) => {
        this.#settled();
        if (!this.#line) return;
        this.#stop();
        this.#change({ state: { status: 'failed', why } });
      },
    });
  }

  /** Maps a channel's frame times to the page's clock, starting with its first frame. */
  #onFrame(channel: number): (samples: Int16Array, atMs: number) => void {
    let countsFrom: number | undefined;
    return (samples, atMs) => {
      this.#levels.put(channel, samples);
      countsFrom ??= Math.round(this.#parts.clock.now()) - atMs;
      this.#line?.sendFrame(channel, Math.max(0, countsFrom + atMs), samples);
    };
  }

  #remove(channel: number, source: Source): void {
    if (this.#sources.get(channel) !== source) return;
    source.sound.close();
    this.#sources.delete(channel);
    this.#levels.forget(channel);
    this.#others();
  }

  #lostMicrophone(turn: number): void {
    if (turn !== this.#try) return;
    this.#stop();
    this.#change({ state: { status: 'refused', trouble: 'none' } });
  }

  #stop(): void {
    this.#try += 1;
    this.#line?.close();
    this.#line = undefined;
    for (const [channel, source] of [...this.#sources]) this.#remove(channel, source);
    this.#levels.forget(own);
    this.#microphone?.close();
    this.#ears?.close();
    this.#microphone = this.#ears = undefined;
  }

  #others(): void {
    this.#change({ others: [...this.#sources.values()].map(({ speaker }) => speaker) });
  }

  #change(change: Partial<LiveView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
