import { paths, pathTo } from '../paths.ts';

/**
 * Where a new account comes first: to onboarding, this once, which leads on. What one is about to buy is not interrupted.
 * @param returnTo a page of ours, as `safeReturnTo` gives it
 */
export function firstPage(returnTo: string): string {
  const path = returnTo.split(/[?#]/, 1)[0] ?? '';
  const goesOn = path === paths.onboarding || path === paths.checkout || path.startsWith(`${paths.checkout}/`);
  return goesOn
    ? returnTo
    : pathTo('onboarding', undefined, { returnTo: returnTo === paths.homepage ? undefined : returnTo });
}
