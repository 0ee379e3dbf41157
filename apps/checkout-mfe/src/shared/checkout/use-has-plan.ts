import { useCurrentUser } from '@greenroom/auth';

/** Whether whoever uses the page has a plan, one that holds or one that is paused: no other can begin. */
export function useHasPlan(): boolean {
  const { accessibleProducts, paused } = useCurrentUser().user;
  return accessibleProducts.length > 0 || paused !== undefined;
}
