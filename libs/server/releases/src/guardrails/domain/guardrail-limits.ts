import type { Guardrail, OwnMetric } from '@greenroom/contracts';

/** How much worse a release may be, as a difference of shares: 0.01 is one in a hundred. */
export interface GuardrailLimits {
  /** Differences up to this are accepted. */
  margin: number;
  /** A release goes to everyone only once it is shown to be worse by less than this. */
  harm: number;
  /** Differences the test bets on, and each one's part of the stake. */
  differences: readonly (readonly [difference: number, part: number])[];
  /** Share of honest visitors' documents that report this guardrail at all. */
  told: number;
}

const rareTrouble: GuardrailLimits = {
  margin: 0.005,
  harm: 0.02,
  differences: [
    [0.015, 0.25],
    [0.04, 0.25],
    [0.15, 0.25],
    [0.6, 0.25],
  ],
  told: 1,
};

const checkoutStep: GuardrailLimits = {
  margin: 0.005,
  harm: 0.05,
  differences: [
    [0.05, 0.6],
    [0.1, 0.2],
    [0.3, 0.1],
    [0.9, 0.1],
  ],
  // One visitor in seven reaches the payment, the rarest of the steps.
  told: 0.14,
};

const deadPresses: GuardrailLimits = {
  margin: 0.01,
  harm: 0.05,
  differences: [
    [0.04, 0.25],
    [0.12, 0.25],
    [0.35, 0.25],
    [0.7, 0.25],
  ],
  // Visitors press something on half of the documents.
  told: 0.5,
};

const failedRequests: GuardrailLimits = { ...rareTrouble, harm: 0.03, told: 0.8 };

/**
 * Nothing is known about a remote's own metrics, such as how often they are reported, so the rarest step's limits
 * apply.
 */
const ownMetric: GuardrailLimits = { ...checkoutStep, margin: 0.01 };

const slowness: GuardrailLimits = {
  margin: 0.03,
  harm: 0.08,
  differences: [
    [0.08, 0.4],
    [0.15, 0.4],
    [0.4, 0.2],
  ],
  told: 0.6,
};

const silence: GuardrailLimits = {
  margin: 0.03,
  harm: 0.08,
  differences: [
    [0.08, 0.25],
    [0.15, 0.25],
    [0.3, 0.25],
    [0.6, 0.25],
  ],
  told: 1,
};

export const guardrailLimits: Readonly<Record<Guardrail, GuardrailLimits>> = {
  load: rareTrouble,
  error: rareTrouble,
  presses: deadPresses,
  abandoned: { ...checkoutStep, margin: 0.01, harm: 0.08, told: 0.2 },
  requests: failedRequests,
  checkoutAccount: checkoutStep,
  checkoutMembership: checkoutStep,
  checkoutPayment: checkoutStep,
  lcp: slowness,
  inp: slowness,
  silent: silence,
};

/** What a release is judged by: the guardrails of all apps and a remote's own metrics. */
export type Judged = Guardrail | OwnMetric;

export const limitsOf = (judged: Judged): GuardrailLimits =>
  judged in guardrailLimits ? guardrailLimits[judged as Guardrail] : ownMetric;

/**
 * The brake: failures of nearly every page take a release back from the first minute on. A difference this large cannot
 * be explained by pages that are still open, see {@link settledAfterMinutes}.
 */
export const immediateRollback = {
  guardrails: ['load', 'error', 'silent'],
  margin: 0.3,
  differences: [
    [0.6, 0.4],
    [0.97, 0.6],
  ],
} as const satisfies Pick<GuardrailLimits, 'margin' | 'differences'> & { guardrails: Guardrail[] };

/**
 * Adjusts limits for a share of visitors who may lie: who report that the candidate always failed and the stable
 * release never did. Such reports look like a release that fails for that many visitors, so a release is taken back
 * only for differences beyond what they could invent.
 * @param liars share of visitors, 0–1. Each of them reports as often as the share `told` of honest ones
 */
export function beyondLies(
  { margin, differences }: Pick<GuardrailLimits, 'margin' | 'differences'>,
  told: number,
  liars: number,
) {
  const invented = inventedOf(told, liars);
  const beyond = (difference: number) => difference * (1 - invented) + invented;
  return {
    margin: beyond(margin),
    differences: differences.map(([difference, part]) => [beyond(difference), part] as const),
    // With fewer documents, a single network may report more than this share.
    fewest: invented === 0 ? 1 : documentsOfNetwork.usual / invented,
  };
}

const inventedOf = (told: number, liars: number) => liars / (liars + (1 - liars) * told);

/**
 * A network may contribute this many times the daily documents of an address; `usual` is the number under the default
 * setting.
 */
export const documentsOfNetwork = { timesAddress: 2, usual: 6 };

/**
 * Immediate failures are judged from the first minute on, without waiting for successes: the share of documents served
 * in a minute that reported a failure within this many minutes. Both releases' documents have the same time to report.
 */
export const immediateFailures = { guardrails: ['load', 'error'], withinMinutes: 2 } as const satisfies {
  guardrails: Guardrail[];
  withinMinutes: number;
};
export type ImmediateFailure = (typeof immediateFailures.guardrails)[number];

/** Returns the name under which early failures are counted, in the minute in which the document was served. */
export const soonOf = (guardrail: ImmediateFailure) => `${guardrail}Soon` as const;
export type SoonCount = ReturnType<typeof soonOf>;

/**
 * Probability that a release that is no worse is taken back, over all steps of its ramp and all guardrails; the same
 * for being held.
 */
export const falseAlarms = 0.01;

/** Probability that a release that does {@link GuardrailLimits.harm} is shown to be harmless. */
export const missedHarm = 0.02;

/**
 * Failures are reported at once, successes only once they are over. For this long after a step a new release therefore
 * looks worse than it is, and only the brake looks at its reports. A page reports successes after five minutes at most.
 */
export const settledAfterMinutes = 6;

/**
 * How long the server waits for a document's first report before the document counts as silent. A healthy page reports
 * after three minutes at most, or when the visitor leaves it.
 */
export const reportsAwaitedMinutes = 6;
