import { rampBounds, type GuardrailVerdict, type ReleaseBecause } from '@greenroom/contracts';
import type { RampMove } from './next-ramp-step.ts';
import type { Ramp } from './ramp.ts';

type Found = Extract<ReleaseBecause, { code: 'found' }>['changes'][number];

/** Returns the reason of a ramp's move. */
export function becauseOf(
  { step, steps, stable, minSample }: Pick<Ramp, 'step' | 'steps' | 'stable' | 'minSample'>,
  move: Exclude<RampMove, 'stay'>,
  verdict: GuardrailVerdict,
): ReleaseBecause {
  switch (move) {
    case 'wait':
      if (verdict.kind === 'suspect') return { code: 'suspect', stable };
      return verdict.kind === 'inconclusive'
        ? { code: 'too-few', seen: verdict.samples, needed: verdict.needed }
        : { code: 'too-few', seen: 0, needed: minSample };
    case 'hold': {
      const [seen, needed] = verdict.kind === 'inconclusive' ? [verdict.samples, verdict.needed] : [0, minSample];
      return { code: 'waited-out', days: rampBounds.waitSeconds / 86_400, seen, needed };
    }
    case 'step':
      return { code: 'step-due', step: step + 2, of: steps.length, percent: steps[step + 1] ?? 0, stable };
    case 'return':
      return { code: 'worse', stable };
  }
}

/** Puts the reason into English, for the log and the command line. */
export function sayBecause(because: ReleaseBecause, verdict?: GuardrailVerdict): string {
  switch (because.code) {
    case 'too-few':
      return `The next step is due, and ${because.seen} views of ${because.needed} were seen`;
    case 'waited-out':
      return `Waited for ${because.days} days, and ${because.seen} views of about ${because.needed} were seen. A person decides: promote it, roll it back, or resume it`;
    case 'step-due':
      return `Step ${because.step} of ${because.of}, ${because.percent} %: nothing was worse than with ${because.stable}`;
    case 'suspect':
      return `The next step is due, and it looks worse than ${because.stable}${figuresOf(verdict)}. A person decides: promote it or roll it back`;
    case 'worse':
      return `Worse than ${because.stable}${figuresOf(verdict)}`;
    case 'out-of-reach':
      return 'No open page can ask for them any more';
    case 'found':
      return because.changes.map(sayFound).join('; ');
  }
}

function figuresOf(verdict: GuardrailVerdict | undefined): string {
  if (verdict?.kind !== 'worse' && verdict?.kind !== 'suspect') return '';
  const { candidate, stable: beside } = verdict.figures;
  return ` by ${verdict.guardrail}: ${candidate.bad} of ${candidate.of}, beside ${beside.bad} of ${beside.of}`;
}

function sayFound({ version, from, to, killed }: Found): string {
  const said = [
    ...(killed === undefined ? [] : [`${version} ${killed ? 'was killed' : 'is no longer killed'}`]),
    ...(from === to ? [] : [sayShare(version, from, to)]),
  ];
  return said.join('; ');
}

function sayShare(version: string, from: number | null, to: number | null): string {
  if (from === null) return `${version} came, with ${to} %`;
  return to === null ? `${version} is gone` : `${version} from ${from} to ${to} %`;
}
