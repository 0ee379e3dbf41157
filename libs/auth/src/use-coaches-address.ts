import { coachesAnchor, paths } from '@greenroom/contracts';
import { useCurrentUser } from './current-user.ts';
import { openingOf } from './page-policy.ts';

/**
 * Returns the address of the coaches: their page, or the landing page for visitors, who would have to log in to open
 * theirs.
 */
export function useCoachesAddress(): string {
  const { user } = useCurrentUser();
  return openingOf(paths.coaches, user) === 'open' ? paths.coaches : `${paths.root}#${coachesAnchor}`;
}
