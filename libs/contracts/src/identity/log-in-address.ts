import { paths, pathTo } from '../paths.ts';

/** Says on the log-in page why one is there: one was logged in, and is no more. */
export const endedParameter = 'ended';

/**
 * The address of the log-in page, which leads back.
 * @param from path, query and fragment to come back to; the homepage needs no word
 */
export function logInAddress(from: string, reason?: typeof endedParameter): string {
  const returnTo = from === paths.homepage ? undefined : from;
  return pathTo('customAuth', { customAuthSlug: 'login' }, { returnTo, reason });
}
