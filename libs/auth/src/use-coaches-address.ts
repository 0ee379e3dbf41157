import { castPlace, paths } from '@greenroom/contracts';
import { useCurrentUser } from './current-user.ts';
import { openingOf } from './page-policy.ts';

/** Where one meets the coaches: on their page, or, whoever would have to log in for that, on the landing page. */
export function useCoachesAddress(): string {
  const { user } = useCurrentUser();
  return openingOf(paths.coaches, user) === 'open' ? paths.coaches : `${paths.root}#${castPlace}`;
}
