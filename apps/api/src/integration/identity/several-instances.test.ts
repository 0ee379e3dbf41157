import {
  browser,
  goodPassword,
  type IdentityFixture,
  openIdentityFixture,
  otherPassword,
  type RunningIdentity,
  someAddress,
} from '../../app/testing/identity-app.ts';

/** Several instances need PostgreSQL; PGlite belongs to one process. */
const onPostgres = process.env.TEST_DATABASE === 'postgres' ? describe : describe.skip;

onPostgres('two instances on one database', () => {
  let fixture: IdentityFixture;
  let a: RunningIdentity;
  let b: RunningIdentity;
  beforeAll(async () => {
    fixture = await openIdentityFixture();
    [a, b] = await Promise.all([fixture.start({ instance: true }), fixture.start({ instance: true })]);
  });
  afterAll(() => fixture.close());

  it('create one key between them', async () => {
    const { rows } = await fixture.database.pool.query('select kid from signing_keys');
    expect(rows).toHaveLength(1);
  });

  it('accept a session signed in at one of them, and log it out everywhere', async () => {
    const email = someAddress();
    const atA = browser(a);
    await atA.signUp(email);
    const phone = browser(b);
    expect((await phone.logIn(email)).statusCode).toBe(200);
    const atB = atA.at(b);
    expect(await atB.me()).toMatchObject({ email, logged_in: true });
    const change = { currentPassword: goodPassword, newPassword: otherPassword };
    expect((await phone.at(a).ask('POST', '/auth/change-password', change)).statusCode).toBe(200);
    // Immediately at the other instance, although the access token would be valid for a quarter of an hour.
    expect((await atB.me()).logged_in).toBe(false);
    const again = browser(a);
    await again.logIn(email, otherPassword);
    expect((await again.ask('POST', '/auth/sessions/end', { which: 'all' })).json()).toEqual({ ended: 2 });
    expect([(await phone.me()).logged_in, (await again.at(b).me()).logged_in]).toEqual([false, false]);
  });

  it('give one successor for thirty concurrent requests with one refresh token', async () => {
    const me = browser(a);
    await me.signUp(someAddress());
    me.letAccessExpire();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => me.at(n % 2 === 0 ? a : b).ask('GET', '/api/v1/users/me')),
    );
    const given = answers.map(({ cookies }) => cookies.find(({ name }) => name === 'refresh_token')?.value);
    expect(given.every(Boolean)).toBe(true);
    expect(new Set(given).size).toBe(1);
  });

  it('count guesses together', async () => {
    const email = someAddress();
    await browser(a).signUp(email);
    const codes = await Promise.all(
      Array.from(
        { length: 24 },
        async (_, n) => (await browser(n % 2 === 0 ? a : b, '10.3.3.3').logIn(email, 'no')).statusCode,
      ),
    );
    expect(codes.filter((code) => code === 401)).toHaveLength(10);
    expect(codes.filter((code) => code === 429)).toHaveLength(14);
  });

  it('send a mail once between them', async () => {
    const before = fixture.mailer.sent.length;
    await Promise.all(Array.from({ length: 8 }, () => browser(a).signUp(someAddress())));
    await Promise.all([a.identity.sendMails(), b.identity.sendMails()]);
    const ids = fixture.mailer.sent.slice(before).map(({ uuid }) => uuid);
    expect(new Set(ids).size).toBe(ids.length);
    const { rows } = await fixture.database.pool.query('select uuid from mails where sent_at is null');
    expect(rows).toEqual([]);
  });
});
