import { useEffect, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { useNavigate } from '@greenroom/navigation';
import { useDoor } from '../door/index.ts';

/** A form for those who are not in yet: whoever is goes on to where it leads. */
export function OnlyVisitors({ children }: { children: ReactNode }): ReactNode {
  const { user } = useCurrentUser();
  const { returnTo } = useDoor();
  const navigate = useNavigate();

  useEffect(() => {
    if (user.loggedIn) void navigate(returnTo, { replace: true });
  }, [user.loggedIn, returnTo, navigate]);
  return children;
}
