import { useState } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { cookies, freeTrialState, type FreeTrialCopy, type FreeTrialState } from '@greenroom/contracts';
import { useCommerceFreeTrialQuery } from './free-trial-api.ts';

export interface KnownFreeTrial {
  state: FreeTrialState;
  copy: FreeTrialCopy | undefined;
  termsLink: string | undefined;
}

/** The free trial that was offered to whoever uses the page, if one was. Who was never offered one asks for nothing. */
export function useFreeTrial(): KnownFreeTrial {
  const { user } = useCurrentUser();
  const [now] = useState(() => new Date());
  const cookie = cookieNow();
  const { data } = useCommerceFreeTrialQuery(undefined, { skip: cookie === undefined });
  const promo = data?.promo ?? null;
  const trialDays = user.loggedIn ? user.purchaseEligibility.trialPeriodInDays : undefined;
  const state = freeTrialState({ promo, inVariant: data?.inVariant ?? false, cookie, trialDays, now });
  return { state, copy: promo?.copy, termsLink: promo?.termsLink };
}

function cookieNow(): string | undefined {
  const start = `${cookies.freeTrial.name}=`;
  const found = document.cookie.split('; ').find((one) => one.startsWith(start));
  return found && decodeURIComponent(found.slice(start.length));
}
