import { useCurrentUser } from './current-user.ts';

/**
 * Returns whether this site sells no plans and counts no usage (`PLANS=off`); false until the user is known. Pages then
 * mention neither plans nor prices.
 */
export function usePlansOff(): boolean {
  const { user, known } = useCurrentUser();
  return known && user.allowance === null;
}
