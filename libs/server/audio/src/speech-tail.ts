import { meanSquare } from './mean-square.ts';

/** A frame this much quieter than the loudest one of the speech is silence. In decibels. */
const quieterBy = 26;
/**
 * The level moves the end of speech at most this far before the moment voice activity noticed it, because a whisper at
 * a sentence's end is speech too. In ms.
 */
const longestTailMs = 200;

/**
 * Follows the level of a person's speech. Voice activity notices the end a little after the last sound; the level tells
 * when that sound was, so that a pause is counted from its true beginning.
 */
export interface SpeechTail {
  /**
   * Adds a frame.
   * @param samples one frame of 16-bit sound that ends at `untilMs`
   */
  add(samples: Int16Array, untilMs: number): void;
  /** Marks the start of speech: louder sound from before no longer counts. */
  begin(): void;
  /** Returns when the last sound of speech ended, at the latest when voice activity noticed. */
  endedAt(noticedMs: number): number;
}

/** How many frames are kept: more than a second. */
const kept = 64;

export function speechTail(): SpeechTail {
  let loudest = 0;
  let count = 0;
  const untils = new Float64Array(kept);
  const powers = new Float64Array(kept);
  /** Returns the slot of the frame this many before the last one. */
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
      // Noticed so late that its frames are already overwritten.
      if (frames === most()) return noticedMs;
      while (frames < most() && powers[back(frames)]! < least) frames += 1;
      const last = frames === most() ? 0 : untils[back(frames)]!;
      return Math.max(last, noticedMs - longestTailMs);
    },
  };
}
