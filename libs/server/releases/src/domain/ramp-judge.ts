import type { GuardrailVerdict } from '@greenroom/contracts';

/**
 * A question to the judge: the candidate release that some visitors get, and the stable release that the others get.
 */
export interface RampQuestion {
  app: string;
  candidate: string;
  stable: string;
  /** Start of the current step. Anything seen before it is ignored. */
  since: Date;
  /**
   * Number of steps in which some visitors still get the stable release; the false alarm rate is divided among them.
   */
  steps: number;
  /** Views of the candidate required in each step. */
  minSample: number;
  /**
   * Whether the next step gives the candidate to everyone. It must then be shown to be harmless, not merely not worse.
   */
  last: boolean;
}

/**
 * Judges whether the candidate of a ramp is worse than the stable release. Called once a minute; valid at every call.
 */
export interface RampJudge {
  judge(question: RampQuestion): Promise<GuardrailVerdict>;
}
