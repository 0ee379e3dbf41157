import { and, eq } from 'drizzle-orm';
import { sentences } from '@greenroom/contracts';
import { browser, goodPassword, mailedToken, otherPassword, someAddress } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';
import { accounts, auditEvents, oneTimeTokens } from '@greenroom/identity/tables';
import { now } from '@greenroom/database';
import { hashToken } from '@greenroom/crypto';

const suite = identitySuite();

describe('an address', () => {
  test('is confirmed by the mailed link, and pressing it twice changes nothing', async () => {
    const { me, email } = await suite.newcomer();
    await suite.running.identity.sendMails();
    const token = mailedToken(suite.fixture.mailer, email);
    const press = async () => (await me.ask('POST', '/auth/confirm-address', { token })).statusCode;
    expect(await Promise.all([press(), press()])).toEqual([200, 200]);
    expect(await press()).toBe(200);
    expect(await me.me()).toMatchObject({ email_confirmed: true });
    const confirmed = eq(auditEvents.event, 'address-confirmed');
    const { id } = await me.me();
    expect(await suite.fixture.db.$count(auditEvents, and(confirmed, eq(auditEvents.accountUuid, id!)))).toBe(1);
  });

  test('is not confirmed by a link sent to another address', async () => {
    const { me, email: first } = await suite.regular();
    const tokens = [mailedToken(suite.fixture.mailer, first)];
    for (const next of [someAddress(), someAddress()]) {
      await me.ask('POST', '/auth/change-address', { email: next, password: goodPassword });
      await suite.running.identity.sendMails();
      tokens.push(mailedToken(suite.fixture.mailer, next));
    }
    const [toFirst, toNeverTaken, toTaken] = tokens;
    const codes = [];
    for (const token of [toNeverTaken, toTaken, toNeverTaken, toFirst])
      codes.push((await me.ask('POST', '/auth/confirm-address', { token })).statusCode);
    expect(codes).toEqual([422, 200, 422, 422]);
  });

  test('is not confirmed by an unused link, or one for a password', async () => {
    const { me, email } = await suite.newcomer();
    await suite.running.identity.sendMails();
    const unused = mailedToken(suite.fixture.mailer, email);
    const { db } = suite.fixture;
    await db
      .update(oneTimeTokens)
      .set({ expiresAt: now })
      .where(eq(oneTimeTokens.hash, hashToken(unused)));
    await db.update(accounts).set({ emailConfirmedAt: now }).where(eq(accounts.email, email));
    expect((await me.ask('POST', '/auth/confirm-address', { token: unused })).statusCode).toBe(422);
    await me.ask('POST', '/auth/forgot-password', { email });
    await suite.running.identity.sendMails();
    const token = mailedToken(suite.fixture.mailer, email);
    expect((await me.ask('POST', '/auth/reset-password', { token, password: otherPassword })).statusCode).toBe(200);
    expect((await me.ask('POST', '/auth/confirm-address', { token })).statusCode).toBe(422);
  });

  test('can be requested again with a newer link, which invalidates the earlier one', async () => {
    const { me: other, email: otherEmail } = await suite.newcomer();
    await suite.running.identity.sendMails();
    const first = mailedToken(suite.fixture.mailer, otherEmail);
    await other.ask('POST', '/auth/send-confirmation');
    await suite.running.identity.sendMails();
    const second = mailedToken(suite.fixture.mailer, otherEmail);
    const codes = [];
    for (const one of [first, second])
      codes.push((await other.ask('POST', '/auth/confirm-address', { token: one })).statusCode);
    expect(codes).toEqual([422, 200]);
  });

  test('changes once the new one is confirmed, and the old one is notified', async () => {
    const { me, email } = await suite.regular();
    const next = someAddress();
    const wrong = await me.ask('POST', '/auth/change-address', { email: next, password: 'no' });
    expect(wrong.json().error.fields).toEqual([{ path: 'password', message: sentences.passwordWrong }]);
    await me.ask('POST', '/auth/change-address', { email: next, password: goodPassword });
    await suite.running.identity.sendMails();
    expect(await me.me()).toMatchObject({ email });
    await browser(suite.running).ask('POST', '/auth/confirm-address', {
      token: mailedToken(suite.fixture.mailer, next),
    });
    expect(await me.me()).toMatchObject({ email: next, email_confirmed: true });
    await suite.running.identity.sendMails();
    const subjects = suite.fixture.mailer.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['Your address is about to change', 'Your address was changed']));
    expect((await browser(suite.running).logIn(next)).statusCode).toBe(200);
    expect((await browser(suite.running).logIn(email)).statusCode).toBe(401);
  });

  test.each(['replaced by a mailed link', 'changed'])(
    'no longer changes if the password was %s, since another person may have requested it',
    async (how) => {
      const { me, email } = await suite.regular();
      const next = someAddress();
      await me.ask('POST', '/auth/change-address', { email: next, password: goodPassword });
      if (how === 'changed') {
        const body = { currentPassword: goodPassword, newPassword: otherPassword };
        expect((await me.ask('POST', '/auth/change-password', body)).statusCode).toBe(200);
      } else {
        await me.ask('POST', '/auth/forgot-password', { email });
        await suite.running.identity.sendMails();
        const body = { token: mailedToken(suite.fixture.mailer, email), password: otherPassword };
        expect((await me.ask('POST', '/auth/reset-password', body)).statusCode).toBe(200);
      }
      await suite.running.identity.sendMails();
      const token = mailedToken(suite.fixture.mailer, next);
      expect((await browser(suite.running).ask('POST', '/auth/confirm-address', { token })).statusCode).toBe(422);
      expect((await browser(suite.running).logIn(email, otherPassword)).statusCode).toBe(200);
    },
  );

  test('of a new account can still be confirmed after its password was changed', async () => {
    const { me, email } = await suite.newcomer();
    await suite.running.identity.sendMails();
    const token = mailedToken(suite.fixture.mailer, email);
    const body = { currentPassword: goodPassword, newPassword: otherPassword };
    expect((await me.ask('POST', '/auth/change-password', body)).statusCode).toBe(200);
    expect((await me.ask('POST', '/auth/confirm-address', { token })).statusCode).toBe(200);
  });

  test('does not change before the current one was confirmed', async () => {
    const { me } = await suite.newcomer();
    const body = { email: someAddress(), password: goodPassword };
    expect((await me.ask('POST', '/auth/change-address', body)).statusCode).toBe(403);
  });

  test('of another account looks like a free one, and cannot be taken', async () => {
    const [{ me }, { email: taken }] = [await suite.regular(), await suite.regular()];
    const answer = await me.ask('POST', '/auth/change-address', { email: taken, password: goodPassword });
    expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);
    await suite.running.identity.sendMails();
    expect(suite.fixture.mailer.sent.findLast(({ to }) => to === taken)?.subject).toBe('You already have an account');
    const { me: slow } = await suite.regular();
    const free = someAddress();
    await slow.ask('POST', '/auth/change-address', { email: free, password: goodPassword });
    await suite.running.identity.sendMails();
    const token = mailedToken(suite.fixture.mailer, free);
    await browser(suite.running).signUp(free);
    expect((await slow.ask('POST', '/auth/confirm-address', { token })).statusCode).toBe(409);
  });
});
