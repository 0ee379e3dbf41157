import type { Guardrail, GuardrailVerdict } from '@greenroom/contracts';
import { divideTraffic, partOf, type Deployment } from '@greenroom/federation';
import { atStep, type Decision, type Standing } from './decide-command.ts';
import type { RampMove } from './next-ramp-step.ts';
import type { Ramp } from './ramp.ts';

type Move = Exclude<RampMove, 'stay'>;

/**
 * What a move of a ramp makes of its app: nothing where the ramp is not as it was when it was judged. Judging takes a
 * while, and meanwhile it may have been ended, paused, or moved by another.
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
        // Of a release that nobody has, nothing was seen that could be fine.
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

/** What fails in these ways cannot be used: who is in the middle of a checkout is better off with another. */
const failures: readonly string[] = ['load', 'error', 'silent'] satisfies Guardrail[];

/** A release whose pages fail is left by those in a checkout as well; one that is only slower is kept to the end. */
function leaving(releases: Deployment[], version: string, verdict: GuardrailVerdict): Deployment[] {
  if (verdict.kind !== 'worse' || !failures.includes(verdict.guardrail)) return releases;
  return releases.map((one) =>
    one.metadata.version === version ? { ...one, extras: { ...one.extras, broken: true as const } } : one,
  );
}
