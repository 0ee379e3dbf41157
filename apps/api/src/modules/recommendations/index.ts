import type { FastifyInstance } from 'fastify';
import type { HomepageDependencies } from './homepage/read-homepage.ts';
import { indexCatalogue } from './index-catalogue.ts';
import { recommendationsRoutes } from './recommendations.routes.ts';

/** What is for one: the homepage, recommendations with their reasons, and what became of library items. */
export { ownedRecommendations } from './owned-recommendations.ts';

export interface RecommendationsModule {
  routes(app: FastifyInstance): void;
}

export function recommendationsModule(
  dependencies: Omit<HomepageDependencies, 'index' | 'now'> & { now?: () => Date },
): RecommendationsModule {
  const { now = () => new Date(), ...others } = dependencies;
  const index = indexCatalogue(others.catalogue);
  return { routes: (app) => recommendationsRoutes(app, { ...others, index, now }) };
}
