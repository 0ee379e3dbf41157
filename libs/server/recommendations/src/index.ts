import type { FastifyInstance } from 'fastify';
import type { HomepageDependencies } from './homepage/read-homepage.ts';
import type { CatalogueIndex } from './domain/candidate.ts';
import { indexCatalogue } from './index-catalogue.ts';
import { recommendationsRoutes } from './recommendations.routes.ts';

/** Personal content: the homepage, recommendations with their reasons, and the history of library items. */
export { ownedRecommendations } from './owned-recommendations.ts';
export type { Candidate, CatalogueIndex, SubjectKind } from './domain/candidate.ts';
export type { PersonFacts } from './domain/person-facts.ts';
export { rank, type Ranked } from './domain/rank.ts';
export type { Reason } from './domain/reason.ts';
export { recommend } from './domain/recommend.ts';
export { signalsOf } from './domain/signals-of.ts';
export { factsOf } from './facts-of.ts';
export { findHistory, findSaved } from './history/history.repository.ts';
export { indexCatalogue } from './index-catalogue.ts';
export { presentRecommendation } from './present.ts';
export { keepShown } from './recommendations.repository.ts';

export interface RecommendationsModule {
  routes(app: FastifyInstance): void;
}

export function recommendationsModule(
  dependencies: Omit<HomepageDependencies, 'index' | 'now'> & { index?: CatalogueIndex; now?: () => Date },
): RecommendationsModule {
  const { now = () => new Date(), index = indexCatalogue(dependencies.catalogue), ...others } = dependencies;
  return { routes: (app) => recommendationsRoutes(app, { ...others, index, now }) };
}
