import { rampBounds, type GuardrailVerdict } from '@greenroom/contracts';
import type { Ramp } from './ramp.ts';

/** What is to be done about a ramp now. */
export type RampMove = 'stay' | 'step' | 'wait' | 'hold' | 'return';

/**
 * What a ramp does next. Worse goes back at once, whatever else: also where it was paused or waits. A step is taken once
 * its time is over and enough was seen that was fine; too little seen is no success, it waits, and not for
 * ever: after a week a person decides.
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

/** Until when a ramp waits for more to be seen, at the most; nothing where it does not wait. */
export function waitsUntil({ state, waitingSince }: Pick<Ramp, 'state' | 'waitingSince'>): Date | undefined {
  if (state !== 'waiting' || waitingSince === null) return undefined;
  return new Date(waitingSince.getTime() + rampBounds.waitSeconds * 1_000);
}
