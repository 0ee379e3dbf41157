import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@greenroom/navigation';

/**
 * The token of a mailed link, which stands behind the `#` so that no log or referrer holds it. It is taken out of the
 * address bar at once. Nothing where there is none.
 */
export function useMailedToken(): string | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const found = new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
  const [token, setToken] = useState(found);
  // Another link opened in the same tab changes the address alone.
  if (found !== undefined && found !== token) setToken(found);

  useEffect(() => {
    if (found !== undefined) void navigate(pathname + search, { replace: true });
  }, [found, navigate, pathname, search]);
  return token;
}
