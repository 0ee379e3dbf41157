import { meanSquare } from '@greenroom/audio';

/** 20 ms at 16 kHz. */
const step = 320;
/** Kept before and after loud sound, so that soft consonants remain: 100 ms. */
const margin = 1_600;
/** Speech is above this level. As a share of full scale: −50 dBFS. */
const leastLevel = 0.003;
/** Speech is also no further below the loudest part: 32 dB. */
const leastShare = 0.025;

/**
 * Returns the sound from its first loud part to its last, with a small margin; empty if nothing is loud. Moonshine
 * returns nothing for a word with a second of silence on both sides.
 * @param pcm at 16 kHz, from −1 to 1
 * @returns a view of the same samples
 */
export function trimSilence(pcm: Float32Array): Float32Array {
  const levels: number[] = [];
  for (let at = 0; at < pcm.length; at += step) levels.push(Math.sqrt(meanSquare(pcm.subarray(at, at + step))));
  const least = Math.max(leastLevel, leastShare * Math.max(0, ...levels));
  const first = levels.findIndex((level) => level >= least);
  if (first < 0) return pcm.subarray(0, 0);
  const last = levels.findLastIndex((level) => level >= least);
  return pcm.subarray(Math.max(0, first * step - margin), Math.min(pcm.length, (last + 1) * step + margin));
}
