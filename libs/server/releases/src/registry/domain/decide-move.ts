import type { Guardrail, GuardrailVerdict } from '@greenroom/contracts';
import { divideTraffic, partOf, type Deployment } from '@greenroom/federation';
import { atStep, type Decision, type Standing } from './decide-command.ts';
import type { RampMove } from './next-ramp-step.ts';
import type { Ramp } from './ramp.ts';

type Move = Exclude<RampMove, 'stay'>;

/**
 * Returns the decision for a ramp's move. It yields undefined if the ramp was ended, paused or moved by another request
 * while it was being judged.
 */
export function decideMove(
  ramp: Ramp,
  move: Move,
  verdict: GuardrailVerdict,
): (standing: Standing) => Decision | undefined {
  const { uuid, version, stable, step, steps } = ramp;
  return ({ releases, ramp: on }) => {
    if (on?.uuid !== uuid || on.state !== ramp.state || on.step !== step) return undefined;
    switch (move) {
      case 'wait':
        return { what: 'waits', version, ramp: { uuid, state: 'waiting', verdict } };
      case 'hold':
        return { what: 'paused', version, ramp: { uuid, state: 'paused', verdict } };
      case 'return':
        return {
          what: 'returned',
          version,
          releases: leaving(divideTraffic(releases, { usual: stable }), version, verdict),
          ramp: { uuid, state: 'returned', verdict },
        };
      case 'step': {
        // Nothing was observed of a release that no visitor has, so "fine" means nothing.
        if (partOf(releases)?.metadata.version !== version) return undefined;
        const state = (steps[step + 1] ?? 0) >= 100 ? 'done' : 'running';
        return {
          what: 'step',
          version,
          releases: divideTraffic(releases, atStep(ramp, step + 1)),
          ramp: { uuid, state, step: step + 1, verdict },
        };
      }
    }
  };
}

/**
 * Failures that make a release unusable; visitors in the middle of a checkout are then moved to another release too.
 */
const failures: readonly string[] = ['load', 'error', 'silent'] satisfies Guardrail[];

/**
 * Marks a release broken if its pages fail, so that visitors in a checkout leave it too; a slow one they keep to the
 * end.
 */
function leaving(releases: Deployment[], version: string, verdict: GuardrailVerdict): Deployment[] {
  if (verdict.kind !== 'worse' || !failures.includes(verdict.guardrail)) return releases;
  return releases.map((one) =>
    one.metadata.version === version ? { ...one, extras: { ...one.extras, broken: true as const } } : one,
  );
}
