import { callBounds, type CallServerMessage, writeCallFrame, type UtteranceKind } from '@greenroom/contracts';
import { writtenText } from './domain/spoken-part.ts';
import type { MadeClip } from './growing-sentence.ts';

/** How long a frame is, but the last ones of a sentence. In ms. */
const frameMs = 100;
/** So far ahead of what was heard sound is made. In ms. */
const madeAheadMs = 12_000;

/** The sound of one utterance. */
export interface VoiceTrack {
  readonly id: number;
  /** How much there is, and how much of it was heard. In ms. */
  readonly madeMs: number;
  add(made: MadeClip): void;
  /** There will be no more. */
  finish(): void;
  /** Resolves when more sound should be made. */
  room(): Promise<void>;
}

export interface VoiceOutDependencies {
  send(message: CallServerMessage): void;
  sendFrame(bytes: Uint8Array): void;
}

/** The coach's sound on its way to the player: one utterance at a time, and never far ahead of what was heard. */
export interface VoiceOut {
  track(utterance: { id: number; kind: UtteranceKind; turnId: number | null }): VoiceTrack;
  play(id: number): void;
  /** How far it was heard. */
  heard(id: number, playedMs: number): void;
  tell(id: number, what: 'lower' | 'restore' | 'pause' | 'resume'): void;
  drop(id: number, afterMs?: number): void;
  /** Forgets what will not be heard. */
  withdraw(id: number): void;
  /** On a new line: says again what sounds, and sends the frames the page does not have. */
  resume(lastFrame: number): void;
}

interface Caption {
  text: string;
  fromMs: number;
  durationMs: number;
}

interface Track extends VoiceTrack {
  kind: UtteranceKind;
  turnId: number | null;
  rateHz: number;
  /** What is not cut into frames yet. */
  pcm: Int16Array[];
  captions: Caption[];
  /** Where the sentence begins that is still being made. */
  growsFromMs: number | null;
  samplesMade: number;
  samplesSent: number;
  playedMs: number;
  finished: boolean;
  sentWhole: boolean;
  stopAfterMs: number | null;
  manner: 'lower' | 'pause' | null;
  /** Sent, and not heard yet. */
  frames: { sequence: number; endMs: number; bytes: Uint8Array }[];
  waiters: (() => void)[];
}

