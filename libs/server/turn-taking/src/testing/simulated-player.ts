import { heardText, lengthOf } from '../heard-text.ts';
import type { Clip } from '../spoken-part.ts';

interface Track {
  clips: Clip[];
  playedMs: number;
  stopAfterMs: number;
}

/** The page's loudspeaker: plays one utterance at a time, and knows what was really played. */
export class SimulatedPlayer {
  readonly tracks = new Map<number, Track>();
  /** The finished sentences of each utterance. */
  readonly said = new Map<number, Clip[]>();
  current: number | null = null;
  paused = false;
  lowered = false;
  #at = 0;

  /** Plays on until a time. */
  runTo(at: number): void {
    const passed = at - this.#at;
    this.#at = at;
    const track = this.current === null ? undefined : this.tracks.get(this.current);
    if (!track || this.paused) return;
    track.playedMs = Math.min(track.playedMs + passed, lengthOf(track.clips), track.stopAfterMs);
  }

  add(utteranceId: number, clips: readonly Clip[]): void {
    const track = this.tracks.get(utteranceId);
    if (track) track.clips = [...clips];
  }

  play(utteranceId: number, clips: readonly Clip[], fromMs = 0): void {
    if (!this.tracks.has(utteranceId))
      this.tracks.set(utteranceId, { clips: [...clips], playedMs: fromMs, stopAfterMs: Infinity });
    if (this.current !== utteranceId) this.paused = this.lowered = false;
    this.current = utteranceId;
  }

  drop(utteranceId: number, afterMs?: number): void {
    if (this.current !== utteranceId) return;
    if (afterMs === undefined) this.current = null;
    else this.tracks.get(utteranceId)!.stopAfterMs = afterMs;
  }

  /** Returns whether it has run out of sound without reaching an end. */
  isStarved(utteranceId: number): boolean {
    const track = this.tracks.get(utteranceId);
    return track !== undefined && track.stopAfterMs === Infinity && track.playedMs >= lengthOf(track.clips);
  }

  playedMs(utteranceId: number): number {
    return this.tracks.get(utteranceId)?.playedMs ?? 0;
  }

  /** Returns what a person in the room has heard of it. */
  heard(utteranceId: number): string {
    const track = this.tracks.get(utteranceId);
    return track ? heardText(this.said.get(utteranceId) ?? track.clips, track.playedMs) : '';
  }
}
