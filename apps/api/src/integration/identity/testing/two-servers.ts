import {
  type Browser,
  browser,
  type IdentityFixture,
  openIdentityFixture,
  type RunningIdentity,
  someAddress,
} from '../../../app/testing/identity-app.ts';

export interface TwoServers {
  readonly fixture: IdentityFixture;
  readonly servers: [RunningIdentity, RunningIdentity];
  /** Returns a browser with its own account, logged in at the first server. */
  signedIn(): Promise<Browser>;
}

/**
 * Provides two servers on one database for the tests of a file. Time passes by moving the moments stored in the
 * database back.
 */
export function useTwoServers(): TwoServers {
  let fixture: IdentityFixture;
  let servers: [RunningIdentity, RunningIdentity];
  beforeAll(async () => {
    fixture = await openIdentityFixture();
    const instance = fixture.database.adapter === 'PostgreSQL';
    servers = [await fixture.start(), await fixture.start({ instance })];
  });
  afterAll(() => fixture.close());
  return {
    get fixture() {
      return fixture;
    },
    get servers() {
      return servers;
    },
    async signedIn() {
      await fixture.database.pool.query('delete from rate_limits');
      const me = browser(servers[0]);
      await me.signUp(someAddress());
      return me;
    },
  };
}
