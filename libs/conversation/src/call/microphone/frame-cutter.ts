import { callBounds } from '@greenroom/contracts';
import { Resampler } from './resampler.ts';

/** Samples per frame: 20 ms at 16 kHz. */
export const frameSamples = (callBounds.microphoneRateHz * callBounds.frameMs) / 1_000;

/** Cuts microphone sound, at its own rate, into the frames sent to the server. */
export class FrameCutter {
  readonly #resampler: Resampler;
  #frame = new Int16Array(frameSamples);
  #filled = 0;

  /** @param rateHz sample rate of the microphone's audio context */
  constructor(rateHz: number) {
    this.#resampler = new Resampler(rateHz, callBounds.microphoneRateHz);
  }

  /** Returns the frames completed by this sound. Each is a separate array. */
  push(sound: Float32Array): Int16Array<ArrayBuffer>[] {
    const full: Int16Array<ArrayBuffer>[] = [];
    for (const sample of this.#resampler.push(sound)) {
      this.#frame[this.#filled] = Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)));
      this.#filled += 1;
      if (this.#filled < frameSamples) continue;
      full.push(this.#frame);
      this.#frame = new Int16Array(frameSamples);
      this.#filled = 0;
    }
    return full;
  }
}

/** Returns the RMS level of a frame, 0 to 1. */
export function levelOf(frame: Int16Array): number {
  const power = frame.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, frame.length);
  return Math.sqrt(power) / 32_768;
}
