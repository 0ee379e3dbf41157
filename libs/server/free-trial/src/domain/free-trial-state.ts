import type { FreeTrialConfig, FreeTrialState } from '@greenroom/contracts';

export interface FreeTrialFacts {
  promo: Pick<FreeTrialConfig, 'promoId' | 'promoLengthInDays' | 'isActive'> | undefined;
  /** Whether the person is in the experiment's `variant_1`. */
  inVariant: boolean;
  /** The value of the promo's cookie. */
  cookie: string | undefined;
  /** The logged-in user's trial period in days; undefined for a visitor. */
  trialPeriodInDays: number | undefined;
  now: Date;
}

const dayMs = 86_400_000;

/** Returns the cookie's value: the promo that was offered, and when. */
export const freeTrialFlag = (promoId: string, now: Date): string => `${promoId}.${now.getTime()}`;

/**
 * Decides whether a free trial is offered, and therefore sold: in the experiment's variant, with the promo's cookie,
 * and to a visitor or a user with trial period days (specification, section 4). The offer ends after the promo's
 * length, or when the promo is switched off.
 */
export function freeTrialState({ promo, inVariant, cookie, trialPeriodInDays, now }: FreeTrialFacts): FreeTrialState {
  const [, promoId, since] = /^(.+)\.(\d{1,15})$/.exec(cookie ?? '') ?? [];
  if (!promo || !inVariant || promoId !== promo.promoId || trialPeriodInDays === 0) return 'none';
  const age = now.getTime() - Number(since);
  // Anyone can write the cookie, also with a start in the future.
  const over = age >= promo.promoLengthInDays * dayMs || age < -dayMs;
  return promo.isActive && !over ? 'offered' : 'ended';
}
