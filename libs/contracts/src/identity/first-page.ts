import { paths, pathTo } from '../paths.ts';

/**
 * Returns the first page of a new account: onboarding, which then leads on to `returnTo`. A checkout is not
 * interrupted.
 * @param returnTo a page of this site, as `safeReturnTo` returns it
 */
export function firstPage(returnTo: string): string {
  const path = returnTo.split(/[?#]/, 1)[0] ?? '';
  const goesOn = path === paths.onboarding || path === paths.checkout || path.startsWith(`${paths.checkout}/`);
  return goesOn
    ? returnTo
    : pathTo('onboarding', undefined, { returnTo: returnTo === paths.homepage ? undefined : returnTo });
}
