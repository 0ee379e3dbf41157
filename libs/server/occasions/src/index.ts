import type { FastifyInstance } from 'fastify';
import { occasionsRoutes } from './occasions.routes.ts';
import type { OccasionsDependencies } from './occasions-dependencies.ts';

/** What people have coming up: how to get ready for it, how many days are left, how it went. */
export { comingUpLines } from './coming-up-lines.ts';
export { ownedOccasions } from './owned-occasions.ts';

export interface OccasionsModule {
  routes(app: FastifyInstance): void;
}

/** @param dependencies `origin`: of the site, as links in calendar files name it */
export function occasionsModule(
  dependencies: Omit<OccasionsDependencies, 'now'> & { origin: string; now?: () => Date },
): OccasionsModule {
  const deps = { now: () => new Date(), ...dependencies };
  return { routes: (app) => occasionsRoutes(app, deps) };
}
