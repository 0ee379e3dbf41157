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
  /** Somebody with an account of their own, logged in at the first. */
  signedIn(): Promise<Browser>;
}

/**
 * Two servers on one database for the tests of a file. Time is the database's, and passes by its moments being moved
 * back.
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
