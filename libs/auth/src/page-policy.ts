import { pageAt, pageRights, type CurrentUser } from '@greenroom/contracts';

/**
 * `log-in`: the log-in page comes first and leads back. `paywall`: the pages before a plan come first. `nothing`: shown
 * as if the page did not exist.
 */
export type Opening = 'open' | 'log-in' | 'paywall' | 'nothing';

/**
 * Returns how an address opens for a user, from the table of pages (`pageRights` of the contracts) and the user's
 * rights.
 * @param path the page's path, also as the router knows it, `/aimentor/:instructorSlug`; an unlisted path is open to
 * everyone
 */
export function openingOf(path: string, { rights }: Pick<CurrentUser, 'rights'>): Opening {
  const page = pageAt(path);
  const verdict = page === undefined ? 'allowed' : rights[pageRights[page]];
  if (verdict === 'not_authenticated') return 'log-in';
  if (verdict === 'plan_required') return 'paywall';
  return verdict === 'not_found' || verdict === 'forbidden' ? 'nothing' : 'open';
}
