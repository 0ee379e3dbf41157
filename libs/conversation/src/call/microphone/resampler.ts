/** Zero crossings of the kernel on each side: more make the filter steeper and slower. */
const crossings = 8;
const stepsPerCrossing = 64;

/** A Hann-windowed sinc, in steps from its centre outwards. */
const kernel = Float32Array.from({ length: crossings * stepsPerCrossing + 1 }, (_, step) => {
  const x = (Math.PI * step) / stepsPerCrossing;
  const sinc = step === 0 ? 1 : Math.sin(x) / x;
  return sinc * 0.5 * (1 + Math.cos(x / crossings));
});

/**
 * Resamples streamed sound between any two rates (44,100, 48,000, a headset's 8,000 Hz). Removes frequencies above
 * half the lower rate first, to prevent aliasing.
 */
export class Resampler {
  /** Input samples per output sample. */
  readonly #ratio: number;
  readonly #cutOff: number;
  /** Input samples used on each side of an output sample. */
  readonly #reach: number;
  /** Input that is still needed; silence before the first sample. */
  #held: Float32Array;
  /** Position of the next output sample in `#held`. */
  #at: number;

  /** Takes both rates in Hz. */
  constructor(fromHz: number, toHz: number) {
    this.#ratio = fromHz / toHz;
    // A little below half the rate, because the filter is not infinitely steep.
    this.#cutOff = Math.min(1, toHz / fromHz) * 0.92;
    this.#reach = Math.ceil(crossings / this.#cutOff);
    this.#held = new Float32Array(this.#reach);
    this.#at = this.#reach;
  }

  /** Adds samples and returns the output that is complete by now; the last samples wait for those after them. */
  push(input: Float32Array): Float32Array {
    const held = new Float32Array(this.#held.length + input.length);
    held.set(this.#held);
    held.set(input, this.#held.length);
    const last = held.length - 1 - this.#reach;
    const count = Math.max(0, Math.floor((last - this.#at) / this.#ratio) + 1);
    const output = Float32Array.from({ length: count }, (_, index) =>
      this.#sample(held, this.#at + index * this.#ratio),
    );
    this.#at += count * this.#ratio;
    const done = Math.max(0, Math.floor(this.#at) - this.#reach);
    this.#held = held.slice(done);
    this.#at -= done;
    return output;
  }

  #sample(held: Float32Array, at: number): number {
    const first = Math.max(0, Math.ceil(at - this.#reach));
    const last = Math.min(held.length - 1, Math.floor(at + this.#reach));
    let sum = 0;
    for (let index = first; index <= last; index += 1) {
      const step = Math.round(Math.abs(index - at) * this.#cutOff * stepsPerCrossing);
      sum += held[index]! * (kernel[step] ?? 0);
    }
    return sum * this.#cutOff;
  }
}
