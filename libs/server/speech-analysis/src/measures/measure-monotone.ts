import type { PitchTrack, PitchWindow, Turn } from '../transcript.ts';

/** Deviation is measured within windows, so that a voice drifting over minutes does not count as lively. */
const windowMs = 8_000;
/** The minimum voiced time in a window. */
const shortestVoicedMs = 1_000;
const fewestWindows = 2;
/** A value further from the window's median is an octave error. */
const widestSemitones = 10;

/** Returns the median of the windows' pitch deviations, in semitones; undefined if too little was voiced. */
export function pitchDeviation(turns: readonly Pick<Turn, 'pitch' | 'pitchWindows'>[]): number | undefined {
  const deviations = turns
    .flatMap(({ pitch, pitchWindows }) => pitchWindows ?? (pitch ? windowsOf(pitch) : []))
    .map(({ semitones }) => semitones)
    .toSorted((a, b) => a - b);
  return deviations.length < fewestWindows ? undefined : median(deviations);
}

/** Summarises a pitch track in windows; leaves out windows with too little voice. */
export function windowsOf({ hz, stepMs }: PitchTrack): PitchWindow[] {
  const size = Math.max(1, Math.round(windowMs / stepMs));
  const windows: PitchWindow[] = [];
  for (let begin = 0; begin < hz.length; begin += size) {
    const tones: number[] = [];
    for (const value of hz.slice(begin, begin + size)) if (value && value > 0) tones.push(12 * Math.log2(value));
    if (tones.length * stepMs < shortestVoicedMs) continue;
    const middle = median(tones.toSorted((a, b) => a - b));
    const kept = tones.filter((value) => Math.abs(value - middle) <= widestSemitones);
    const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length;
    const semitones = Math.sqrt(kept.reduce((sum, value) => sum + (value - mean) ** 2, 0) / kept.length);
    windows.push({ medianHz: 2 ** (middle / 12), semitones });
  }
  return windows;
}

function median(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}
