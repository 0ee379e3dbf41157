import { useCurrentUser } from '@greenroom/auth';

/**
 * Returns whether there is an offer: a promotion is on, or the visitor was offered a trial. Members get no offers.
 */
export function useIsOffered(): boolean {
  const { user } = useCurrentUser();
  if (user.subscribedState !== 'FREE') return false;
  return user.promotionOn || user.freeTrial !== 'none';
}
