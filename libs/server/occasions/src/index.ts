import type { FastifyInstance } from 'fastify';
import { occasionsRoutes } from './occasions.routes.ts';
import type { OccasionsDependencies } from './occasions-dependencies.ts';

/** Coming occasions in people's lives: how to prepare, how many days are left, how it went. */
export { comingUpLines } from './coming-up-lines.ts';
export { ownedOccasions } from './owned-occasions.ts';
export { ownedSavedLines } from './owned-saved-lines.ts';

export interface OccasionsModule {
  routes(app: FastifyInstance): void;
}

/** @param dependencies `origin`: the site's origin, for links in calendar files */
export function occasionsModule(
  dependencies: Omit<OccasionsDependencies, 'now'> & { origin: string; now?: () => Date },
): OccasionsModule {
  const deps = { now: () => new Date(), ...dependencies };
  return { routes: (app) => occasionsRoutes(app, deps) };
}
