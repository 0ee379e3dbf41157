import type { GuardrailVerdict } from '@greenroom/contracts';
import { divideTraffic } from '@greenroom/federation';
import { atStep, type Decision, type Standing } from './decide-command.ts';
import type { RampMove } from './next-ramp-step.ts';
import type { Ramp } from './ramp.ts';

type Move = Exclude<RampMove, 'stay'>;

/** What a move of a ramp makes of its app. */
export function decideMove(ramp: Ramp, move: Move, verdict: GuardrailVerdict): (standing: Standing) => Decision {
  const { uuid, version, stable, step, steps } = ramp;
  return ({ releases }) => {
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
