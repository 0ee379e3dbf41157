import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@greenroom/navigation';

/**
 * Returns the token of a mailed link, from the URL's fragment, which no log or referrer contains. It is removed from
 * the address bar at once and kept in the history state, so that it survives a reload, a change of language, and going
 * back. Undefined if there is none.
 */
export function useMailedToken(): string | undefined {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined;
  const found = inAddress ?? tokenKeptWith(location);
  const [token, setToken] = useState(found);
  // Another link opened in the same tab changes only the URL.
  if (found !== undefined && found !== token) setToken(found);

  useEffect(() => {
    if (inAddress === undefined) return;
    void navigate(pathname + search, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate, pathname, search]);
  return token;
}

/** Removes a used token from the history state. The current page keeps it until it is left. */
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
