import { useMemo } from 'react';
import { api, personLeft, useDispatch, type Store } from '@greenroom/api-client';
import { paths } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { fetchUser } from './current-user.ts';
import { forgetDrafts } from './drafts.ts';
import { planNextStop } from './next-stop.ts';
import { forgetWhoWasThere, whoWasThere } from './who-was-there.ts';

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
    const forget = () => {
      forgetDrafts();
      dispatch(personLeft());
      dispatch(api.util.resetApiState());
    };
    const left = async () => {
      planNextStop(paths.root);
      forget();
      await navigate(paths.root);
    };
    const came = async () => {
      dispatch(api.util.resetApiState());
      const user = await fetchUser(dispatch);
      const before = whoWasThere();
      forgetWhoWasThere();
      // What was written before one was logged out waits for its writer only.
      if (before !== null && user && user.id !== before) forget();
    };
    return { came, left };
  }, [dispatch, navigate]);
}
