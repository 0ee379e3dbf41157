/** 20 ms at 16 kHz. */
const step = 320;
/** Quantile of the frames by loudness: speech is the loud part of a recording. */
const loudShare = 0.8;

/**
 * Returns how loud the speech in a recording is, in dB below full scale.
 * @param pcm at 16 kHz
 * @returns null where there is too little of it to tell
 */
export function speechLevel(pcm: Int16Array): number | null {
  const powers: number[] = [];
  for (let at = 0; at + step <= pcm.length; at += step) {
    let power = 0;
    for (let index = at; index < at + step; index += 1) power += pcm[index]! ** 2;
    powers.push(power / step);
  }
  const power = powers.toSorted((one, other) => one - other)[Math.floor(powers.length * loudShare)] ?? 0;
  return power === 0 ? null : 10 * Math.log10(power / 32_768 ** 2);
}
