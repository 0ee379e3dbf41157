import { useMemo } from 'react';
import { api, personLeft, useDispatch, type Store } from '@greenroom/api-client';
import { paths } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { fetchUser } from './current-user.ts';
import { forgetDrafts } from './drafts.ts';
import { planNextStop } from './next-stop.ts';

interface PersonChange {
  /** Someone has just logged in or signed up: everything is asked for anew, and a visitor's things are theirs now. */
  came(): Promise<void>;
  /** One has logged out: nothing of one's own stays in this tab, and one goes to the front door. */
  left(): Promise<void>;
}

/** What happens to the page's data when the person before it changes. */
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
      // It may be anyone: what remotes hold is not shown to them. Drafts wait until it is known.
      if (!user) dispatch(personLeft());
    };
    return { came, left };
  }, [dispatch, navigate]);
}
