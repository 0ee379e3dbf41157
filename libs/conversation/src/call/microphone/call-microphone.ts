import type { CallClock } from '../call-clock.ts';
import type { CallSound } from '../call-sound.ts';
import type { MicrophoneState } from '../call-view.ts';
import { levelOf } from './frame-cutter.ts';
import type { Microphone } from './microphone.ts';
import { microphoneTrouble } from './microphone-trouble.ts';

export interface CallMicrophoneOptions {
  clock: CallClock;
  sound(): CallSound | undefined;
  onAsking(): void;
  onRefused(state: Extract<MicrophoneState, { state: 'refused' }>): void;
  onState(state: 'live' | 'lost'): void;
  /** Whether its audio goes to the coach. */
  isHeard(): boolean;
  /** @param atMs milliseconds since the call's first frame, across microphones */
  onFrame(atMs: number, samples: Int16Array): void;
}

/** The microphone of a call: opens it, switches to a chosen one, and replaces an unplugged one. */
export class CallMicrophone {
  readonly #options: CallMicrophoneOptions;
  #microphone: Microphone | undefined;
  #chosen: string | undefined;
  #level = 0;
  /** Time of the call's first frame, on the page's clock. */
  #firstFrameAt: number | undefined;
  /** Offset between the current microphone's own time and the call's. */
  #countsFrom: number | undefined;
  #record: ((samples: Int16Array) => void) | undefined;
  /** Number of the current call; results of earlier calls are discarded. */
  #call = 0;

  constructor(options: CallMicrophoneOptions) {
    this.#options = options;
  }

  /** Current level of the user's voice, 0 to 1. */
  get level(): number {
    return this.#level;
  }

  get isThere(): boolean {
    return this.#microphone !== undefined;
  }

  get isRecording(): boolean {
    return this.#record !== undefined;
  }

  get deviceId(): string | undefined {
    return this.#microphone?.device.id ?? this.#chosen;
  }

  choose(deviceId: string): void {
    this.#chosen = deviceId;
  }

  setOn(on: boolean): void {
    this.#microphone?.setOn(on);
  }

  /** Opens the chosen microphone in place of an open one. @returns whether a microphone is open now */
  async open(): Promise<boolean> {
    const call = this.#call;
    const known = this.#microphone;
    if (!known) this.#options.onAsking();
    try {
      const microphone = await this.#openOne();
      if (call !== this.#call) {
        microphone.close();
        return false;
      }
      known?.close();
      this.#take(microphone);
      return true;
    } catch (error) {
      if (call !== this.#call) return false;
      if (known) return true;
      this.#options.onRefused({ state: 'refused', trouble: microphoneTrouble(error) });
      return false;
    }
  }

  /** Opens any available microphone. */
  async findAnother(): Promise<void> {
    const call = this.#call;
    try {
      const microphone = await this.#openOne();
      if (call !== this.#call || this.#microphone) return microphone.close();
      this.#take(microphone);
    } catch {
      // None available: the user types until one is plugged in.
    }
  }

  /** Records without sending. @returns a function that stops and returns the frames */
  record(): () => Int16Array[] {
    const frames: Int16Array[] = [];
    this.#microphone?.setOn(true);
    this.#record = (frame) => frames.push(frame.slice());
    return () => {
      this.#record = undefined;
      return frames;
    };
  }

  close(): void {
    this.#call += 1;
    this.#microphone?.close();
    this.#microphone = undefined;
    this.#firstFrameAt = this.#countsFrom = undefined;
    this.#level = 0;
  }

  #openOne(): Promise<Microphone> {
    return this.#options.sound()!.openMicrophone({
      deviceId: this.#chosen,
      onFrame: (samples, atMs) => this.#frame(samples, atMs),
      onLost: () => this.#lost(),
    });
  }

  #take(microphone: Microphone): void {
    this.#microphone = microphone;
    this.#countsFrom = undefined;
    this.#options.onState('live');
  }

  /** Switches to another microphone; if there is none, reports the loss and waits for one. */
  #lost(): void {
    this.#microphone?.close();
    this.#microphone = undefined;
    this.#chosen = undefined;
    this.#options.onState('lost');
    void this.findAnother();
  }

  #frame(samples: Int16Array, atMs: number): void {
    this.#level = levelOf(samples);
    if (this.#record) return this.#record(samples);
    if (!this.#options.isHeard()) return;
    const now = this.#options.clock.now();
    this.#firstFrameAt ??= now;
    this.#countsFrom ??= Math.round(now - this.#firstFrameAt) - atMs;
    this.#options.onFrame(this.#countsFrom + atMs, samples);
  }
}
