import type { GuardrailVerdict } from '@greenroom/contracts';

/** A release that part of the visitors have, beside the one that the others have. */
export interface RampQuestion {
  app: string;
  candidate: string;
  stable: string;
  /** When the step began: what was seen before has no say. */
  since: Date;
  /** How many steps the ramp has in which others still have the stable release: as often it can be wrong. */
  steps: number;
  /** Views of the candidate that a step has to be seen in. */
  minSample: number;
  /** Whether everyone gets it next: then it has to be shown that it does no harm, not only that none was seen. */
  last: boolean;
}

/** Says of a release on its way whether it is worse than the one before it. Asked once a minute, and right at every look. */
export interface RampJudge {
  judge(question: RampQuestion): Promise<GuardrailVerdict>;
}
