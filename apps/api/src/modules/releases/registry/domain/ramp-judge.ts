import type { GuardrailVerdict } from '@greenroom/contracts';

/** What is to be judged: a release beside the one it is to take the place of. */
export interface RampQuestion {
  app: string;
  candidate: string;
  stable: string;
  /** When the candidate's first visitors came: the ramp's beginning. */
  since: Date;
  /** When it came to the step it is at, which step that is (from 0), and how many there are. */
  stepSince: Date;
  step: number;
  steps: number;
  /** Views of the candidate that a step has to be seen in. */
  minSample: number;
  now: Date;
}

/** Says whether a release is worse than the one before it. */
export interface RampJudge {
  judge(question: RampQuestion): Promise<GuardrailVerdict>;
}

/** Where nothing is measured: no ramp goes on by itself. */
export const nothingMeasured: RampJudge = {
  judge: async ({ minSample }) => ({ kind: 'inconclusive', samples: 0, needed: minSample }),
};
