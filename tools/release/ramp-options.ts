import { rampBounds } from '@greenroom/contracts';
import { CommandFailure } from './command-failure.ts';

/** Options of a ramp, as typed. */
export interface RampOptions {
  steps?: string | undefined;
  every?: string | undefined;
  'min-sample'?: string | undefined;
}

const usual = { steps: '1,5,20,50,100', every: '30m', sample: '200' };
const seconds = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** @throws CommandFailure with a sentence for an option that cannot be read */
export function readRamp({
  steps = usual.steps,
  every = usual.every,
  'min-sample': sample = usual.sample,
}: RampOptions) {
  return { steps: readSteps(steps), everySeconds: readEvery(every), minSample: readSample(sample) };
}

function readSteps(text: string): number[] {
  const steps = text.split(',').map(Number);
  const rise = steps.every((step, index) => step > (steps[index - 1] ?? 0) && step <= 100);
  if (!rise || steps.length > rampBounds.steps)
    throw new CommandFailure('usage', '--steps are percentages that rise, such as 1,5,20,50,100');
  return steps;
}

function readEvery(text: string): number {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(text) ?? [];
  const every = Number(count) * seconds[(unit ?? 's') as keyof typeof seconds];
  const { min, max } = rampBounds.every;
  if (!(every >= min && every <= max))
    throw new CommandFailure('usage', '--every is a time from 1m to 7d, such as 30m or 2h');
  return every;
}

function readSample(text: string): number {
  const sample = Number(text);
  if (!/^\d+$/.test(text) || sample > rampBounds.minSample)
    throw new CommandFailure('usage', `--min-sample is a whole number up to ${rampBounds.minSample}`);
  return sample;
}
