import { ApiFailure } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { advancing, isForward } from './domain/advancing.ts';
import { type ApprovalChange, type ApprovalLimits, approvalsOf, limitOf } from './domain/approvals.ts';
import type { Decision, Standing } from './domain/decide-command.ts';
import { type Freeze, freezeOf, sayFreeze } from './domain/freezes.ts';
import type { Actor } from './registry.repository.ts';
import { findApprovalChanges, findFreezes } from './rules.repository.ts';

/** What restricts changes, beyond the state of the app. */
export interface Rules {
  /** Those that are not over. */
  freezes: readonly Freeze[];
  limits: ApprovalLimits;
  /** Requests, approvals and what ends them, oldest first. */
  changes: readonly ApprovalChange[];
}

export async function readRules(db: Queryable, limits: ApprovalLimits, now: Date): Promise<Rules> {
  return { freezes: await findFreezes(db, now), limits, changes: await findApprovalChanges(db, now) };
}

/** The reason why a change has to wait. */
interface Held {
  by: 'freeze' | 'approval';
  text: string;
}

/** Returns why a change is not allowed now; undefined if it is. */
export function heldBy({ what, releases: after }: Decision, standing: Standing, rules: Rules): Held | undefined {
  const { app, releases: before, now } = standing;
  const risen = after ? advancing(what, before, after) : [];
  const freeze = freezeOf(rules.freezes, app, now);
  if (freeze && after && (isForward(what) || risen.length > 0)) return { by: 'freeze', text: sayFreeze(freeze) };
  const limit = limitOf(rules.limits, app);
  // An app's first release displaces no other.
  if (limit === undefined || before.length === 0) return undefined;
  const approved = approvalsOf(rules.changes, app, now).filter((one) => one.approved);
  const missing = risen.find(
    ({ version, traffic }) => traffic > limit && approved.every((one) => one.version !== version),
  );
  return missing && { by: 'approval', text: sayMissing(app, missing.version, limit) };
}

const sayMissing = (app: string, version: string, limit: number) =>
  `${app} ${version} needs a second person’s approval for more than ${limit} % of visitors: npm run release -- request-approval ${app} ${version} --why "…"`;

/**
 * @throws ApiFailure `unprocessable` naming the rule if a change is not allowed now; for a ramp's own step `conflict`,
 * since the ramp tries again by itself
 */
export function checkRules(decision: Decision, standing: Standing, rules: Rules, by: Actor): void {
  const held = heldBy(decision, standing, rules);
  if (!held) return;
  if (by.kind === 'controller') throw new ApiFailure('conflict', held.text);
  throw new ApiFailure('unprocessable', held.text, [{ path: held.by, message: held.text }]);
}
