import { Resampler } from '@greenroom/conversation/resampler';
import { recordingBounds, recordingPieces, samplesInPiece } from '@greenroom/contracts';

/** A stretch of decoded sound, one array for each channel of the upload. */
export interface DecodedSound {
  /** When it begins, in seconds of the recording. */
  at: number;
  /** In samples per second. */
  rate: number;
  channels: readonly Float32Array[];
}

/** A piece of a recording as it is uploaded: 16-bit samples at 16 kHz, one channel after the other. */
export interface SoundPiece {
  /** Counts from 1. */
  position: number;
  bytes: Uint8Array<ArrayBuffer>;
}

const { rate: uploadRate, pieceMs } = recordingBounds;
/** Timestamps are rounded; a smaller difference is no gap. In seconds. */
const tolerance = 0.02;
/** Silence is added in steps of this length, so that a large gap takes no memory. In seconds. */
const silenceStep = 1;

/**
 * Resamples decoded sound and cuts it into pieces. Fills gaps with silence and drops what overlaps, so that every piece
 * begins at its own time. Holds one piece at a time.
 * @param decoded in order; its first stretch may begin before or after the first piece
 * @param from the first piece that is wanted
 */
export async function* cutPieces(
  decoded: AsyncIterable<DecodedSound>,
  { channels, durationMs, from }: { channels: number; durationMs: number; from: number },
): AsyncGenerator<SoundPiece> {
  const beganAt = ((from - 1) * pieceMs) / 1_000;
  const pieces = new PieceBuilder(channels, durationMs, from);
  const stream = new PlacedSound(channels, beganAt);
  for await (const sound of decoded) {
    for (const resampled of stream.take(sound)) yield* pieces.take(resampled);
    if (pieces.isDone) return;
  }
  yield* pieces.take(stream.end());
  yield* pieces.fillUp();
}

/** Places sound at its time, as one continuous stream at the rate of the upload. */
class PlacedSound {
  readonly #count: number;
  readonly #beganAt: number;
  #rate = 0;
  #resamplers: Resampler[] = [];
  /** When the next sound is expected, in seconds. */
  #next: number;

  constructor(count: number, beganAt: number) {
    this.#count = count;
    this.#beganAt = beganAt;
    this.#next = beganAt;
  }

  *take({ at, rate, channels }: DecodedSound): Generator<Float32Array[]> {
    if (rate !== this.#rate) {
      if (this.#rate > 0) yield this.end();
      this.#rate = rate;
      this.#resamplers = Array.from({ length: this.#count }, () => new Resampler(rate, uploadRate));
    }
    while (at - this.#next > tolerance) yield this.#silence(Math.min(silenceStep, at - this.#next));
    const overlap = Math.max(0, Math.round((this.#next - at) * rate));
    const skipped = this.#next - at > tolerance || at < this.#beganAt ? overlap : 0;
    const left = channels.map((samples) => samples.subarray(skipped));
    const length = left[0]?.length ?? 0;
    if (length === 0) return;
    this.#next += length / rate;
    yield this.#push(left);
  }

  /** Returns what the resamplers still hold. */
  end(): Float32Array[] {
    // The filter of the resampler reaches this far.
    return this.#push(this.#resamplers.map(() => new Float32Array(Math.ceil(this.#rate / 500))));
  }

  #silence(seconds: number): Float32Array[] {
    const length = Math.max(1, Math.round(seconds * this.#rate));
    this.#next += length / this.#rate;
    return this.#push(this.#resamplers.map(() => new Float32Array(length)));
  }

  #push(channels: readonly Float32Array[]): Float32Array[] {
    return this.#resamplers.map((resampler, channel) => resampler.push(channels[channel]!));
  }
}

class PieceBuilder {
  readonly #channels: number;
  readonly #durationMs: number;
  #position: number;
  #filled = 0;
  #samples: Int16Array<ArrayBuffer>;

  constructor(channels: number, durationMs: number, from: number) {
    this.#channels = channels;
    this.#durationMs = durationMs;
    this.#position = from;
    this.#samples = this.#empty();
  }

  get isDone(): boolean {
    return this.#position > recordingPieces(this.#durationMs);
  }

  *take(channels: readonly Float32Array[]): Generator<SoundPiece> {
    const length = channels[0]?.length ?? 0;
    for (let at = 0; at < length && !this.isDone;) {
      const size = samplesInPiece(this.#durationMs, this.#position);
      const count = Math.min(length - at, size - this.#filled);
      for (const [channel, samples] of channels.entries())
        for (let index = 0; index < count; index += 1)
          this.#samples[channel * size + this.#filled + index] = asInteger(samples[at + index]!);
      at += count;
      this.#filled += count;
      if (this.#filled === size) yield this.#complete();
    }
  }

  /** Fills the rest with silence: the file may be shorter than it says. */
  *fillUp(): Generator<SoundPiece> {
    while (!this.isDone) yield this.#complete();
  }

  #complete(): SoundPiece {
    const piece = { position: this.#position, bytes: new Uint8Array(this.#samples.buffer) };
    this.#position += 1;
    this.#filled = 0;
    this.#samples = this.#empty();
    return piece;
  }

  #empty(): Int16Array<ArrayBuffer> {
    return new Int16Array(samplesInPiece(this.#durationMs, this.#position) * this.#channels);
  }
}

const asInteger = (sample: number): number => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
