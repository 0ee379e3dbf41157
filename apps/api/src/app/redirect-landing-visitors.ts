import type { FastifyRequest } from 'fastify';
import { logInAddress, pageAt, pageRights, paywallAddress, type Verdict } from '@greenroom/contracts';
import type { RightsOf } from '@greenroom/access';

/** Whether a page opens for the one who asks, by the one table of pages; an address nobody lists is for everyone. */
export function verdictOnPage({ url, person }: Pick<FastifyRequest, 'url' | 'person'>, rightsOf: RightsOf): Verdict {
  const page = pageAt(url.split('?', 1)[0] ?? '/');
  return page === undefined ? 'allowed' : rightsOf(person)[pageRights[page]];
}

/**
 * Where one is brought instead of a page that does not open: to the log-in page, or to what comes before a plan. Both
 * lead back. Nothing where the page is to be written after all.
 */
export function redirectLandingVisitors(verdict: Verdict, url: string, promotionOn: () => boolean): string | undefined {
  if (verdict === 'not_authenticated') return logInAddress(url);
  return verdict === 'plan_required' ? paywallAddress({ promotionOn: promotionOn(), at: url }) : undefined;
}
