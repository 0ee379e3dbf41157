import { useCurrentUser } from '@greenroom/auth';

/** Whether whoever uses the page has a plan already. */
export function useHasPlan(): boolean {
  return useCurrentUser().user.subscribedState !== 'FREE';
}
