import type { GuardrailVerdict, RampState } from '@greenroom/contracts';
import { partOf, usualOf, type Deployment } from '@greenroom/federation';

/** A release that is rolled out step by step. */
export interface Ramp {
  uuid: string;
  app: string;
  version: string;
  /** The stable release, which the other visitors have and which the candidate is compared with. */
  stable: string;
  /** Percent of visitors, increasing; never empty. */
  steps: readonly number[];
  everySeconds: number;
  minSample: number;
  salt: string;
  state: RampState;
  /** From 0. */
  step: number;
  stepSince: Date;
  begunAt: Date;
  endedAt: Date | null;
  /** Since when the next step has been due but too few views were seen to take it. */
  waitingSince: Date | null;
  verdict: GuardrailVerdict | null;
}

/** A change of a ramp. */
export type RampChange = Pick<Ramp, 'uuid'> & Partial<Pick<Ramp, 'state' | 'step' | 'verdict'>>;

/** Returns whether the ramp is active: it may still advance or go back. */
export const isOn = ({ state }: Pick<Ramp, 'state'>): boolean => state !== 'done' && state !== 'returned';

/** Returns how a ramp ends under a division of visitors; undefined if its release is still being rolled out. */
export function endUnder({ uuid, version, stable }: Ramp, releases: readonly Deployment[]): RampChange | undefined {
  const usual = usualOf(releases)?.metadata.version;
  if (usual === version) return { uuid, state: 'done' };
  const goesOn = usual === stable && partOf(releases)?.metadata.version === version;
  return goesOn ? undefined : { uuid, state: 'returned' };
}

/** Returns when the ramp's next step is due; undefined if there is none, or the ramp does not wait for the clock. */
export function nextStepAt({ state, step, steps, stepSince, everySeconds }: Ramp): Date | undefined {
  if (state !== 'running' || step >= steps.length - 1) return undefined;
  return new Date(stepSince.getTime() + everySeconds * 1_000);
}
