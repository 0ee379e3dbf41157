import { eq } from 'drizzle-orm';
import { sentences } from '@greenroom/contracts';
import { accounts } from '@greenroom/identity/tables';
import { conversations } from '@greenroom/coaching/tables';
import { browser, goodPassword, someAddress } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';

const suite = identitySuite();

describe('signing up', () => {
  test('logs in by cookies, never by the body', async () => {
    const me = browser(suite.running);
    const email = someAddress();
    const answer = await me.signUp(`  ${email} `, { returnTo: '/library/imogen-vale?a=1#b' });
    expect(answer.json()).toEqual({
      returnTo: '/onboarding?returnTo=%2Flibrary%2Fimogen-vale%3Fa%3D1%23b',
      factors: [],
    });
    const cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]));
    for (const [name, maxAge] of [
      ['access_token', 900],
      ['id_token', 900],
      ['refresh_token', 2_592_000],
    ] as const)
      expect(cookies[name]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge });
    expect(cookies.logged_in).toMatchObject({ value: '1', maxAge: 2_592_000 });
    expect(cookies.logged_in).not.toHaveProperty('httpOnly');
    expect(await me.me()).toMatchObject({ email, logged_in: true, email_confirmed: false, name: 'Maren Cole' });
    expect((await me.ask('GET', '/auth/me')).json()).toMatchObject({ email, emailConfirmed: false });
  });

  test('removes control, direction and zero-width characters from the name, and mails it without links', async () => {
    const me = browser(suite.running);
    const email = someAddress();
    await me.signUp(email, { name: '\u202eMaren\u0007\r\nCole\u200b www.evil.example' });
    expect(await me.me()).toMatchObject({ name: 'Maren Cole www.evil.example' });
    await suite.running.identity.sendMails();
    const mail = suite.fixture.mailer.sent.findLast(({ to }) => to === email);
    expect(mail?.text).toMatch(/^Hello Maren Cole,\n/);
    expect(mail?.html).not.toContain('evil');
  });

  test('sets Secure cookies if the site is served over https', async () => {
    const site = await suite.fixture.start({
      settings: { publicOrigin: 'https://greenroom.example' },
      identity: { secure: true },
    });
    const me = browser(site);
    const body = { email: someAddress(), password: goodPassword, name: 'M', gdpr: true };
    const answer = await me.ask('POST', '/auth/sign-up', body, { origin: 'https://greenroom.example' });
    expect(answer.cookies.filter(({ secure }) => !secure)).toEqual([]);
  });

  test.each([
    [{ email: '' }, 'email', sentences.emailRequired],
    [{ email: `${'a'.repeat(65)}@example.com` }, 'email', sentences.emailTooLong],
    [{ email: `a@${'b.'.repeat(130)}com` }, 'email', sentences.emailTooLong],
    [{ email: 'maren@example' }, 'email', sentences.emailInvalid],
    [{ email: 'maren example.com' }, 'email', sentences.emailInvalid],
    [{ password: '' }, 'password', sentences.passwordRequired],
    [{ password: 'seven77' }, 'password', sentences.passwordTooShort],
    [{ password: 'x1'.repeat(65) }, 'password', sentences.passwordTooLong],
    [{ password: 'Password123' }, 'password', sentences.passwordCommon],
    [{ password: 'aaaaaaaaaaaa' }, 'password', sentences.passwordCommon],
    [{ email: 'maren.cole.at.work@example.com', password: 'Maren.Cole.at.work' }, 'password', sentences.passwordCommon],
    [{ password: 'Greenroom-2026!' }, 'password', sentences.passwordCommon],
    [{ password: 'Coach coaching 1' }, 'password', sentences.passwordCommon],
    [{ password: 'ＧＲＥＥＮＲＯＯＭ' }, 'password', sentences.passwordCommon],
    [{ name: ' ' }, 'name', sentences.nameRequired],
    [{ name: 'n'.repeat(81) }, 'name', sentences.nameTooLong],
    [{ name: '\u202e\u200b\n' }, 'name', sentences.nameRequired],
    [{ gdpr: false }, 'gdpr', sentences.termsRequired],
  ])('%j is refused at its field, in the specification’s words', async (wrong, path, message) => {
    const answer = await browser(suite.running).signUp(someAddress(), wrong);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, [{ path, message }]]);
    expect(typeof answer.json().error.message).toBe('string');
  });

  test('an address has one account, in any spelling', async () => {
    const { email } = await suite.newcomer();
    const answer = await browser(suite.running).signUp(email.toUpperCase());
    expect([answer.statusCode, answer.json().error.message]).toEqual([409, sentences.accountExists]);
  });

  test('of two concurrent sign-ups with one address, one gets the account', async () => {
    const email = someAddress();
    const answers = await Promise.all([1, 2, 3].map(() => browser(suite.running).signUp(email)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  test('the mail is in the browser’s language', async () => {
    const email = someAddress();
    const body = { email, password: goodPassword, name: 'Änne <b>', gdpr: true };
    await browser(suite.running).ask('POST', '/auth/sign-up', body, { 'accept-language': 'de-AT,de;q=0.9' });
    await suite.running.identity.sendMails();
    const mail = suite.fixture.mailer.sent.findLast(({ to }) => to === email);
    expect(mail).toMatchObject({ subject: 'Bitte bestätigen Sie Ihre Adresse' });
    expect(mail?.text).toContain('Hallo Änne b,');
    expect(mail?.html).toContain('Hallo Änne b,');
  });
});

describe('a visitor’s conversations', () => {
  const begin = async (ownerId: string) => {
    const uuid = crypto.randomUUID();
    await suite.fixture.db
      .insert(conversations)
      .values({ uuid, ownerId, instructorSlug: 'imogen-vale', title: 'Mine' });
    return uuid;
  };
  const ownerOf = async (uuid: string) =>
    (await suite.fixture.db.select().from(conversations).where(eq(conversations.uuid, uuid)))[0]?.ownerId;

  test('move to the account at sign-up and log-in, and stay there after log-out', async () => {
    const me = browser(suite.running);
    const email = someAddress();
    const first = await begin(me.jar.get('visitor_id') as string);
    await me.signUp(email);
    const { id } = await me.me();
    expect(await ownerOf(first)).toBe(id);
    await me.ask('POST', '/auth/logout');
    const second = await begin(me.jar.get('visitor_id') as string);
    await me.logIn(email);
    expect([await ownerOf(first), await ownerOf(second)]).toEqual([id, id]);
  });

  test('an account’s uuid is never accepted as a visitor id', async () => {
    const { me } = await suite.newcomer();
    const { id } = await me.me();
    const thief = browser(suite.running);
    thief.jar.set('visitor_id', id as string);
    await thief.me();
    expect(thief.jar.get('visitor_id')).not.toBe(id);
    await expect(
      suite.fixture.db.insert(accounts).values({ uuid: crypto.randomUUID(), email: 'x', emailKey: 'x', name: 'x' }),
    ).rejects.toThrow();
  });
});
