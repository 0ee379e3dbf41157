import type { Guardrail, OwnMetric } from '@greenroom/contracts';

/** How much worse a release may be, in shares: 0.01 is one in a hundred. */
export interface GuardrailLimits {
  /** Worse by up to this much is taken. */
  margin: number;
  /** A release goes to everyone only when it is shown to be worse by less than this. */
  harm: number;
  /** What bets are laid on, and their parts of the stake. */
  differences: readonly (readonly [difference: number, part: number])[];
  /** So many of honest visitors' documents tell of it at all. */
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
  // One visitor in seven comes to the payment, the rarest of the steps.
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
  // Half of documents are of people who press anything on them.
  told: 0.5,
};

const failedRequests: GuardrailLimits = { ...rareTrouble, harm: 0.03, told: 0.8 };

/** Of a remote's own metrics nothing is known, such as how often they are told: as the rarest of the steps. */
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

/** What a release is judged by: the guardrails of all apps, and what a remote counts by names of its own. */
export type Judged = Guardrail | OwnMetric;

export const limitsOf = (judged: Judged): GuardrailLimits =>
  judged in guardrailLimits ? guardrailLimits[judged as Guardrail] : ownMetric;

/**
 * The brake: what fails for nearly everyone is taken back from the first minute on. So large a difference is no matter of
 * pages that were not yet left, see {@link settledAfterMinutes}.
 */
export const brake = {
  guardrails: ['load', 'error', 'silent'],
  margin: 0.3,
  differences: [
    [0.6, 0.4],
    [0.97, 0.6],
  ],
} as const satisfies Pick<GuardrailLimits, 'margin' | 'differences'> & { guardrails: Guardrail[] };

/**
 * The same limits where a part of visitors may lie: tell of the new release that all went badly, and of the other that all
 * went well. Nothing tells that from a release that fails for as many, so what they could invent is no reason to go back.
 * @param liars part of visitors, 0–1. Each of them tells, of honest ones so many as `told`
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
    // Of fewer, what one network may tell is more than that.
    fewest: invented === 0 ? 1 : documentsOfNetwork.usual / invented,
  };
}

const inventedOf = (told: number, liars: number) => liars / (liars + (1 - liars) * told);

/** A network has so many times the documents of an address that count in a day; with the usual setting, so many. */
export const documentsOfNetwork = { timesAddress: 2, usual: 6 };

/**
 * What fails at once is judged from the first minute on, without waiting for what goes well: of the documents served in a
 * minute, those that told within so many minutes of a failure. Both releases' documents had the same time to tell.
 */
export const failsSoon = { guardrails: ['load', 'error'], withinMinutes: 2 } as const satisfies {
  guardrails: Guardrail[];
  withinMinutes: number;
};
export type FailsSoon = (typeof failsSoon.guardrails)[number];

/** Under which its failures are counted, in the minute in which the document was served. */
export const soonOf = (guardrail: FailsSoon) => `${guardrail}Soon` as const;
export type SoonCount = ReturnType<typeof soonOf>;

/** So rarely is a release that is no worse taken back, over all steps of its ramp and all guardrails together; or held. */
export const falseAlarms = 0.01;

/** So rarely is a release that does {@link GuardrailLimits.harm} shown to be harmless. */
export const missedHarm = 0.02;

/**
 * What goes well is told when it is over, what fails at once: for so long after a step a release that just came looks
 * worse than it is, and only the brake looks at what it told. A page tells what went well after five minutes at the latest.
 */
export const settledAfterMinutes = 6;

/**
 * For so long a document's first report is waited for before the document is silent. A page that is well reports after
 * three minutes at the latest, or when it is left.
 */
export const reportsAwaitedMinutes = 6;
