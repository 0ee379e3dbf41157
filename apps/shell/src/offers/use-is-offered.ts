import { useCurrentUser } from '@greenroom/auth';

/** Whether there is anything to offer: a promotion is on, or one was offered a trial. Members are left in peace. */
export function useIsOffered(): boolean {
  const { user } = useCurrentUser();
  if (user.subscribedState !== 'FREE') return false;
  return user.promotionOn || user.freeTrial !== 'none';
}
