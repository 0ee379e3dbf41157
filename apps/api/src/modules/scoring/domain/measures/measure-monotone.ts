import type { PitchTrack } from '../transcript.ts';

/** Deviation is taken within windows, so that a voice that drifts over minutes does not pass for lively. */
const windowMs = 8_000;
/** So much of a window has to have pitch. */
const shortestVoicedMs = 1_000;
const fewestWindows = 2;
/** Further off the window's median it is an error of an octave. */
const widestSemitones = 10;

/** The middle of the windows' deviations of pitch, in semitones; nothing where too little was voiced. */
export function pitchDeviation(tracks: readonly PitchTrack[]): number | undefined {
  const deviations = tracks.flatMap(windowsOf).toSorted((a, b) => a - b);
  return deviations.length < fewestWindows ? undefined : median(deviations);
}

function windowsOf({ hz, stepMs }: PitchTrack): number[] {
  const size = Math.max(1, Math.round(windowMs / stepMs));
  const deviations: number[] = [];
  for (let begin = 0; begin < hz.length; begin += size) {
    const semitones: number[] = [];
    for (const value of hz.slice(begin, begin + size)) if (value && value > 0) semitones.push(12 * Math.log2(value));
    if (semitones.length * stepMs < shortestVoicedMs) continue;
    const middle = median(semitones.toSorted((a, b) => a - b));
    const kept = semitones.filter((value) => Math.abs(value - middle) <= widestSemitones);
    const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length;
    deviations.push(Math.sqrt(kept.reduce((sum, value) => sum + (value - mean) ** 2, 0) / kept.length));
  }
  return deviations;
}

function median(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}
