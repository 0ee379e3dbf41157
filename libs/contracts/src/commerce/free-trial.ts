/** The texts of a free-trial promo, in one language (specification, section 3). */
export interface FreeTrialCopy {
  modal: { title: string; text: string; start: string; later: string };
  offerEnded: { title: string; text: string; plans: string; close: string };
  membershipPage: string;
  paymentPage: string;
}

/** A free-trial promo as the page receives it. */
export interface FreeTrialPromo {
  promoId: string;
  promoLengthInDays: number;
  isActive: boolean;
  termsLink: string;
  /** The coaches whose calls are followed by the offer. */
  instructorSlugs: readonly string[];
  copy: FreeTrialCopy;
}

/** Whether the server offers the user a free trial. `ended`: it was offered, and no longer is. */
export const freeTrialStates = ['none', 'offered', 'ended'] as const;
export type FreeTrialState = (typeof freeTrialStates)[number];

/** The experiment that the promo belongs to. */
export const freeTrialExperiment = 'on-call-free-trial';
/** Session storage: the modal was shown in this browser session. */
export const freeTrialViewedKey = 'freeTrialModalViewed';
