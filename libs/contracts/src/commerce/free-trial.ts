/** What a free-trial promo says, in one language (specification, section 3). */
export interface FreeTrialCopy {
  modal: { title: string; text: string; start: string; later: string };
  offerEnded: { title: string; text: string; plans: string; close: string };
  membershipPage: string;
  paymentPage: string;
}

/** A free-trial promo as a page gets it. */
export interface FreeTrialPromo {
  promoId: string;
  promoLengthInDays: number;
  isActive: boolean;
  termsLink: string;
  /** The coaches whose calls lead to the offer. */
  instructorSlugs: readonly string[];
  copy: FreeTrialCopy;
}

/** Whether a free trial is offered to somebody, as the server decides. `ended`: it was offered, and no longer is. */
export const freeTrialStates = ['none', 'offered', 'ended'] as const;
export type FreeTrialState = (typeof freeTrialStates)[number];

/** The experiment that the promo belongs to. */
export const freeTrialExperiment = 'on-call-free-trial';
/** Session storage: the modal was shown in this browser session. */
export const freeTrialViewedKey = 'freeTrialModalViewed';
