import { useEffect, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { firstPage } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { useAuthPage } from '../auth-page/index.ts';

/** Shows a form to visitors only: signed-in users are redirected to the return address. */
export function OnlyVisitors({ children }: { children: ReactNode }): ReactNode {
  const { user } = useCurrentUser();
  const { slug, returnTo } = useAuthPage();
  const navigate = useNavigate();
  // A user who has just signed up is here for a moment too, before the redirect to the path the server returned.
  const to = slug === 'signup' && !user.onboarded ? firstPage(returnTo) : returnTo;

  useEffect(() => {
    if (user.loggedIn) void navigate(to, { replace: true });
  }, [user.loggedIn, to, navigate]);
  return children;
}
