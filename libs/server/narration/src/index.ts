import type { FastifyInstance } from 'fastify';
import { createNarrator, type NarratorDependencies } from './narrator.ts';
import { narrationRoutes, type NarrationRoutesDependencies } from './narration.routes.ts';

/** Texts of the library, and coaches' few words, said aloud in a coach's voice; each part is made once and kept. */
export { giveWay } from './give-way.ts';

export interface NarrationModule {
  routes(app: FastifyInstance): void;
  /** Ends what is being made. */
  stop(): void;
}

export function narrationModule(
  dependencies: NarratorDependencies & Omit<NarrationRoutesDependencies, 'narrator'>,
): NarrationModule {
  const narrator = createNarrator(dependencies);
  return {
    routes: (app) => narrationRoutes(app, { ...dependencies, narrator }),
    stop: () => narrator.stop(),
  };
}
