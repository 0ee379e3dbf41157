import { usePersonChange } from '@greenroom/auth';
import { pathTo, type LoggedIn } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';

/** Returns what follows a log-in: goes to `returnTo`, or to the second-factor step when one is required. */
export function useEnter(): (answer: LoggedIn) => Promise<void> {
  const { came } = usePersonChange();
  const navigate = useNavigate();
  return async ({ returnTo, factors }) => {
    if (factors.length > 0)
      return navigate(pathTo('customAuth', { customAuthSlug: 'login' }, { step: 'factor', returnTo }));
    await came();
    await navigate(returnTo, { replace: true });
  };
}
