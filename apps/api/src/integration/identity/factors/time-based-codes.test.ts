import { sentences } from '@greenroom/contracts';
import { browser } from '../../../app/testing/identity-app.ts';
import { codeOf, factorSuite, give, password, withCodes, withPasskey } from './testing/factor-suite.ts';

const suite = factorSuite();

describe('time-based codes', () => {
  test('are requested after the password, and complete the log-in', async () => {
    const { me, email } = await suite.newcomer();
    const { secret } = await withCodes(me);
    const next = browser(suite.running);
    expect((await next.logIn(email)).json()).toMatchObject({ factors: ['code', 'recovery-code'] });
    expect((await next.me()).logged_in).toBe(false);
    expect((await next.ask('GET', '/auth/factor')).json()).toEqual({ factors: ['code', 'recovery-code'] });
    const wrong = await give(next, { factor: 'code', code: '000000' });
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([
      400,
      [{ path: 'given.code', message: sentences.codeWrong }],
    ]);
    const right = await give(next, { factor: 'code', code: codeOf(secret).replace(/(...)/, '$1 ') });
    expect(right.json()).toEqual({ returnTo: '/meetings', factors: [] });
    expect(await next.me()).toMatchObject({ logged_in: true, email });
    expect(next.jar.has('pending_log_in')).toBe(false);
  });

  test('are good once, also for two who come at once', async () => {
    const { me, email } = await suite.newcomer();
    const { secret } = await withCodes(me);
    const given = { factor: 'code', code: codeOf(secret) };
    const one = browser(suite.running);
    await one.logIn(email);
    const copies = [one, one.at(suite.running), one.at(suite.running)];
    const codes = (await Promise.all(copies.map((copy) => give(copy, given)))).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    const later = browser(suite.running);
    await later.logIn(email);
    expect((await give(later, given)).statusCode).toBe(400);
    // A code from an earlier time step does not count either.
    expect((await give(later, { factor: 'code', code: codeOf(secret, -1) })).statusCode).toBe(400);
    expect((await give(later, { factor: 'code', code: codeOf(secret, 1) })).statusCode).toBe(200);
  });

  test('cannot be guessed: five tries, then a quarter of an hour, also in a new log-in', async () => {
    const { me, email } = await suite.newcomer();
    await withCodes(me);
    const guesser = browser(suite.running, '10.9.9.9');
    await guesser.logIn(email);
    const codes = [];
    for (let guess = 0; guess < 6; guess += 1)
      codes.push((await give(guesser, { factor: 'code', code: `00000${guess}` })).statusCode);
    expect(codes).toEqual([400, 400, 400, 400, 400, 429]);
    await guesser.logIn(email);
    expect((await give(guesser, { factor: 'code', code: '000009' })).statusCode).toBe(429);
  });

  test('do not count before the first one was given, and a new set-up does not replace them', async () => {
    const { me, email } = await suite.newcomer();
    await me.ask('POST', '/auth/factors/code/options', { password });
    expect((await browser(suite.running).logIn(email)).json().factors).toEqual([]);
    const { secret } = await withCodes(me);
    await me.ask('POST', '/auth/factors/code/options', { password });
    expect((await me.ask('POST', '/auth/factors/code', { code: '123456' })).statusCode).toBe(422);
    const next = browser(suite.running);
    await next.logIn(email);
    expect((await give(next, { factor: 'code', code: codeOf(secret) })).statusCode).toBe(200);
  });

  test('a log-in waits for five minutes, and a factor without a log-in is refused', async () => {
    const { me, email } = await suite.newcomer();
    const { secret } = await withCodes(me);
    const next = browser(suite.running);
    await next.logIn(email);
    await suite.fixture.passTime(301);
    expect((await give(next, { factor: 'code', code: codeOf(secret) })).statusCode).toBe(422);
    expect((await give(browser(suite.running), { factor: 'code', code: codeOf(secret) })).statusCode).toBe(422);
  });

  test('stand nowhere as they are, nor do recovery codes', async () => {
    const { me } = await suite.newcomer();
    const { secret, recoveryCodes } = await withCodes(me);
    const { rows } = await suite.fixture.database.pool.query('select * from code_generators');
    expect(JSON.stringify(rows)).not.toContain(secret);
    const { rows: kept } = await suite.fixture.database.pool.query('select * from recovery_codes');
    for (const { hash } of kept) expect(hash).toMatch(/^\$argon2id\$/);
    for (const code of recoveryCodes) expect(JSON.stringify(kept)).not.toContain(code.replaceAll('-', ''));
  });
});

describe('recovery codes', () => {
  test('are issued with the first factor, work once, and can be replaced', async () => {
    const { me, email } = await suite.newcomer();
    const { recoveryCodes } = await withCodes(me);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await withPasskey(me)).recoveryCodes).toBeNull();
    const code = recoveryCodes[3] as string;
    const codes = [];
    for (let round = 0; round < 2; round += 1) {
      const next = browser(suite.running);
      await next.logIn(email);
      codes.push((await give(next, { factor: 'recovery-code', code: ` ${code.toUpperCase()} ` })).statusCode);
    }
    expect(codes).toEqual([200, 400]);
    expect((await me.ask('GET', '/auth/factors')).json().recoveryCodesLeft).toBe(9);
    await suite.running.identity.sendMails();
    expect(suite.fixture.mailer.sent.findLast(({ to }) => to === email)?.text).toContain('one of your recovery codes');
    const renewed = (await me.ask('POST', '/auth/factors/recovery-codes', { password })).json().recoveryCodes;
    const next = browser(suite.running);
    await next.logIn(email);
    expect((await give(next, { factor: 'recovery-code', code: recoveryCodes[4] })).statusCode).toBe(400);
    expect((await give(next, { factor: 'recovery-code', code: renewed[4] })).statusCode).toBe(200);
  });
});
