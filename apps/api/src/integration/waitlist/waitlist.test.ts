import { sentences } from '@greenroom/contracts';
import { eq } from 'drizzle-orm';
import { browser, mailedToken, someAddress } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';
import { waitlist } from '@greenroom/waitlist/tables';
import { ownedWaitlist } from '@greenroom/waitlist';

const suite = identitySuite();
const visitor = () => browser(suite.running);
const rowOf = async (email: string) =>
  (await suite.fixture.db.select().from(waitlist).where(eq(waitlist.email, email)))[0];

async function join(email: string, headers: Record<string, string> = {}) {
  const answer = await visitor().ask('POST', '/api/v1/waitlist', { email, consent: true }, headers);
  expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);
  await suite.running.identity.sendMails();
  return mailedToken(suite.fixture.mailer, email);
}
const answer = (token: string, stay: boolean) => visitor().ask('POST', '/api/v1/waitlist/answer', { token, stay });

test.each([
  [{ email: 'a@example.com' }, 'consent', undefined],
  [{ email: 'a@example.com', consent: false }, 'consent', sentences.updatesRequired],
  [{ email: '', consent: true }, 'email', sentences.emailRequired],
  [{ email: 'a@example', consent: true }, 'email', sentences.emailInvalid],
  [{ email: `${'a'.repeat(65)}@example.com`, consent: true }, 'email', sentences.emailTooLong],
])('%j is refused at its field', async (body, path, message) => {
  const refused = await visitor().ask('POST', '/api/v1/waitlist', body);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error.fields).toEqual([{ path, message: message ?? expect.any(String) }]);
  expect(await suite.fixture.db.$count(waitlist)).toBe(0);
});

test('an address counts once its mail was confirmed, and leaves by the same link', async () => {
  const email = someAddress();
  const token = await join(email);
  expect(await rowOf(email)).toMatchObject({ locale: 'en', confirmedAt: null });
  expect(JSON.stringify(await rowOf(email))).not.toContain(token);
  expect((await answer(token, true)).json()).toEqual({ done: true });
  const { confirmedAt } = (await rowOf(email))!;
  expect(confirmedAt).toBeInstanceOf(Date);
  await answer(token, true);
  expect(await rowOf(email)).toMatchObject({ confirmedAt });
  expect((await answer(token, false)).json()).toEqual({ done: true });
  expect(await rowOf(email)).toBeUndefined();
  const late = await answer(token, true);
  expect([late.statusCode, late.json().error.message]).toEqual([422, sentences.linkSpent]);
});

test('an address already listed gets the same answer, is stored once, and stays confirmed', async () => {
  const email = someAddress();
  const first = await join(email);
  await answer(first, true);
  const second = await join(email.toUpperCase());
  expect(await suite.fixture.db.$count(waitlist)).toBe(1);
  expect((await answer(first, false)).statusCode).toBe(422);
  expect((await answer(second, false)).statusCode).toBe(200);
});

test('the mail is in the language of the page', async () => {
  const email = someAddress();
  await join(email, { 'accept-language': 'de' });
  expect(suite.fixture.mailer.sent.findLast(({ to }) => to === email)?.subject).toBe('Dürfen wir Ihnen schreiben?');
});

test('no address is mailed again and again', async () => {
  const email = someAddress();
  for (let time = 0; time < 3; time += 1) await join(email);
  const refused = await visitor().ask('POST', '/api/v1/waitlist', { email, consent: true });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400']);
});

test('a guessed link does nothing', async () => {
  expect((await answer('', true)).statusCode).toBe(422);
  expect((await answer('A'.repeat(43), false)).statusCode).toBe(422);
});

test('an entry belongs to the account with the confirmed address: it is exported and deleted with it', async () => {
  const { me, email } = await suite.regular();
  const { me: other, email: unconfirmed } = await suite.newcomer();
  await join(email);
  await join(unconfirmed);
  const [own, others] = [(await me.me()).id!, (await other.me()).id!];
  expect(await ownedWaitlist.read(suite.fixture.db, own)).toMatchObject([{ email }]);
  expect(await ownedWaitlist.read(suite.fixture.db, others)).toEqual([]);
  for (const id of [own, others]) await ownedWaitlist.erase(suite.fixture.db, id);
  expect(await rowOf(email)).toBeUndefined();
  expect(await rowOf(unconfirmed)).toBeDefined();
});
