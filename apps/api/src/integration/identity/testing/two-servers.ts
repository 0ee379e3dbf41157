import {
  type Browser,
  browser,
  type IdentityFixture,
  openIdentityFixture,
  type RunningIdentity,
  someAddress,
} from '../../../app/testing/identity-app.ts';

export interface TwoServers {
  readonly world: IdentityFixture;
  readonly servers: [RunningIdentity, RunningIdentity];
  /** Returns a browser with its own account, logged in at the first server. */
  signedIn(): Promise<Browser>;
}

/**
 * Provides two servers on one database for the tests of a file. Time passes by moving the moments stored in the
 * database back.
 */
export function useTwoServers(): TwoServers {
  let world: IdentityFixture;
  let servers: [RunningIdentity, RunningIdentity];
  beforeAll(async () => {
    world = await openIdentityFixture();
    const instance = world.database.adapter === 'PostgreSQL';
    servers = [await world.start(), await world.start({ instance })];
  });
  afterAll(() => world.close());
  return {
    get world() {
      return world;
    },
    get servers() {
      return servers;
    },
    async signedIn() {
      await world.database.pool.query('delete from rate_limits');
      const me = browser(servers[0]);
      await me.signUp(someAddress());
      return me;
    },
  };
}
