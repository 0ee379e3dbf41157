import type { FastifyRequest } from 'fastify';
import { logInAddress, pageAt, pageRights, paywallAddress, type Verdict } from '@greenroom/contracts';
import type { RightsOf } from '@greenroom/access';

/** Returns whether the visitor may open a page, by the table of page rights; unlisted URLs are open to everyone. */
export function verdictOnPage({ url, person }: Pick<FastifyRequest, 'url' | 'person'>, rightsOf: RightsOf): Verdict {
  const page = pageAt(url.split('?', 1)[0] ?? '/');
  return page === undefined ? 'allowed' : rightsOf(person)[pageRights[page]];
}

/**
 * Returns where to redirect a visitor who may not open a page: to log-in, or to the paywall. Both lead back afterwards.
 * Returns undefined if the page is to be rendered.
 */
export function redirectLandingVisitors(verdict: Verdict, url: string, promotionOn: () => boolean): string | undefined {
  if (verdict === 'not_authenticated') return logInAddress(url);
  return verdict === 'plan_required' ? paywallAddress({ promotionOn: promotionOn(), at: url }) : undefined;
}
