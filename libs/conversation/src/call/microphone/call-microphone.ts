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
  /** Whether what it hears goes to the coach. */
  isHeard(): boolean;
  /** @param atMs since the call's first frame, whichever microphone gave it */
  onFrame(atMs: number, samples: Int16Array): void;
}

/** The microphones of one call: the first, one that was chosen instead, and another where one was unplugged. */
export class CallMicrophone {
  readonly #options: CallMicrophoneOptions;
  #microphone: Microphone | undefined;
  #chosen: string | undefined;
  #level = 0;
  /** On the page's clock, when the call's first frame came. */
  #firstFrameAt: number | undefined;
  /** What a microphone's own count is behind the call's. */
  #countsFrom: number | undefined;
  #record: ((samples: Int16Array) => void) | undefined;
  /** Tells one call from the next: what an earlier one still brings is let go. */
  #call = 0;

  constructor(options: CallMicrophoneOptions) {
    this.#options = options;
  }

  /** How loud the person is at this moment, 0 to 1. */
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

  /** Opens the one that was chosen, in the place of one that is open. @returns whether there is one now */
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

  /** Takes any that is there. */
  async findAnother(): Promise<void> {
    const call = this.#call;
    try {
      const microphone = await this.#openOne();
      if (call !== this.#call || this.#microphone) return microphone.close();
      this.#take(microphone);
    } catch {
      // There is none: one types until one is plugged in.
    }
  }

  /** Records for the person alone. @returns what ends it, with what was recorded */
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

  /** Takes another one where there is one; else says so, and waits for one. */
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
