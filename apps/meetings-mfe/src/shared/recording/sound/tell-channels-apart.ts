/** The levels of both channels in one short frame of sound: root mean squares, from 0 to 1. */
export type Levels = readonly [left: number, right: number];

/**
 * - `apart`: people are on different channels;
 * - `together`: both channels carry the same voices, or only one carries any.
 */
export type Separation = 'apart' | 'together';

/** −50 dBFS: quieter frames are silence. */
const leastLevel = 0.003;
/** 10 dB: a voice on its own channel is this much louder there, in spite of crosstalk. */
const leastRatio = 3.16;
/** Fewer loud frames (of 50 ms) say nothing. */
const leastFrames = 20;
/** As shares of the loud frames. People also speak at the same time, and some hardly speak. */
const least = { dominated: 0.6, ofEachSide: 0.02 } as const;

/** Judges by the levels of two channels whether each has voices of its own. */
export function tellChannelsApart(frames: readonly Levels[]): Separation {
  const loud = frames.filter(([left, right]) => Math.max(left, right) >= leastLevel);
  if (loud.length < leastFrames) return 'together';
  const lefts = loud.filter(([left, right]) => left >= leastRatio * right).length;
  const rights = loud.filter(([left, right]) => right >= leastRatio * left).length;
  const isDominated = lefts + rights >= least.dominated * loud.length;
  return isDominated && Math.min(lefts, rights) >= least.ofEachSide * loud.length ? 'apart' : 'together';
}

/** Returns the levels of a sound's frames. */
export function levelsOf(channels: readonly [Float32Array, Float32Array], frameSize: number): Levels[] {
  const [left, right] = channels;
  const frames: Levels[] = [];
  for (let at = 0; at + frameSize <= left.length; at += frameSize)
    frames.push([levelOf(left, at, frameSize), levelOf(right, at, frameSize)]);
  return frames;
}

function levelOf(samples: Float32Array, from: number, count: number): number {
  let sum = 0;
  for (let at = from; at < from + count; at += 1) sum += samples[at]! ** 2;
  return Math.sqrt(sum / count);
}
