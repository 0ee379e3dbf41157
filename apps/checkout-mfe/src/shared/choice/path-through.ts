export const checkoutSteps = ['account', 'membership', 'payment'] as const;
export type Step = (typeof checkoutSteps)[number];

interface Entered {
  /** The steps numbered so far; undefined on entering the checkout. */
  before: readonly Step[] | undefined;
  loggedIn: boolean;
  /** A plan was already chosen, in an offer or on the landing page. */
  planChosen: boolean;
}

/**
 * Returns the steps of this person's path through the checkout, in the order in which they take them. A step keeps its
 * number: an unplanned step is inserted where it is taken, after those taken before.
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
