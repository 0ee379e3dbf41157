import { useEffect } from 'react';
import { api, onNotAuthenticated, useDispatch } from '@greenroom/api-client';
import { useLocation, useNavigate } from '@greenroom/navigation';
import { useCurrentUser } from './current-user.ts';
import { endedParameter, logInAddress } from '@greenroom/contracts';
import { planNextStop } from './next-stop.ts';

/**
 * Handles a 401 on any page: a user who was logged in goes to the log-in page, which leads back. Unsent texts are kept
 * as drafts. A visitor stays: the page says what to do.
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
      // The page's gate may notice the log-out first; it then goes to the same address.
      planNextStop(address);
      dispatch(api.util.resetApiState());
      void navigate(address);
    });
    return stop;
  }, [id, pathname, search, hash, navigate, dispatch]);
}
