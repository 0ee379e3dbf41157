import { rampBounds } from '@greenroom/contracts';

/** A ramp as entered in the form. */
export interface RampText {
  steps: string;
  minutes: string;
  minSample: string;
}

export const firstRamp: RampText = { steps: '1, 5, 20, 50, 100', minutes: '30', minSample: '200' };

interface RampAsked {
  steps: number[];
  everySeconds: number;
  minSample: number;
}

/** Parses the form for the registry; or returns which field is invalid. */
export function readRamp({ steps, minutes, minSample }: RampText): RampAsked | { wrong: keyof RampText } {
  const shares = steps
    .split(/[\s,;%]+/)
    .filter(Boolean)
    .map(Number);
  const rise = shares.every((share, index) => share > (shares[index - 1] ?? 0) && share <= 100);
  if (shares.length === 0 || shares.length > rampBounds.steps || !rise) return { wrong: 'steps' };
  const everySeconds = Math.round(Number(minutes) * 60);
  const { min, max } = rampBounds.every;
  if (minutes.trim() === '' || !(everySeconds >= min && everySeconds <= max)) return { wrong: 'minutes' };
  const samples = Number(minSample);
  const few = Number.isInteger(samples) && samples >= 0 && samples <= rampBounds.minSample;
  if (minSample.trim() === '' || !few) return { wrong: 'minSample' };
  return { steps: shares, everySeconds, minSample: samples };
}
