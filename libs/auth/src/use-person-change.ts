import { useMemo } from 'react';
import { api, personLeft, useDispatch, type Store } from '@greenroom/api-client';
import { paths } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { fetchUser } from './current-user.ts';
import { forgetDrafts } from './drafts.ts';
import { planNextStop } from './next-stop.ts';

interface PersonChange {
  /** Call after a log-in or sign-up: refetches everything and gives a visitor's drafts to the account. */
  came(): Promise<void>;
  /** Call after a log-out: removes the user's data from this tab and goes to the landing page. */
  left(): Promise<void>;
}

/** Returns the functions that update the page's data when the user logs in or out. */
export function usePersonChange(): PersonChange {
  const dispatch = useDispatch<Store['dispatch']>();
  const navigate = useNavigate();
  return useMemo(() => {
    const left = async () => {
      planNextStop(paths.root);
      forgetDrafts();
      dispatch(personLeft());
      dispatch(api.util.resetApiState());
      await navigate(paths.root);
    };
    const came = async () => {
      dispatch(api.util.resetApiState());
      const user = await fetchUser(dispatch);
      // It may be another user, who must not see what remotes hold. Drafts wait until the user is known.
      if (!user) dispatch(personLeft());
    };
    return { came, left };
  }, [dispatch, navigate]);
}
