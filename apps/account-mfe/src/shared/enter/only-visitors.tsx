import { useEffect, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { firstPage } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { useDoor } from '../door/index.ts';

/** A form for those who are not in yet: whoever is goes on to where it leads. */
export function OnlyVisitors({ children }: { children: ReactNode }): ReactNode {
  const { user } = useCurrentUser();
  const { slug, returnTo } = useDoor();
  const navigate = useNavigate();
  // Who has just signed up is here for a moment as well, on the way to where the server says.
  const to = slug === 'signup' && !user.onboarded ? firstPage(returnTo) : returnTo;

  useEffect(() => {
    if (user.loggedIn) void navigate(to, { replace: true });
  }, [user.loggedIn, to, navigate]);
  return children;
}
