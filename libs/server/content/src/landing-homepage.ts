import { languageOfRequest } from '@greenroom/http';
import type { FastifyRequest } from 'fastify';
import type { PrePaywallHomepage } from '@greenroom/contracts';
import { coachCard } from './domain/cards.ts';
import type { Catalogue } from './domain/content-files.ts';

/** Returns all coaches by category, with category names in the request's language. */
export function landingHomepage(
  { categories, coaches }: Catalogue,
  request: Pick<FastifyRequest, 'cookies' | 'headers'>,
): PrePaywallHomepage {
  const locale = languageOfRequest(request);
  const groups = categories.map(({ slug, name }) => ({
    slug,
    name: name[locale],
    coaches: coaches.filter((coach) => coach.category === slug).map((coach) => coachCard(coach, locale)),
  }));
  return { categories: groups.filter((group) => group.coaches.length > 0), coaches: coaches.length };
}
