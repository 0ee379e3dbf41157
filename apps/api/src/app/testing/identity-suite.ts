import {
  browser,
  type IdentityFixture,
  mailedToken,
  openIdentityFixture,
  type RunningIdentity,
  someAddress,
  type StartOptions,
} from './identity-app.ts';

/**
 * One world for the tests of a file, with the product running on it: there before them, gone after. Before each of them
 * nothing has been tried yet, since all come from a few addresses.
 */
export function identitySuite(options: StartOptions = {}) {
  let world: IdentityFixture;
  let running: RunningIdentity;
  beforeAll(async () => {
    world = await openIdentityFixture();
    running = await world.start(options);
  });
  afterAll(() => world.close());
  beforeEach(() => world.database.pool.query('delete from rate_limits'));

  /** Somebody who has just signed up, in a browser of theirs. */
  async function newcomer({ at = running, email = someAddress() } = {}) {
    const me = browser(at);
    const answer = await me.signUp(email);
    expect(answer.statusCode).toBe(200);
    return { me, email };
  }

  return {
    get world() {
      return world;
    },
    get running() {
      return running;
    },
    newcomer,
    /** With the address confirmed, and its mails sent. */
    async regular() {
      const { me, email } = await newcomer();
      await running.identity.sendMails();
      const answer = await me.ask('POST', '/auth/confirm-address', { token: mailedToken(world.mailer, email) });
      expect(answer.statusCode).toBe(200);
      return { me, email };
    },
  };
}
