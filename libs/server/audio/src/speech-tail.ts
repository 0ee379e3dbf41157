import { meanSquare } from './mean-square.ts';

/** So much quieter than the loudest frame of what is said, and nobody is speaking any more. In decibels. */
const quieterBy = 26;
/** Voice activity is believed against the level by this much at the most: a whisper at a sentence's end is speech. In ms. */
const longestTailMs = 200;

/**
 * Follows how loud somebody who speaks is. Voice activity hears on a little after the last sound; the level tells when
 * that was, so that a pause is counted from its true beginning.
 */
export interface SpeechTail {
  /** @param samples one frame of 16-bit sound, of which `untilMs` is the end */
  add(samples: Int16Array, untilMs: number): void;
  /** Speech began: what was louder before no longer counts. */
  begin(): void;
  /** @returns when the last sound of speech ended, at the latest when voice activity noticed */
  endedAt(noticedMs: number): number;
}

/** So many frames are looked back on: more than a second. */
const kept = 64;

export function speechTail(): SpeechTail {
  let loudest = 0;
  let count = 0;
  const untils = new Float64Array(kept);
  const powers = new Float64Array(kept);
  /** The frame that came so many before the last one. */
  const back = (frames: number) => (count - 1 - frames) % kept;
  const most = () => Math.min(count, kept);
  return {
    add(samples, untilMs) {
      const power = meanSquare(samples);
      loudest = Math.max(loudest, power);
      count += 1;
      untils[back(0)] = untilMs;
      powers[back(0)] = power;
    },
    begin() {
      loudest = 0;
      for (let frames = 0; frames < Math.min(16, most()); frames += 1)
        loudest = Math.max(loudest, powers[back(frames)]!);
    },
    endedAt(noticedMs) {
      const least = loudest / 10 ** (quieterBy / 10);
      let frames = 0;
      while (frames < most() && untils[back(frames)]! > noticedMs) frames += 1;
      // It was noticed so late that its frames are gone.
      if (frames === most()) return noticedMs;
      while (frames < most() && powers[back(frames)]! < least) frames += 1;
      const last = frames === most() ? 0 : untils[back(frames)]!;
      return Math.max(last, noticedMs - longestTailMs);
    },
  };
}
