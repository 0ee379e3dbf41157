import { browser, mailedToken, otherPassword, someAddress } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';

const suite = identitySuite();

describe('a forgotten password', () => {
  const askFor = async (email: string) => {
    expect((await browser(suite.running).ask('POST', '/auth/forgot-password', { email })).json()).toEqual({
      done: true,
    });
    await suite.running.identity.sendMails();
    return mailedToken(suite.fixture.mailer, email);
  };

  test('is replaced by a link that works once and ends all log-ins', async () => {
    const { me, email } = await suite.newcomer();
    const token = await askFor(email);
    const body = { token, password: otherPassword };
    const someone = browser(suite.running);
    expect((await someone.ask('POST', '/auth/reset-password', { token, password: 'password1' })).statusCode).toBe(400);
    expect((await someone.ask('POST', '/auth/reset-password', body)).json()).toEqual({ done: true });
    expect((await someone.ask('POST', '/auth/reset-password', body)).statusCode).toBe(422);
    expect((await me.me()).logged_in).toBe(false);
    expect((await me.logIn(email)).statusCode).toBe(401);
    expect((await me.logIn(email, otherPassword)).statusCode).toBe(200);
    expect(await me.me()).toMatchObject({ email_confirmed: true });
    await suite.running.identity.sendMails();
    expect(suite.fixture.mailer.sent.findLast(({ to }) => to === email)?.subject).toBe('Your password was changed');
  });

  test('of two concurrent uses of one link, one succeeds', async () => {
    const { email } = await suite.newcomer();
    const body = { token: await askFor(email), password: otherPassword };
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser(suite.running).ask('POST', '/auth/reset-password', body)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  });

  test.each([
    [3_590, 200],
    [3_601, 422],
  ])('the link after %i seconds: %i', async (seconds, status) => {
    const { email } = await suite.newcomer();
    const token = await askFor(email);
    await suite.fixture.passTime(seconds);
    const answer = await browser(suite.running).ask('POST', '/auth/reset-password', { token, password: otherPassword });
    expect(answer.statusCode).toBe(status);
  });

  test('an older link is invalid once there is a newer one', async () => {
    const { email } = await suite.newcomer();
    const older = await askFor(email);
    await askFor(email);
    const answer = await browser(suite.running).ask('POST', '/auth/reset-password', {
      token: older,
      password: otherPassword,
    });
    expect(answer.statusCode).toBe(422);
  });

  test('a stranger cannot tell whether there is an account: both get the same answer after the same wait', async () => {
    const { email } = await suite.newcomer();
    const answers = [];
    for (const address of [email, someAddress()]) {
      const begun = performance.now();
      const { body, statusCode } = await browser(suite.running).ask('POST', '/auth/forgot-password', {
        email: address,
      });
      // The machine may add any time to the wait; a timer may fire a moment early.
      answers.push({ body, statusCode, waited: performance.now() - begun > 240 });
    }
    expect(answers[0]).toEqual({ body: answers[1]!.body, statusCode: 200, waited: true });
    expect(answers[1]).toEqual(answers[0]);
  });

  test('a link cannot be used for another purpose', async () => {
    const { email } = await suite.newcomer();
    const token = await askFor(email);
    expect((await browser(suite.running).ask('POST', '/auth/confirm-address', { token })).statusCode).toBe(422);
  });
});
