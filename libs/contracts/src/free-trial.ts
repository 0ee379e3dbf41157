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
  /** Whose calls it comes after. */
  instructorSlugs: readonly string[];
  copy: FreeTrialCopy;
}

export interface FreeTrialFacts {
  promo: FreeTrialPromo | null;
  /** Whether one is in the experiment’s `variant_1`. */
  inVariant: boolean;
  /** The value of the promo's cookie. */
  cookie: string | undefined;
  /** The logged-in user's days of trial; undefined where nobody is logged in. */
  trialDays: number | undefined;
  now: Date;
}

/** `ended`: it was offered, and is not any more. */
export type FreeTrialState = 'none' | 'offered' | 'ended';

/** The cookie's value: which promo was offered, and when. */
export const freeTrialFlag = (promoId: string, now: Date): string => `${promoId}.${now.getTime()}`;

/**
 * Whether a free trial is offered: in the experiment's variant, with the promo's cookie, and to nobody who has no days of
 * trial (specification, section 4). It ends with its days, or when the promo is switched off.
 */
export function freeTrialState({ promo, inVariant, cookie, trialDays, now }: FreeTrialFacts): FreeTrialState {
  const [, promoId, since] = /^(.+)\.(\d{1,15})$/.exec(cookie ?? '') ?? [];
  if (!promo || !inVariant || promoId !== promo.promoId || trialDays === 0) return 'none';
  const over = now.getTime() - Number(since) >= promo.promoLengthInDays * 86_400_000;
  return promo.isActive && !over ? 'offered' : 'ended';
}

/** The experiment that the promo belongs to. */
export const freeTrialExperiment = 'on-call-free-trial';
/** Session storage: that one has seen the modal in this browser session. */
export const freeTrialViewedKey = 'freeTrialModalViewed';
