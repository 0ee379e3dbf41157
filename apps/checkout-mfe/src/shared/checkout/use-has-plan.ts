import { useCurrentUser } from '@greenroom/auth';

/** Whether whoever uses the page has a plan already that holds. */
export function useHasPlan(): boolean {
  return useCurrentUser().user.accessibleProducts.length > 0;
}
