export const checkoutSteps = ['account', 'membership', 'payment'] as const;
export type Step = (typeof checkoutSteps)[number];

interface Entered {
  /** The steps as they were numbered so far; nothing where the checkout was just entered. */
  before: readonly Step[] | undefined;
  loggedIn: boolean;
  /** A plan was chosen before, by an offer or on the landing page. */
  planChosen: boolean;
}

/**
 * The steps of this person's way through the checkout, in the order in which they take them. A step keeps its number:
 * one that comes unplanned is put in where it is taken, and what was taken before stays before it.
 */
export function pathThrough(step: Step, { before, loggedIn, planChosen }: Entered): readonly Step[] {
  if (!before) return planned(step, loggedIn, planChosen);
  if (before.includes(step)) return before;
  return before.flatMap((one) => (one === 'payment' ? [step, one] : [one]));
}

function planned(step: Step, loggedIn: boolean, planChosen: boolean): readonly Step[] {
  if (step === 'account') return planChosen ? ['account', 'payment'] : ['account', 'membership', 'payment'];
  return loggedIn ? ['membership', 'payment'] : ['membership', 'account', 'payment'];
}
