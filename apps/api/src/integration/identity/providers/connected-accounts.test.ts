import { type Browser, browser, goodPassword, someAddress } from '../../../app/testing/identity-app.ts';
import { walkThrough, type KnownAtServer } from '@greenroom/ports/testing/oidc-server';
import {
  openProviderFixture,
  type Provider,
  problemOf,
  site,
  somebody,
  type ProviderFixture,
} from './testing/provider-fixture.ts';

let at: ProviderFixture;
let fixture: ProviderFixture['fixture'];
let server: ProviderFixture['server'];
let running: ProviderFixture['running'];
let knock: ProviderFixture['knock'];
let logInBy: ProviderFixture['logInBy'];
let confirmedAccount: ProviderFixture['confirmedAccount'];
beforeAll(async () => {
  at = await openProviderFixture();
  ({ fixture, server, running, knock, logInBy, confirmedAccount } = at);
});
afterAll(() => at.close());
beforeEach(() => at.settle());

describe('connected accounts', () => {
  const connect = async (me: Browser, provider: Provider, person: KnownAtServer, password = goodPassword) => {
    server.isAt(person);
    const answer = await me.ask('POST', '/auth/connections', { provider, password });
    if (answer.statusCode !== 200) return answer.json().error.code as string;
    return knock(me, await walkThrough(answer.json().address, site));
  };
  const list = async (me: Browser) => (await me.ask('GET', '/auth/connections')).json();

  test('can be connected with the password, listed, and disconnected, except for the last log-in method', async () => {
    const { me } = await confirmedAccount();
    const person = somebody();
    expect(await connect(me, 'facebook', person, 'not this one')).toBe('bad_request');
    expect(await connect(me, 'facebook', person)).toBe('/settings/security?connected=facebook');
    expect(await list(me)).toMatchObject({
      hasPassword: true,
      connections: [{ provider: 'facebook', label: 'Facebook', email: person.email, removable: true }],
    });
    const elsewhere = browser(running);
    expect(await logInBy(elsewhere, 'facebook', person)).toBe('/homepage');
    const remove = (of: Browser) =>
      of.ask('POST', '/auth/connections/remove', { provider: 'facebook', password: goodPassword });
    expect((await remove(me)).json()).toEqual({ done: true });
    expect((await list(me)).connections).toEqual([]);
    expect((await elsewhere.me()).logged_in).toBe(false);
    const alone = browser(running);
    await logInBy(alone, 'facebook', somebody());
    expect((await list(alone)).connections[0].removable).toBe(false);
    expect((await remove(alone)).statusCode).toBe(409);
  });

  test('of another person are not taken over, and connecting requires a confirmed address', async () => {
    const person = somebody();
    await logInBy(browser(running), 'google', person);
    const { me } = await confirmedAccount();
    expect(problemOf(await connect(me, 'google', person))).toMatchObject({ problem: 'connected-elsewhere' });
    const newcomer = browser(running);
    await newcomer.signUp(someAddress());
    expect(await connect(newcomer, 'google', somebody())).toBe('forbidden');
  });

  test('an account without a password shows by a log-in not long ago who it is', async () => {
    const me = browser(running);
    const person = somebody();
    await logInBy(me, 'google', person);
    expect(await connect(me, 'apple', somebody())).toBe('/settings/security?connected=apple');
    await fixture.passTime(601);
    expect(await connect(me, 'facebook', somebody())).toBe('forbidden');
  });

  test('are not connected after logging out on the way', async () => {
    const { me } = await confirmedAccount();
    server.isAt(somebody());
    const { address } = (
      await me.ask('POST', '/auth/connections', { provider: 'google', password: goodPassword })
    ).json();
    const back = await walkThrough(address, site);
    await me.ask('POST', '/auth/logout');
    expect(problemOf(await knock(me, back))).toMatchObject({ problem: 'expired' });
  });
});
