import { useEffect } from 'react';
import { logInAddress } from '@greenroom/contracts';
import { useLocation, useNavigate } from '@greenroom/navigation';
import { useCurrentUser } from './current-user.ts';
import { cookieSaysLoggedIn } from './logged-in-cookie.ts';
import { plannedNextStop, planNextStop } from './next-stop.ts';
import { openingOf } from './page-policy.ts';
import { usePaywall } from './use-paywall.ts';

/**
 * `shut` and `paywall`: the user is being redirected to a page that leads back. `nothing`: the signed-in user must not
 * see that this page exists.
 */
export type Gate = 'open' | 'waiting' | 'shut' | 'paywall' | 'nothing';

/**
 * Returns whether the current user may open a page; if not, redirects to the log-in page or to the paywall.
 * @param path the page's path as the router knows it; undefined when no page has the address
 */
export function useGate(path: string | undefined): Gate {
  const { user, known, failed } = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const gate = path === undefined ? 'open' : gateFor(path, { user, known, failed });

  const paywall = usePaywall();

  useEffect(() => {
    if (gate === 'paywall') void navigate(paywall, { replace: true });
  }, [gate, navigate, paywall]);

  useEffect(() => {
    if (gate === 'shut') void navigate(plannedNextStop() ?? logInAddress(pathname + search + hash), { replace: true });
  }, [gate, navigate, pathname, search, hash]);

  useEffect(() => planNextStop(undefined), [pathname]);
  return gate;
}

function gateFor(path: string, { user, known, failed }: ReturnType<typeof useCurrentUser>): Gate {
  const opening = openingOf(path, user);
  if (opening === 'open') return 'open';
  if (!known) return 'waiting';
  if (opening === 'nothing' || opening === 'paywall') return opening;
  // Without an answer, trust the cookie: a page that cannot load its data explains the failure better than a log-in
  // page.
  return failed && cookieSaysLoggedIn() ? 'open' : 'shut';
}
