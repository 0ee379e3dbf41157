import { type ApprovalChange, type ApprovalLimits, approvalsOf, limitOf } from './approvals.ts';
import { type Freeze, freezeOf } from './freezes.ts';
import type { RampMove } from './next-ramp-step.ts';
import type { Ramp } from './ramp.ts';

interface HoldingRules {
  freezes: readonly Freeze[];
  limits: ApprovalLimits;
  changes: readonly ApprovalChange[];
}

/** Returns what keeps a ramp from a move other than going back; undefined if nothing does. */
export function holdOf(
  { app, version, steps, step }: Pick<Ramp, 'app' | 'version' | 'steps' | 'step'>,
  move: RampMove,
  { freezes, limits, changes }: HoldingRules,
  now: Date,
): 'freeze' | 'approval' | undefined {
  if (freezeOf(freezes, app, now)) return 'freeze';
  const limit = limitOf(limits, app);
  if (move !== 'step' || limit === undefined || (steps[step + 1] ?? 0) <= limit) return undefined;
  const isApproved = approvalsOf(changes, app, now).some((one) => one.version === version && one.approved);
  return isApproved ? undefined : 'approval';
}
