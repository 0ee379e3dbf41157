import { callBounds, type UtteranceKind } from '@greenroom/contracts';
import { writtenText } from '@greenroom/turn-taking';
import type { MadeClip } from './growing-sentence.ts';

/** Length of a frame, except the last ones of a sentence, in ms. */
const frameMs = 100;
/** How far ahead of playback audio is made, in ms. */
const madeAheadMs = 12_000;

export interface TrackedUtterance {
  id: number;
  kind: UtteranceKind;
  turnId: number | null;
}

export interface Caption {
  text: string;
  fromMs: number;
  durationMs: number;
}

/** Sends the audio of tracks. */
interface TrackOwner {
  /** Whether a track will still be heard. */
  isKnown(track: VoiceTrack): boolean;
  /** Called when a track has more audio, or has ended. @param caption to send, if the track is playing */
  grown(track: VoiceTrack, caption?: Caption): void;
}

/** The audio of one utterance: what was made, sent and heard of it. */
export class VoiceTrack {
  readonly id: number;
  readonly kind: UtteranceKind;
  readonly turnId: number | null;
  rateHz = 0;
  readonly captions: Caption[] = [];
  samplesMade = 0;
  samplesSent = 0;
  playedMs = 0;
  finished = false;
  sentWhole = false;
  stopAfterMs: number | null = null;
  manner: 'lower' | 'pause' | null = null;
  /** Sent but not heard yet. */
  readonly frames: { sequence: number; endMs: number; bytes: Uint8Array }[] = [];
  /** Not cut into frames yet. */
  readonly #pcm: Int16Array[] = [];
  /** Where the sentence that is still being made begins. */
  #growsFromMs: number | null = null;
  #waiters: (() => void)[] = [];
  readonly #owner: TrackOwner;

  constructor({ id, kind, turnId }: TrackedUtterance, owner: TrackOwner) {
    this.id = id;
    this.kind = kind;
    this.turnId = turnId;
    this.#owner = owner;
  }

  /** Length of the audio made so far, in ms. */
  get madeMs(): number {
    return this.msOf(this.samplesMade);
  }

  msOf(samples: number): number {
    return this.rateHz === 0 ? 0 : (samples / this.rateHz) * 1_000;
  }

  add({ clip, pcm, rateHz }: MadeClip): void {
    this.rateHz ||= rateHz;
    const caption = {
      text: writtenText(clip.parts).trim(),
      fromMs: this.#growsFromMs ?? Math.round(this.madeMs),
      durationMs: Math.round(clip.durationMs),
    };
    const isNew = this.#growsFromMs === null;
    if (isNew) this.captions.push(caption);
    else this.captions[this.captions.length - 1] = caption;
    this.#growsFromMs = clip.growing ? caption.fromMs : null;
    if (pcm.length > 0) this.#pcm.push(pcm);
    this.samplesMade += pcm.length;
    // The length of a sentence is reported with its beginning and once it is final.
    this.#owner.grown(this, isNew || !clip.growing ? caption : undefined);
  }

  /** Marks the end: no more audio will be added. */
  finish(): void {
    this.finished = true;
    this.#owner.grown(this);
  }

  /** Resolves when more audio should be made. */
  async room(): Promise<void> {
    while (this.#owner.isKnown(this) && this.madeMs - this.playedMs > madeAheadMs)
      await new Promise<void>((resolve) => this.#waiters.push(resolve));
  }

  /** Makes all waiters for room check again. */
  wake(): void {
    for (const waiter of this.#waiters.splice(0)) waiter();
  }

  heardUpTo(playedMs: number): void {
    this.playedMs = Math.max(this.playedMs, Math.min(playedMs, this.msOf(this.samplesSent)));
    const kept = this.frames.findIndex(({ endMs }) => endMs > this.playedMs);
    this.frames.splice(0, kept === -1 ? this.frames.length : kept);
    this.wake();
  }

  /** Returns the samples of the next frame; undefined where there are none yet. */
  nextSamples(): Int16Array | undefined {
    const length = this.#nextLength();
    return length === 0 ? undefined : shift(this.#pcm, length);
  }

  /**
   * Returns the length of the next frame. The end of a sentence is sent without waiting, except what is less than a
   * frame step.
   */
  #nextLength(): number {
    const left = this.samplesMade - this.samplesSent;
    const perFrame = Math.round((this.rateHz * frameMs) / 1_000);
    if (left >= perFrame) return perFrame;
    if (this.finished || left === 0) return left;
    if (this.#growsFromMs !== null) return 0;
    return left - (left % Math.round((this.rateHz * callBounds.frameMs) / 1_000));
  }
}

/** Takes this many samples from the beginning. */
function shift(chunks: Int16Array[], count: number): Int16Array {
  const [first] = chunks;
  if (first && first.length > count) {
    chunks[0] = first.subarray(count);
    return first.subarray(0, count);
  }
  const taken = new Int16Array(count);
  for (let at = 0; at < count;) {
    const chunk = chunks.shift();
    if (!chunk) break;
    const part = chunk.subarray(0, count - at);
    taken.set(part, at);
    if (part.length < chunk.length) chunks.unshift(chunk.subarray(part.length));
    at += part.length;
  }
  return taken;
}
