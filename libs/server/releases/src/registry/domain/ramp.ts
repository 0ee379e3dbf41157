import type { GuardrailVerdict, RampState } from '@greenroom/contracts';
import { partOf, usualOf, type Deployment } from '@greenroom/federation';

/** A release on its way to everyone, step by step. */
export interface Ramp {
  uuid: string;
  app: string;
  version: string;
  /** The release that everyone else has, and that it is judged against. */
  stable: string;
  /** Percent of visitors, rising; never empty. */
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
  /** Since when its next step is due and too little was seen to take it. */
  waitingSince: Date | null;
  verdict: GuardrailVerdict | null;
}

/** What becomes of a ramp. */
export type RampChange = Pick<Ramp, 'uuid'> & Partial<Pick<Ramp, 'state' | 'step' | 'verdict'>>;

/** Whether it is still on: it may go on, or go back. */
export const isOn = ({ state }: Pick<Ramp, 'state'>): boolean => state !== 'done' && state !== 'returned';

/** How a ramp ends where an app's visitors are divided so; nothing where its release is still on its way. */
export function endUnder({ uuid, version, stable }: Ramp, releases: readonly Deployment[]): RampChange | undefined {
  const usual = usualOf(releases)?.metadata.version;
  if (usual === version) return { uuid, state: 'done' };
  const goesOn = usual === stable && partOf(releases)?.metadata.version === version;
  return goesOn ? undefined : { uuid, state: 'returned' };
}

/** When its next step is due; nothing where none is, or it is not the clock that it waits for. */
export function nextStepAt({ state, step, steps, stepSince, everySeconds }: Ramp): Date | undefined {
  if (state !== 'running' || step >= steps.length - 1) return undefined;
  return new Date(stepSince.getTime() + everySeconds * 1_000);
}
