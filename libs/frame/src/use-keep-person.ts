import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@greenroom/navigation';
import { readPerson, searchAs } from './frame-choices.ts';

/** Links of the remote know nothing of the frame's `as`: it is put back into the address after each. */
export function useKeepPerson(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [person] = useState(() => readPerson(search));

  useEffect(() => {
    if (readPerson(search) !== person) void navigate(pathname + searchAs(search, person), { replace: true });
  }, [pathname, search, person, navigate]);
}
