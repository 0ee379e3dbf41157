import { pageAt, pageRights, type CurrentUser } from '@greenroom/contracts';

/**
 * `log-in`: the log-in page comes first and leads back. `paywall`: what comes before a plan does. `nothing`: as if nobody
 * answered for the address.
 */
export type Opening = 'open' | 'log-in' | 'paywall' | 'nothing';

/**
 * What an address is to someone, by the one table of pages (`pageRights` of the contracts) and their rights.
 * @param path the page's path, also as the router knows it, `/aimentor/:instructorSlug`; one nobody lists is for everyone
 */
export function openingOf(path: string, { rights }: Pick<CurrentUser, 'rights'>): Opening {
  const page = pageAt(path);
  const verdict = page === undefined ? 'allowed' : rights[pageRights[page]];
  if (verdict === 'not_authenticated') return 'log-in';
  if (verdict === 'plan_required') return 'paywall';
  return verdict === 'not_found' || verdict === 'forbidden' ? 'nothing' : 'open';
}
