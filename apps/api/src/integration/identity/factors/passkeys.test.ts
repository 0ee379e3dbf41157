import { browser } from '../../../app/testing/identity-app.ts';
import { softwarePasskey } from '../../../app/testing/software-passkey.ts';
import { challengeFor, factorSuite, give, site, withPasskey } from './testing/factor-suite.ts';

const suite = factorSuite();

describe('passkeys', () => {
  test('are requested after the password, and complete the log-in', async () => {
    const { me, email } = await suite.newcomer();
    const { passkey } = await withPasskey(me);
    const next = browser(suite.running);
    expect((await next.logIn(email)).json().factors).toEqual(['passkey', 'recovery-code']);
    const options = await challengeFor(next);
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ transports: ['internal'] }] });
    expect((await give(next, { factor: 'passkey', response: passkey.sign(options) })).statusCode).toBe(200);
    expect((await next.me()).logged_in).toBe(true);
    expect((await me.ask('GET', '/auth/factors')).json()).toMatchObject({
      passkeys: [{ name: 'My key', lastUsedAt: expect.any(String) }],
      code: null,
      required: false,
    });
  });

  test.each([
    [
      'signed for another site',
      (options: { challenge: string }, key: Passkey) => key.sign(options, 'http://evil.example'),
    ],
    ['of another account', (options: { challenge: string }) => softwarePasskey(site).sign(options)],
    ['that signed something else', (_: unknown, key: Passkey) => key.sign({ challenge: 'bm90IHRoaXMgb25l' })],
    [
      'that was copied',
      (options: { challenge: string }, key: Passkey) => {
        key.turnBack();
        return key.sign(options);
      },
    ],
    ['in an invalid format', () => ({ id: 'x' })],
  ])('one %s is refused', async (_, answer) => {
    const { me, email } = await suite.newcomer();
    const { passkey } = await withPasskey(me);
    const next = browser(suite.running);
    await next.logIn(email);
    const response = answer(await challengeFor(next), passkey);
    expect((await give(next, { factor: 'passkey', response })).statusCode).toBe(400);
    expect((await next.me()).logged_in).toBe(false);
  });

  test('a signature is valid once', async () => {
    const { me, email } = await suite.newcomer();
    const { passkey } = await withPasskey(me);
    const next = browser(suite.running);
    await next.logIn(email);
    const given = { factor: 'passkey', response: passkey.sign(await challengeFor(next)) };
    const copy = next.at(suite.running);
    expect((await give(next, given)).statusCode).toBe(200);
    expect((await give(copy, given)).statusCode).toBe(422);
  });

  test('log their owner in even when a guesser has used up the attempts', async () => {
    const { me, email } = await suite.newcomer();
    const { passkey } = await withPasskey(me);
    const next = browser(suite.running);
    await next.logIn(email);
    for (let guess = 0; guess < 6; guess += 1) await give(next, { factor: 'recovery-code', code: 'guess' });
    const response = passkey.sign(await challengeFor(next));
    expect((await give(next, { factor: 'passkey', response })).statusCode).toBe(200);
  });
});

type Passkey = ReturnType<typeof softwarePasskey>;
