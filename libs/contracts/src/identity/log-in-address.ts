import { paths, pathTo } from '../paths.ts';

/** Tells the log-in page that the user's session has ended. */
export const endedParameter = 'ended';

/**
 * Returns the address of the log-in page, which leads back.
 * @param from path, query and fragment to come back to; the homepage is the default and is left out
 */
export function logInAddress(from: string, reason?: typeof endedParameter): string {
  const returnTo = from === paths.homepage ? undefined : from;
  return pathTo('customAuth', { customAuthSlug: 'login' }, { returnTo, reason });
}
