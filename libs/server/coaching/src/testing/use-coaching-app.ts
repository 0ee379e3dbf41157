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
  let fixture: CoachingFixture;
  let running: RunningCoaching;
  beforeAll(async () => {
    fixture = await openCoachingFixture();
    running = await fixture.start(options);
  });
  afterAll(() => fixture.close());
  return {
    get database() {
      return fixture.database;
    },
    get db() {
      return fixture.db;
    },
    get catalogue() {
      return fixture.catalogue;
    },
    get app() {
      return running.app;
    },
    start: (more) => fixture.start(more),
    visitor: (visitorId) => visitor(running, visitorId),
  };
}
