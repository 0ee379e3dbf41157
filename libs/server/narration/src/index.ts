import type { FastifyInstance } from 'fastify';
import { createNarrator, type NarratorDependencies } from './narrator.ts';
import { narrationRoutes, type NarrationRoutesDependencies } from './narration.routes.ts';

/** Library texts and coaches' introductions, spoken in the coach's voice. Each part is made once and stored. */
export { prioritizeCalls } from './prioritize-calls.ts';

export interface NarrationModule {
  routes(app: FastifyInstance): void;
  /** Aborts the sounds that are being made. */
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