/** @param firstFrame the number of the next frame, counted over all utterances of the call */
export function voiceOut({ send, sendFrame }: VoiceOutDependencies, firstFrame = 1): VoiceOut {
  const tracks = new Map<number, Track>();
  let sounding: Track | undefined;
  let nextFrame = firstFrame;

  const ms = (track: Track, samples: number) => (track.rateHz === 0 ? 0 : (samples / track.rateHz) * 1_000);
  const announce = ({ id, kind, turnId, rateHz }: Track) =>
    send({ type: 'utterance', utteranceId: id, kind, turnId, rateHz });
  const wake = (track: Track) => {
    for (const waiter of track.waiters.splice(0)) waiter();
  };

  /** How many samples go next. The end of a sentence does not wait for more, but for what is less than frames come in. */
  const nextLength = (track: Track) => {
    const { rateHz, samplesMade, samplesSent, finished, growsFromMs } = track;
    const left = samplesMade - samplesSent;
    const perFrame = Math.round((rateHz * frameMs) / 1_000);
    if (left >= perFrame) return perFrame;
    if (finished || left === 0) return left;
    return growsFromMs === null ? left - (left % Math.round((rateHz * callBounds.frameMs) / 1_000)) : 0;
  };

  const pump = () => {
    const track = sounding;
    if (!track) return;
    const until = Math.min(track.playedMs + callBounds.aheadMs, track.stopAfterMs ?? Infinity);
    while (ms(track, track.samplesSent) < until) {
      const length = nextLength(track);
      if (length === 0) break;
      const samples = shift(track.pcm, length);
      const offsetMs = Math.round(ms(track, track.samplesSent));
      track.samplesSent += samples.length;
      const frame = { kind: 'voice', sequence: nextFrame, utteranceId: track.id, offsetMs, samples } as const;
      const bytes = writeCallFrame(frame);
      track.frames.push({ sequence: nextFrame, endMs: ms(track, track.samplesSent), bytes });
      nextFrame += 1;
      sendFrame(bytes);
    }
    if (track.finished && !track.sentWhole && track.samplesSent === track.samplesMade) {
      track.sentWhole = true;
      tellSent(track);
    }
  };
  const tellSent = (track: Track) =>
    send({ type: 'utterance-sent', utteranceId: track.id, durationMs: Math.round(ms(track, track.samplesMade)) });

  const forget = (id: number) => {
    const track = tracks.get(id);
    if (!track) return;
    tracks.delete(id);
    if (sounding === track) sounding = undefined;
    wake(track);
  };

  return {
    track({ id, kind, turnId }) {
      const track: Track = {
        id,
        kind,
        turnId,
        rateHz: 0,
        pcm: [],
        captions: [],
        growsFromMs: null,
        samplesMade: 0,
        samplesSent: 0,
        playedMs: 0,
        finished: false,
        sentWhole: false,
        stopAfterMs: null,
        manner: null,
        frames: [],
        waiters: [],
        get madeMs() {
          return ms(track, track.samplesMade);
        },
        add({ clip, pcm, rateHz }) {
          track.rateHz ||= rateHz;
          const caption = {
            text: writtenText(clip.parts).trim(),
            fromMs: track.growsFromMs ?? Math.round(track.madeMs),
            durationMs: Math.round(clip.durationMs),
          };
          const isNew = track.growsFromMs === null;
          if (isNew) track.captions.push(caption);
          else track.captions[track.captions.length - 1] = caption;
          track.growsFromMs = clip.growing ? caption.fromMs : null;
          if (pcm.length > 0) track.pcm.push(pcm);
          track.samplesMade += pcm.length;
          if (sounding !== track) return;
          // How long a sentence is, is told with its beginning and once it is known.
          if (isNew || !clip.growing) send({ type: 'caption', utteranceId: id, ...caption });
          pump();
        },
        finish() {
          track.finished = true;
          if (sounding === track) pump();
        },
        async room() {
          while (tracks.get(id) === track && track.madeMs - track.playedMs > madeAheadMs)
            await new Promise<void>((resolve) => track.waiters.push(resolve));
        },
      };
      tracks.set(id, track);
      return track;
    },
    play(id) {
      sounding = tracks.get(id);
      if (!sounding) return;
      announce(sounding);
      for (const caption of sounding.captions) send({ type: 'caption', utteranceId: id, ...caption });
      pump();
    },
    heard(id, playedMs) {
      const track = sounding;
      if (track?.id !== id) return;
      track.playedMs = Math.max(track.playedMs, Math.min(playedMs, ms(track, track.samplesSent)));
      const kept = track.frames.findIndex(({ endMs }) => endMs > track.playedMs);
      track.frames.splice(0, kept === -1 ? track.frames.length : kept);
      wake(track);
      pump();
    },
    tell(id, what) {
      const track = tracks.get(id);
      if (track) track.manner = what === 'lower' || what === 'pause' ? what : null;
      send({ type: 'playback', utteranceId: id, do: what });
    },
    drop(id, afterMs) {
      const track = tracks.get(id);
      send({
        type: 'playback',
        utteranceId: id,
        do: 'drop',
        ...(afterMs !== undefined && { afterMs: Math.round(afterMs) }),
      });
      if (afterMs === undefined || !track) return forget(id);
      track.stopAfterMs = afterMs;
      // No more of it is made.
      track.finished = true;
      pump();
    },
    withdraw: forget,
    resume(lastFrame) {
      const track = sounding;
      if (!track) return;
      announce(track);
      for (const caption of track.captions) send({ type: 'caption', utteranceId: track.id, ...caption });
      if (track.manner) send({ type: 'playback', utteranceId: track.id, do: track.manner });
      for (const { sequence, bytes } of track.frames) if (sequence > lastFrame) sendFrame(bytes);
      if (track.sentWhole) tellSent(track);
      else pump();
    },
  };
}

/** Takes so many samples from the beginning. */
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
