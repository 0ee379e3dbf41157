import {
  type CoachingFixture,
  openCoachingFixture,
  type RunningCoaching,
  type StartOptions,
  type Visitor,
  visitor,
} from './coaching-app.ts';

/** Coaching as set up for one test file; only its functions are available before the tests run. */
export interface CoachingApp extends Pick<CoachingFixture, 'database' | 'db' | 'catalogue' | 'start'> {
  readonly app: RunningCoaching['app'];
  /** Creates the client of a new visitor, or of the person with this id. */
  visitor(visitorId?: string): Visitor;
}

/** Opens a database with the real content and coaching before the tests of a file, and closes it after them. */
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
