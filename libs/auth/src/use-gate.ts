import { useEffect } from 'react';
import { cookies } from '@greenroom/contracts';
import { useLocation, useNavigate } from '@greenroom/navigation';
import { useCurrentUser } from './current-user.ts';
import { logInAddress } from './log-in-address.ts';
import { plannedNextStop, planNextStop } from './next-stop.ts';
import { mayOpen } from './page-policy.ts';

/** Shut: one is on the way to the log-in page, which leads back. */
export type Gate = 'open' | 'waiting' | 'shut';

/**
 * Whether the current user may open a page; where not, they are brought to the log-in page.
 * @param path the page's path as the router knows it; nothing where nobody answers for the address
 */
export function useGate(path: string | undefined): Gate {
  const { user, known, failed } = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const gate = path === undefined ? 'open' : gateFor(path, { user, known, failed });

  useEffect(() => {
    if (gate === 'shut') void navigate(plannedNextStop() ?? logInAddress(pathname + search + hash), { replace: true });
  }, [gate, navigate, pathname, search, hash]);

  useEffect(() => planNextStop(undefined), [pathname]);
  return gate;
}

function gateFor(path: string, { user, known, failed }: ReturnType<typeof useCurrentUser>): Gate {
  if (mayOpen(path, user)) return 'open';
  if (!known) return 'waiting';
  // Without an answer the cookie has the word: a page that cannot load its data says so better than a log-in page.
  return failed && cookieSaysLoggedIn() ? 'open' : 'shut';
}

function cookieSaysLoggedIn(): boolean {
  return document.cookie.split('; ').includes(`${cookies.loggedIn.name}=1`);
}
