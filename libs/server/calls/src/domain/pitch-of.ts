/** Half of the microphone's rate is enough for a voice's fundamental frequency. */
const rateHz = 8_000;
const stepMs = 32;
/** Range of adult voices in hertz; children's are a little higher. */
const lowestHz = 65;
const highestHz = 450;
/** Number of samples compared with later ones: two periods of the lowest voice. */
const windowSize = Math.round((2 * rateHz) / lowestHz);
const [shortestLag, longestLag] = [Math.floor(rateHz / highestHz), Math.ceil(rateHz / lowestHz)];
/** Frames below it are voiced; the value is YIN's own (de Cheveigné and Kawahara 2002, doi 10.1121/1.1458024). */
const threshold = 0.15;
/** Quieter frames count as unvoiced; full scale is 32,768. */
const quiet = 150;

/**
 * Returns the fundamental frequency of a voice by YIN, at even steps. Yields to the event loop between steps.
 * @param pcm mono at 16 kHz
 */
export async function pitchOf(pcm: Int16Array): Promise<{ stepMs: number; hz: (number | null)[] }> {
  const sound = halved(pcm);
  const step = (rateHz * stepMs) / 1_000;
  const hz: (number | null)[] = [];
  for (let at = 0; at + windowSize + longestLag < sound.length; at += step) {
    hz.push(pitchAt(sound, at));
    if (hz.length % 32 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return { stepMs, hz };
}

function halved(pcm: Int16Array): Float32Array {
  const sound = new Float32Array(pcm.length >> 1);
  for (let at = 0; at < sound.length; at += 1) sound[at] = (pcm[2 * at]! + pcm[2 * at + 1]!) / 2;
  return sound;
}

function pitchAt(sound: Float32Array, at: number): number | null {
  let energy = 0;
  for (let n = 0; n < windowSize; n += 1) energy += sound[at + n]! ** 2;
  if (Math.sqrt(energy / windowSize) < quiet) return null;
  const unlike = new Float32Array(longestLag + 1);
  let sum = 0;
  for (let lag = 1; lag <= longestLag; lag += 1) {
    let difference = 0;
    for (let n = 0; n < windowSize; n += 1) difference += (sound[at + n]! - sound[at + n + lag]!) ** 2;
    sum += difference;
    unlike[lag] = sum === 0 ? 1 : (difference * lag) / sum;
  }
  for (let lag = shortestLag; lag < longestLag; lag += 1) {
    if (unlike[lag]! >= threshold || unlike[lag + 1]! < unlike[lag]!) continue;
    return rateHz / (lag + offset(unlike[lag - 1]!, unlike[lag]!, unlike[lag + 1]!));
  }
  return null;
}

/** Returns where the minimum is between samples, by a parabola through three of them. */
function offset(before: number, at: number, after: number): number {
  const bend = before - 2 * at + after;
  return bend === 0 ? 0 : (before - after) / (2 * bend);
}
