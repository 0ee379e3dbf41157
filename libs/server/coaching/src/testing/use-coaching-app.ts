import {
  type CoachingFixture,
  openCoachingFixture,
  type RunningCoaching,
  type StartOptions,
  type Visitor,
  visitor,
} from './coaching-app.ts';

/** Coaching as one test file has it; everything but its functions is there once its tests run. */
export interface CoachingApp extends Pick<CoachingFixture, 'database' | 'db' | 'catalogue' | 'start'> {
  readonly app: RunningCoaching['app'];
  /** Somebody's browser: a newcomer's, or that of the person whose id it is. */
  visitor(visitorId?: string): Visitor;
}

/** Opens a database with the real content and coaching on it before the tests of a file, and closes all of it after them. */
export function useCoachingApp(options: StartOptions = {}): CoachingApp {
  let world: CoachingFixture;
  let running: RunningCoaching;
  beforeAll(async () => {
    world = await openCoachingFixture();
    running = await world.start(options);
  });
  afterAll(() => world.close());
  return {
    get database() {
      return world.database;
    },
    get db() {
      return world.db;
    },
    get catalogue() {
      return world.catalogue;
    },
    get app() {
      return running.app;
    },
    start: (more) => world.start(more),
    visitor: (visitorId) => visitor(running, visitorId),
  };
}
