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

export function speechTail(): SpeechTail {
  let loudest = 0;
  let frames: { untilMs: number; power: number }[] = [];
  return {
    add(samples, untilMs) {
      const power = powerOf(samples);
      loudest = Math.max(loudest, power);
      frames.push({ untilMs, power });
      if (frames.length > 64) frames = frames.slice(32);
    },
    begin() {
      loudest = Math.max(0, ...frames.slice(-16).map(({ power }) => power));
    },
    endedAt(noticedMs) {
      const least = loudest / 10 ** (quieterBy / 10);
      const before = frames.filter(({ untilMs }) => untilMs <= noticedMs);
      // It was noticed so late that its frames are gone.
      if (before.length === 0) return noticedMs;
      const last = before.findLast(({ power }) => power >= least)?.untilMs ?? 0;
      return Math.max(last, noticedMs - longestTailMs);
    },
  };
}

function powerOf(samples: Int16Array): number {
  let sum = 0;
  // By index: it runs for every sample of every call, and an iterator takes six times as long.
  for (let index = 0; index < samples.length; index += 1) sum += samples[index]! * samples[index]!;
  return sum / Math.max(1, samples.length);
}
