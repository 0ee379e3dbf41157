import { listenBounds, type ListenBegun, type LiveMeasures, type Locale } from '@greenroom/contracts';
import {
  type CallClock,
  type Ears,
  type HeardSound,
  type LineSocket,
  microphoneTrouble,
  type MicrophoneTrouble,
} from '@greenroom/conversation/ears';
import { lastAsked } from '../last-asked.ts';
import { Levels } from './levels.ts';
import { type ListenEnd, ListenLine } from './listen-line.ts';

/** What a listening page is made of; a test puts others in. */
export interface LiveParts {
  clock: CallClock;
  chance(): number;
  language: Locale;
  openEars(): Promise<Ears>;
  openSocket(path: string): LineSocket;
  /** Asks the server for what opens the meeting's socket. */
  begin(): Promise<ListenBegun>;
}

export type LiveState =
  | { status: 'starting' }
  | { status: 'refused'; trouble: MicrophoneTrouble }
  /** The server would not, or does not any more. */
  | { status: 'failed'; why: ListenEnd | 'busy' | 'other' }
  | { status: 'listening'; line: 'open' | 'lost' }
  /** Nothing is heard, and nothing leaves the page. */
  | { status: 'off' }
  | { status: 'ending' };

export interface LiveView {
  state: LiveState;
  live: LiveMeasures | undefined;
  /** Whether what is said is written down, as far as it may be. */
  words: boolean;
  /** Who is heard beside oneself. */
  others: readonly string[];
}

/** Somebody who is heard beside oneself. */
export interface Heard {
  /** How loud they are at this moment, 0 to 1. */
  level(): number;
  end(): void;
}

interface Source {
  speaker: string;
  sound: HeardSound;
}

/** One's own channel. */
const own = 0;

/** Who waits for everything to be kept waits no longer than that: it is kept without them. In ms. */
const settledWithinMs = 20_000;

/** One page that listens to a meeting: what a person can do, and what is to be seen of it. It plays no sound. */
export class LiveClient {
  readonly #parts: LiveParts;
  readonly #listeners = new Set<() => void>();
  readonly #sources = new Map<number, Source>();
  readonly #levels = new Levels();
  #view: LiveView = { state: { status: 'starting' }, live: undefined, words: true, others: [] };
  #ears: Ears | undefined;
  #microphone: HeardSound | undefined;
  #line: ListenLine | undefined;
  #isMuted = false;
  #deviceId: string | undefined;
  #settled = () => {};
  /** Tells one try from the next: what an earlier one still brings is let go. */
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

  /** How loud one's own microphone is at this moment, 0 to 1. */
  readonly level = (): number => this.#levels.of(own);

  /** Listens, or listens again. Right after a touch. */
  async start(): Promise<void> {
    this.#stop();
    const turn = this.#try;
    this.#change({ state: { status: 'starting' } });
    if (!(await this.#openEars(turn))) return;
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

  /** Hears somebody else as well, while it listens: a tab that was shared, whoever is in the room. */
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

  /** Nobody in the room hears one, and so the coach does not either. */
  mute(muted: boolean): void {
    this.#isMuted = muted;
    this.#levels.forget(own);
    this.#microphone?.setOn(!muted);
  }

  /** Another microphone in the place of the one that is heard, and whenever it listens again. */
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

  /** At once: sound stops at this instant, and nothing more leaves the page. */
  off(): void {
    this.#stop();
    this.#change({ state: { status: 'off' } });
  }

  /** Hears no more, and resolves once the server has everything. */
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

  async #openEars(turn: number): Promise<boolean> {
    let ears: Ears | undefined;
    try {
      ears = await this.#parts.openEars();
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

  #openMicrophone(ears: Ears, turn: number): Promise<HeardSound> {
    return ears.microphone({ onFrame: this.#onFrame(own), onLost: () => this.#lostMicrophone(turn) }, this.#deviceId);
  }

  #connect({ socketPath, token, understands }: ListenBegun): void {
    const { clock, chance, language, openSocket } = this.#parts;
    this.#change({ words: understands });
    this.#line = new ListenLine({
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

  /** When the sound of a channel began, on the page's clock, its frames are counted from there. */
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
