/** 100 ms at 16 kHz: about a short pause between words. */
const step = 1_600;

/**
 * Cuts long sound where it is quietest, for an engine that loses its place in long utterances. Appending more sound
 * does not change earlier cuts.
 * @param pcm at 16 kHz
 * @param longest in samples; each part except the last is at least half as long
 * @returns views of the same samples, in order; together they cover all of them
 */
export function splitAtQuiet<Sound extends Float32Array | Int16Array>(pcm: Sound, longest: number): Sound[] {
  const parts: Sound[] = [];
  let from = 0;
  while (pcm.length - from > longest) {
    const cut = quietest(pcm, from + Math.ceil(longest / 2), from + longest);
    parts.push(pcm.subarray(from, cut) as Sound);
    from = cut;
  }
  return [...parts, pcm.subarray(from) as Sound];
}

function quietest(pcm: Float32Array | Int16Array, from: number, to: number): number {
  let best = to;
  let least = Infinity;
  for (let at = from; at + step <= to; at += step / 2) {
    let energy = 0;
    for (let index = at; index < at + step; index += 1) energy += pcm[index]! ** 2;
    if (energy < least) [least, best] = [energy, at + step / 2];
  }
  return best;
}
