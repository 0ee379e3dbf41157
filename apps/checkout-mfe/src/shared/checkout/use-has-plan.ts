import { useCurrentUser } from '@greenroom/auth';

/** Whether the current user has a plan, active or paused, so that no other can begin. */
export function useHasPlan(): boolean {
  const { accessibleProducts, paused } = useCurrentUser().user;
  return accessibleProducts.length > 0 || paused !== undefined;
}
