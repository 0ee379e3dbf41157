/** How far an utterance was played, reported on each change. */
export interface Played {
  utteranceId: number;
  /** Position in the utterance, in whole milliseconds. */
  playedMs: number;
  at: 'playing' | 'paused' | 'finished' | 'dropped';
}

export type PlaybackOrder =
  | { do: 'begin'; utteranceId: number; rateHz: number }
  | { do: 'push'; utteranceId: number; offsetMs: number; samples: Int16Array }
  | { do: 'end'; utteranceId: number; durationMs: number }
  | { do: 'lower' | 'restore' | 'pause' | 'resume'; utteranceId: number }
  | { do: 'drop'; utteranceId: number; afterMs?: number };

/** Length of the volume ramp at start, stop and lowering, in milliseconds; it prevents clicks. */
const rampMs = 20;
/** Volume of the coach's voice while the user begins to speak. */
const lowered = 0.2;

/**
 * Plays utterances one after the other and tracks which millisecond of each was heard. Sound is pushed as it arrives
 * and pulled as the loudspeaker needs it; late sound causes silence, and nothing is skipped. Pure: no browser.
 */
export class PlaybackQueue {
  readonly #outHz: number;
  #queue: Utterance[] = [];
  #news: Played[] = [];
  /** How far each finished or dropped utterance was heard. */
  readonly #over = new Map<number, number>();

  /** @param outHz sample rate of the loudspeaker's context */
  constructor(outHz: number) {
    this.#outHz = outHz;
  }

  take(order: PlaybackOrder): void {
    if (order.do === 'begin') return this.#begin(order.utteranceId, order.rateHz);
    const one = this.#queue.find(({ id }) => id === order.utteranceId);
    if (!one) {
      if (order.do === 'drop') this.#tell(order.utteranceId, this.#over.get(order.utteranceId) ?? 0, 'dropped');
      return;
    }
    switch (order.do) {
      case 'push':
        one.push(order.offsetMs, order.samples);
        break;
      case 'end':
        one.endsAt = order.durationMs;
        break;
      case 'lower':
        one.loudness = lowered;
        break;
      case 'restore':
        one.loudness = 1;
        break;
      case 'pause':
        one.paused = true;
        break;
      case 'resume':
        one.paused = false;
        break;
      case 'drop':
        one.stopAt = order.afterMs ?? 0;
    }
    if (one !== this.#queue[0] || !one.begun) this.#settle(one);
  }

  /** Fills the loudspeaker's buffer. */
  render(out: Float32Array): void {
    out.fill(0);
    const step = 1_000 / (rampMs * this.#outHz);
    for (let index = 0; index < out.length; index += 1) {
      const one = this.#queue[0];
      if (!one) return;
      out[index] = one.next(this.#outHz, step);
      this.#settle(one);
    }
  }

  /** Returns and clears the reports since the last call. */
  takeNews(): Played[] {
    return this.#news.splice(0);
  }

  /** Returns what is being played; undefined when nothing is. */
  position(): Played | undefined {
    const one = this.#queue[0];
    if (!one?.begun || one.silent) return undefined;
    return { utteranceId: one.id, playedMs: one.playedMs, at: 'playing' };
  }

  #begin(id: number, rateHz: number): void {
    if (this.#over.has(id) || this.#queue.some((one) => one.id === id)) return;
    // The server never plays two at once: an utterance it will not end any more (such as another instance's) is
    // dropped.
    for (const one of this.#queue) {
      if (one.endsAt !== undefined && !one.paused) continue;
      one.stopAt = 0;
      this.#settle(one);
    }
    this.#queue.push(new Utterance(id, rateHz));
  }

  /** Removes an utterance that is over, and reports how it ended. */
  #settle(one: Utterance): void {
    if (one.stopped) this.#remove(one, 'dropped');
    else if (one.finished) this.#remove(one, 'finished');
    else if (one.paused && one.silent && !one.pauseTold) {
      one.pauseTold = true;
      this.#tell(one.id, one.playedMs, 'paused');
    } else if (!one.paused) one.pauseTold = false;
  }

  #remove(one: Utterance, at: 'dropped' | 'finished'): void {
    this.#queue = this.#queue.filter((other) => other !== one);
    const playedMs = at === 'finished' ? one.endsAt! : one.playedMs;
    this.#over.set(one.id, playedMs);
    this.#tell(one.id, playedMs, at);
  }

  #tell(utteranceId: number, playedMs: number, at: Played['at']): void {
    this.#news.push({ utteranceId, playedMs, at });
  }
}

