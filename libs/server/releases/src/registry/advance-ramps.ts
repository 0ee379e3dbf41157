import { isDeepStrictEqual } from 'node:util';
import { ApiFailure } from '@greenroom/contracts';
import { changeApps, type Wanted } from './change-apps.ts';
import { becauseOf, sayBecause } from './domain/because.ts';
import { decideMove } from './domain/decide-move.ts';
import { holdOf } from './domain/hold-of.ts';
import { nextRampStep, type RampMove } from './domain/next-ramp-step.ts';
import type { Ramp } from './domain/ramp.ts';
import { changeRamp, findLastDone, findRampsOn } from './registry.repository.ts';
import { readRules } from './release-rules.ts';
import type { RegistryDependencies } from './registry-dependencies.ts';

/** Judges every active ramp and applies the verdict: the ramp advances, waits, is held or goes back. */
export async function advanceRamps(deps: RegistryDependencies): Promise<void> {
  for (const ramp of await findRampsOn(deps.db)) {
    const { app, version } = ramp;
    try {
      await walk(deps, ramp);
      deps.notices.judged(ramp);
    } catch (error) {
      // Another request changed the app first; the next run sees its state.
      if (error instanceof ApiFailure && error.code === 'conflict') continue;
      deps.notices.judged(ramp, error);
      // A ramp that fails must not stop the others.
      deps.log.error({ err: error, app, version }, 'A ramp could not be looked at');
    }
  }
}

/**
 * Returns whether a freeze, or a missing approval, keeps a ramp where it is; it goes on by itself afterwards. A worse
 * release goes back all the same.
 */
async function isHeld(deps: RegistryDependencies, ramp: Ramp, move: RampMove, now: Date): Promise<boolean> {
  if (move === 'return') return false;
  const rules = await readRules(deps.db, deps.approvals, now);
  return holdOf(ramp, move, rules, now) !== undefined;
}

async function walk(deps: RegistryDependencies, ramp: Ramp): Promise<void> {
  const { app, version, stable, stepSince, step, steps, minSample } = ramp;
  const revision = (await findLastDone(deps.db)).find((change) => change.app === app)?.number;
  const now = deps.now();
  const verdict = await deps.judge.judge({
    app,
    candidate: version,
    stable,
    since: stepSince,
    steps: steps.filter((traffic) => traffic < 100).length,
    minSample,
    last: steps[step + 1] === 100,
  });
  const move = nextRampStep(ramp, now, verdict);
  if (move === 'stay' || (await isHeld(deps, ramp, move, now))) {
    if (!isDeepStrictEqual(verdict, ramp.verdict)) await changeRamp(deps.db, { uuid: ramp.uuid, verdict }, now);
    return;
  }
  const because = becauseOf(ramp, move, verdict);
  const why = sayBecause(because, verdict);
  const decideOn = decideMove(ramp, move, verdict);
  const decide: Wanted['decide'] = (standing) => {
    const decision = decideOn(standing);
    if (!decision) throw new ApiFailure('conflict', `${app} ${version} is not as it was when it was judged`);
    return decision;
  };
  await changeApps(deps, [{ app, revision, decide }], { by: { kind: 'controller' }, why, because, verdict });
  deps.log.info({ app, version, move }, why);
}
