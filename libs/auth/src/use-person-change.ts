import { useMemo } from 'react';
import { api, personLeft, useDispatch, type Store } from '@greenroom/api-client';
import { fetchUser } from './current-user.ts';
import { forgetDrafts } from './drafts.ts';
import { forgetWhoWasThere, whoWasThere } from './who-was-there.ts';

interface PersonChange {
  /** Someone has just logged in or signed up: everything is asked for anew, and a visitor's things are theirs now. */
  came(): Promise<void>;
  /** One has logged out: nothing of one's own stays in this tab. */
  left(): void;
}

/** What happens to the page's data when the person before it changes. */
export function usePersonChange(): PersonChange {
  const dispatch = useDispatch<Store['dispatch']>();
  return useMemo(() => {
    const left = () => {
      forgetDrafts();
      dispatch(personLeft());
      dispatch(api.util.resetApiState());
    };
    const came = async () => {
      dispatch(api.util.resetApiState());
      const user = await fetchUser(dispatch);
      const before = whoWasThere();
      forgetWhoWasThere();
      // What was written before one was logged out waits for its writer only.
      if (before !== null && user && user.id !== before) left();
    };
    return { came, left };
  }, [dispatch]);
}
