import { useEffect } from 'react';
import { api, onNotAuthenticated, useDispatch } from '@greenroom/api-client';
import { useLocation, useNavigate } from '@greenroom/navigation';
import { useCurrentUser } from './current-user.ts';
import { endedParameter, logInAddress } from '@greenroom/contracts';
import { planNextStop } from './next-stop.ts';

/**
 * The one place for a 401 in the middle of work: whoever was logged in is brought to the log-in page, which leads back.
 * What they had written is in its drafts. A visitor who is refused stays: their page says what to do.
 */
export function useReturnToLogIn(): void {
  const { user } = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const id = user.loggedIn ? user.id : null;

  useEffect(() => {
    if (id === null) return;
    // Several calls may be refused at once.
    const stop = onNotAuthenticated(() => {
      stop();
      const address = logInAddress(pathname + search + hash, endedParameter);
      // Whoever is first to see that nobody is signed in any more, the page's gate or this, leads to the same place.
      planNextStop(address);
      dispatch(api.util.resetApiState());
      void navigate(address);
    });
    return stop;
  }, [id, pathname, search, hash, navigate, dispatch]);
}
