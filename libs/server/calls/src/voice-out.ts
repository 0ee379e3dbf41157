import { callBounds, type CallServerMessage, writeCallFrame } from '@greenroom/contracts';
import { type Caption, type TrackedUtterance, VoiceTrack } from './voice-track.ts';

export interface VoiceOutDependencies {
  send(message: CallServerMessage): void;
  sendFrame(bytes: Uint8Array): void;
}

/** Sends the coach's audio to the player: one utterance at a time, and never far ahead of what was heard. */
export class VoiceOut {
  readonly #page: VoiceOutDependencies;
  readonly #tracks = new Map<number, VoiceTrack>();
  #sounding: VoiceTrack | undefined;
  #nextFrame: number;

  /** @param firstFrame the number of the next frame, counted over all utterances of the call */
  constructor(page: VoiceOutDependencies, firstFrame = 1) {
    this.#page = page;
    this.#nextFrame = firstFrame;
  }

  track(utterance: TrackedUtterance): VoiceTrack {
    const track = new VoiceTrack(utterance, this);
    this.#tracks.set(track.id, track);
    return track;
  }

  play(id: number): void {
    this.#sounding = this.#tracks.get(id);
    if (!this.#sounding) return;
    this.#announce(this.#sounding);
    this.#pump();
  }

  /** Records how far an utterance was heard. */
  heard(id: number, playedMs: number): void {
    const track = this.#sounding;
    if (track?.id !== id) return;
    track.heardUpTo(playedMs);
    this.#pump();
  }

  tell(id: number, what: 'lower' | 'restore' | 'pause' | 'resume'): void {
    const track = this.#tracks.get(id);
    if (track) track.manner = what === 'lower' || what === 'pause' ? what : null;
    this.#page.send({ type: 'playback', utteranceId: id, do: what });
  }

  drop(id: number, afterMs?: number): void {
    const track = this.#tracks.get(id);
    this.#page.send({
      type: 'playback',
      utteranceId: id,
      do: 'drop',
      ...(afterMs !== undefined && { afterMs: Math.round(afterMs) }),
    });
    if (afterMs === undefined || !track) return this.withdraw(id);
    track.stopAfterMs = afterMs;
    // No more of it will be made.
    track.finished = true;
    this.#pump();
  }

  /** Forgets an utterance that will not be heard. */
  withdraw(id: number): void {
    const track = this.#tracks.get(id);
    if (!track) return;
    this.#tracks.delete(id);
    if (this.#sounding === track) this.#sounding = undefined;
    track.wake();
  }

  /** On a new connection: announces the playing utterance again, and sends the frames the page does not have. */
  resume(lastFrame: number): void {
    const track = this.#sounding;
    if (!track) return;
    this.#announce(track);
    if (track.manner) this.#page.send({ type: 'playback', utteranceId: track.id, do: track.manner });
    for (const { sequence, bytes } of track.frames) if (sequence > lastFrame) this.#page.sendFrame(bytes);
    if (track.sentWhole) this.#tellSent(track);
    else this.#pump();
  }

  isKnown(track: VoiceTrack): boolean {
    return this.#tracks.get(track.id) === track;
  }

  grown(track: VoiceTrack, caption?: Caption): void {
    if (this.#sounding !== track) return;
    if (caption) this.#page.send({ type: 'caption', utteranceId: track.id, ...caption });
    this.#pump();
  }

  #announce({ id, kind, turnId, rateHz, captions }: VoiceTrack): void {
    this.#page.send({ type: 'utterance', utteranceId: id, kind, turnId, rateHz });
    for (const caption of captions) this.#page.send({ type: 'caption', utteranceId: id, ...caption });
  }

  /** Sends what may be sent by now. */
  #pump(): void {
    const track = this.#sounding;
    if (!track) return;
    const until = Math.min(track.playedMs + callBounds.aheadMs, track.stopAfterMs ?? Infinity);
    while (track.msOf(track.samplesSent) < until) {
      const samples = track.nextSamples();
      if (!samples) break;
      this.#sendFrame(track, samples);
    }
    if (track.finished && !track.sentWhole && track.samplesSent === track.samplesMade) {
      track.sentWhole = true;
      this.#tellSent(track);
    }
  }

  #sendFrame(track: VoiceTrack, samples: Int16Array): void {
    const sequence = this.#nextFrame;
    const offsetMs = Math.round(track.msOf(track.samplesSent));
    const bytes = writeCallFrame({ kind: 'voice', sequence, utteranceId: track.id, offsetMs, samples });
    track.samplesSent += samples.length;
    track.frames.push({ sequence, endMs: track.msOf(track.samplesSent), bytes });
    this.#nextFrame += 1;
    this.#page.sendFrame(bytes);
  }

  #tellSent(track: VoiceTrack): void {
    const durationMs = Math.round(track.msOf(track.samplesMade));
    this.#page.send({ type: 'utterance-sent', utteranceId: track.id, durationMs });
  }
}
