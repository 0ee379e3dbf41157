import { browser, goodPassword, otherPassword, someAddress } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';

const suite = identitySuite();

describe('a password', () => {
  test('changes for one who knows it, and ends the other log-ins', async () => {
    const { me, email } = await suite.newcomer();
    const phone = browser(suite.running);
    await phone.logIn(email);
    const change = (currentPassword: string, newPassword: string) =>
      me.ask('POST', '/auth/change-password', { currentPassword, newPassword });
    expect((await change('no', otherPassword)).json().error.fields[0].path).toBe('currentPassword');
    expect((await change(goodPassword, 'iloveyou1')).json().error.fields[0].path).toBe('newPassword');
    expect((await change(goodPassword, otherPassword)).statusCode).toBe(200);
    expect([(await me.me()).logged_in, (await phone.me()).logged_in]).toEqual([true, false]);
    expect((await phone.logIn(email, otherPassword)).statusCode).toBe(200);
  });

  test('can be guessed ten times at an unlocked screen, and no more', async () => {
    const { me } = await suite.newcomer();
    const codes = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const body = { currentPassword: `guess ${guess}`, newPassword: otherPassword };
      codes.push((await me.ask('POST', '/auth/change-password', body)).statusCode);
    }
    expect(codes).toEqual([...Array(10).fill(400), 429]);
  });

  test('with a letter that keyboards write in two ways is one password', async () => {
    const me = browser(suite.running);
    const email = someAddress();
    await me.signUp(email, { password: 'caf\u00e9 at the harbour' });
    expect((await me.logIn(email, 'cafe\u0301 at the harbour')).statusCode).toBe(200);
  });
});