class Utterance {
  readonly id: number;
  readonly #rateHz: number;
  /** Sound not played yet, and the playback position in it; `#fromMs` is the offset of its first sample. */
  #sound = new Float32Array(0);
  #fromMs = 0;
  #at = 0;
  #gain = 0;
  begun = false;
  loudness = 1;
  paused = false;
  pauseTold = false;
  /** Its length in milliseconds, once known. */
  endsAt: number | undefined;
  /** Position at which it is dropped, in milliseconds. */
  stopAt: number | undefined;

  constructor(id: number, rateHz: number) {
    this.id = id;
    this.#rateHz = rateHz;
  }

  get playedMs(): number {
    const ms = Math.floor(this.#fromMs + (this.#at * 1_000) / this.#rateHz);
    return this.begun ? Math.min(ms, this.endsAt ?? ms) : 0;
  }

  get silent(): boolean {
    return this.#gain === 0;
  }

  get #leaving(): boolean {
    return this.stopAt !== undefined && (!this.begun || this.playedMs >= this.stopAt);
  }

  get stopped(): boolean {
    return this.#leaving && (this.silent || !this.#hasSound);
  }

  get finished(): boolean {
    return this.endsAt !== undefined && !this.#hasSound && this.#endMs >= this.endsAt - 1 && !this.paused;
  }

  /** Adds sound. Skips sound that is already there (resent after a disconnect) and fills gaps with silence. */
  push(offsetMs: number, samples: Int16Array): void {
    if (!this.begun && this.#sound.length === 0) this.#fromMs = offsetMs;
    const held = this.#sound.length - Math.floor(this.#at);
    const due = Math.round(((offsetMs - this.#fromMs) * this.#rateHz) / 1_000);
    const skip = Math.max(0, this.#sound.length - due);
    if (skip >= samples.length) return;
    const hole = Math.max(0, due - this.#sound.length);
    const done = this.#sound.length - held;
    const longer = new Float32Array(held + hole + samples.length - skip);
    longer.set(this.#sound.subarray(done));
    for (let index = skip; index < samples.length; index += 1)
      longer[held + hole + index - skip] = samples[index]! / 32_768;
    this.#sound = longer;
    this.#fromMs += (done * 1_000) / this.#rateHz;
    this.#at -= done;
  }

  /** Returns the next sample for the loudspeaker. */
  next(outHz: number, step: number): number {
    const quiet = this.paused || this.#leaving;
    if (!this.#hasSound) {
      this.#gain = 0;
      return 0;
    }
    const target = quiet ? 0 : this.loudness;
    this.#gain = this.#gain < target ? Math.min(target, this.#gain + step) : Math.max(target, this.#gain - step);
    if (this.#gain === 0) return 0;
    this.begun = true;
    const sample = cubic(this.#sound, this.#at) * this.#gain;
    this.#at += this.#rateHz / outHz;
    return sample;
  }

  get #hasSound(): boolean {
    return this.#at < this.#sound.length;
  }

  get #endMs(): number {
    return this.#fromMs + (this.#sound.length * 1_000) / this.#rateHz;
  }
}

/** Interpolates between samples by the four around (Catmull–Rom). */
function cubic(sound: Float32Array, at: number): number {
  const index = Math.floor(at);
  const x = at - index;
  const b = sound[index] ?? 0;
  const c = sound[index + 1] ?? b;
  const a = sound[index - 1] ?? b;
  const d = sound[index + 2] ?? c;
  return b + 0.5 * x * (c - a + x * (2 * a - 5 * b + 4 * c - d + x * (3 * (b - c) + d - a)));
}
