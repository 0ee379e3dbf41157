import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@greenroom/navigation';

/**
 * The token of a mailed link, which stands behind the `#` so that no log or referrer holds it. It is taken out of the
 * address bar at once and kept with the tab's history, so that it is still there when the page is loaded anew, as for
 * another language, or gone back to. Nothing where there is none.
 */
export function useMailedToken(): string | undefined {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined;
  const found = inAddress ?? tokenKeptWith(location);
  const [token, setToken] = useState(found);
  // Another link opened in the same tab changes the address alone.
  if (found !== undefined && found !== token) setToken(found);

  useEffect(() => {
    if (inAddress === undefined) return;
    void navigate(pathname + search, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate, pathname, search]);
  return token;
}

/** Takes a token that is spent out of the tab's history. The page at hand has it until it is left. */
export function useForgetSpentToken(spent: boolean): void {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const kept = tokenKeptWith(location) !== undefined;

  useEffect(() => {
    if (spent && kept) void navigate(pathname + search, { replace: true });
  }, [spent, kept, navigate, pathname, search]);
}

function tokenKeptWith({ state }: { state: unknown }): string | undefined {
  return (state as { token?: string } | null)?.token;
}
