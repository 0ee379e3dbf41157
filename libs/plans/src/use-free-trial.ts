import { useCurrentUser } from '@greenroom/auth';
import type { FreeTrialCopy, FreeTrialState } from '@greenroom/contracts';
import { useCommerceFreeTrialQuery } from './free-trial-api.ts';

export interface KnownFreeTrial {
  state: FreeTrialState;
  copy: FreeTrialCopy | undefined;
  termsLink: string | undefined;
}

/** Returns the current user's free trial, running or ended; its copy is fetched only if there is one. */
export function useFreeTrial(): KnownFreeTrial {
  const { user } = useCurrentUser();
  const state = user.freeTrial;
  const { data } = useCommerceFreeTrialQuery(undefined, { skip: state === 'none' });
  return { state, copy: data?.promo?.copy, termsLink: data?.promo?.termsLink };
}
