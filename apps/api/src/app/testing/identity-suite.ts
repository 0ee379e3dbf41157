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
 * Provides one fixture for the tests of a file, with the product running on it. Rate limits are reset before each test,
 * since all tests share a few addresses.
 */
export function identitySuite(options: StartOptions = {}) {
  let fixture: IdentityFixture;
  let running: RunningIdentity;
  beforeAll(async () => {
    fixture = await openIdentityFixture();
    running = await fixture.start(options);
  });
  afterAll(() => fixture.close());
  beforeEach(() => fixture.database.pool.query('delete from rate_limits'));

  /** Returns a browser that has just signed up. */
  async function newcomer({ at = running, email = someAddress() } = {}) {
    const me = browser(at);
    const answer = await me.signUp(email);
    expect(answer.statusCode).toBe(200);
    return { me, email };
  }

  return {
    get fixture() {
      return fixture;
    },
    get running() {
      return running;
    },
    newcomer,
    /** Like `newcomer`, with the address confirmed and the mails sent. */
    async regular() {
      const { me, email } = await newcomer();
      await running.identity.sendMails();
      const answer = await me.ask('POST', '/auth/confirm-address', { token: mailedToken(fixture.mailer, email) });
      expect(answer.statusCode).toBe(200);
      return { me, email };
    },
  };
}
