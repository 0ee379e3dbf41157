import { rampBounds, type GuardrailVerdict } from '@greenroom/contracts';
import type { Ramp } from './ramp.ts';

/** The controller's next action on a ramp. */
export type RampMove = 'stay' | 'step' | 'wait' | 'hold' | 'return';

/**
 * Decides what a ramp does next. A worse candidate goes back at once, also from a paused or waiting ramp. A step is
 * taken once its time is over and enough views were seen without harm. With too few views the ramp waits, and after a
 * week a person decides.
 * Source: docs/specification.md, 12.3.
 */
export function nextRampStep(
  {
    state,
    step,
    steps,
    stepSince,
    everySeconds,
    waitingSince,
  }: Pick<Ramp, 'state' | 'step' | 'steps' | 'stepSince' | 'everySeconds' | 'waitingSince'>,
  now: Date,
  verdict: GuardrailVerdict,
): RampMove {
  if (state === 'done' || state === 'returned') return 'stay';
  if (verdict.kind === 'worse') return 'return';
  const isLast = step >= steps.length - 1;
  const isDue = now.getTime() >= stepSince.getTime() + everySeconds * 1_000;
  if (state === 'paused' || isLast || !isDue) return 'stay';
  if (verdict.kind === 'fine') return 'step';
  if (state !== 'waiting') return 'wait';
  const until = waitsUntil({ state, waitingSince });
  return verdict.kind === 'inconclusive' && until && now >= until ? 'hold' : 'stay';
}

/** Returns until when a ramp waits for more views at most; undefined if it is not waiting. */
export function waitsUntil({ state, waitingSince }: Pick<Ramp, 'state' | 'waitingSince'>): Date | undefined {
  if (state !== 'waiting' || waitingSince === null) return undefined;
  return new Date(waitingSince.getTime() + rampBounds.waitSeconds * 1_000);
}
