import type { GuardrailVerdict } from '@greenroom/contracts';
import type { Ramp } from './ramp.ts';

/** What is to be done about a ramp now. */
export type RampMove = 'stay' | 'step' | 'wait' | 'return';

/**
 * What a ramp does next. Worse goes back at once, whatever else: also where it was paused or waits. A step is taken once
 * its time is over and enough was seen that was fine; too little seen is no success, it waits.
 * Source: docs/specification.md, 12.3.
 */
export function nextRampStep(
  {
    state,
    step,
    steps,
    stepSince,
    everySeconds,
  }: Pick<Ramp, 'state' | 'step' | 'steps' | 'stepSince' | 'everySeconds'>,
  now: Date,
  verdict: GuardrailVerdict,
): RampMove {
  if (state === 'done' || state === 'returned') return 'stay';
  if (verdict.kind === 'worse') return 'return';
  const isLast = step >= steps.length - 1;
  const isDue = now.getTime() >= stepSince.getTime() + everySeconds * 1_000;
  if (state === 'paused' || isLast || !isDue) return 'stay';
  if (verdict.kind === 'fine') return 'step';
  return state === 'waiting' ? 'stay' : 'wait';
}
