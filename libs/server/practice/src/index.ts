import type { FastifyInstance } from 'fastify';
import { practiceRoutes } from './practice.routes.ts';
import type { PracticeDependencies } from './practice-dependencies.ts';
import { remindOfPractice } from './remind.ts';

/** What one practises by: a week of steps from what is known of one, and reminders that one asked for. */
export { ownedPractice } from './owned-practice.ts';

export interface PracticeModule {
  routes(app: FastifyInstance): void;
  /** Reminds everyone whose hour has come; by the clock. */
  remind(): Promise<void>;
}

export function practiceModule(dependencies: Omit<PracticeDependencies, 'now'> & { now?: () => Date }): PracticeModule {
  const deps = { now: () => new Date(), ...dependencies };
  return { routes: (app) => practiceRoutes(app, deps), remind: () => remindOfPractice(deps) };
}
