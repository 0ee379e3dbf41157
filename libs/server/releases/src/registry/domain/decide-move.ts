import type { GuardrailVerdict } from '@greenroom/contracts';
import { divideTraffic, partOf } from '@greenroom/federation';
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
      case 'return':
        return {
          what: 'returned',
          version,
          releases: divideTraffic(releases, { usual: stable }),
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
