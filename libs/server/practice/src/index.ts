import type { FastifyInstance } from 'fastify';
import { practiceRoutes } from './practice.routes.ts';
import type { PracticeDependencies } from './practice-dependencies.ts';
import { remindOfPractice } from './remind.ts';

/** Practice plans: a week of steps chosen from what is known about the person, and the reminders they asked for. */
export { ownedPractice } from './owned-practice.ts';

export interface PracticeModule {
  routes(app: FastifyInstance): void;
  /** Sends all reminders that are due. Called periodically. */
  remind(): Promise<void>;
}

export function practiceModule(dependencies: Omit<PracticeDependencies, 'now'> & { now?: () => Date }): PracticeModule {
  const deps = { now: () => new Date(), ...dependencies };
  return { routes: (app) => practiceRoutes(app, deps), remind: () => remindOfPractice(deps) };
}
