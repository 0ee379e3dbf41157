import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@greenroom/navigation';
import { readPerson, searchAs } from './frame-choices.ts';

/**
 * Puts the frame's `as` parameter back into the address after each navigation, because links of the remote do not carry
 * it.
 */
export function useKeepPerson(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [person] = useState(() => readPerson(search));

  useEffect(() => {
    if (readPerson(search) !== person) void navigate(pathname + searchAs(search, person), { replace: true });
  }, [pathname, search, person, navigate]);
}
