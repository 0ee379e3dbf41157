import { type Browser, browser, someAddress } from '../../../app/testing/identity-app.ts';
import { openProviderFixture, somebody, tokenClient, type ProviderFixture } from './testing/provider-fixture.ts';

let at: ProviderFixture;
let fixture: ProviderFixture['fixture'];
let server: ProviderFixture['server'];
let running: ProviderFixture['running'];
let logInBy: ProviderFixture['logInBy'];
beforeAll(async () => {
  at = await openProviderFixture();
  ({ fixture, server, running, logInBy } = at);
});
afterAll(() => at.close());
beforeEach(() => at.settle());

describe('the refresh_token grant', () => {
  const ask = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    running.app.inject({
      method: 'POST',
      url: '/api/persona/v2/auth/token',
      headers: { host: 'localhost:4200', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    });
  const client = { client_id: tokenClient.clientId, client_secret: tokenClient.clientSecret };

  test('at our own token endpoint gives new tokens to a client with its secret, each once', async () => {
    const me = browser(running);
    const email = someAddress();
    await me.signUp(email);
    const refresh_token = me.jar.get('refresh_token') as string;
    const answer = await ask({ ...client, grant_type: 'refresh_token', refresh_token });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const tokens = answer.json();
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    expect(tokens.refresh_token).not.toBe(refresh_token);
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    expect((await browser(running).ask('GET', '/api/persona/v2/users/me', undefined, headers)).json()).toMatchObject({
      email,
    });
    const basic = Buffer.from(`${client.client_id}:${encodeURIComponent(client.client_secret)}`).toString('base64');
    const next = await ask(
      { grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
      { authorization: `Basic ${basic}` },
    );
    expect(next.statusCode).toBe(200);
    const stale = await ask({ ...client, grant_type: 'refresh_token', refresh_token });
    expect([stale.statusCode, stale.json().error]).toEqual([400, 'invalid_grant']);
  });

  test.each([
    [{ ...client, client_secret: 'guessed' }, 401, 'invalid_client'],
    [{}, 401, 'invalid_client'],
    [{ ...client, grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ ...client, grant_type: 'refresh_token' }, 400, 'invalid_request'],
    [{ ...client, grant_type: 'refresh_token', refresh_token: 'made up' }, 400, 'invalid_grant'],
  ])('%j is answered %i, %s', async (form, status, error) => {
    const answer = await ask(form);
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  });

  const settled = () => new Promise((resolve) => setTimeout(resolve, 400));
  const aQuarterOfAnHour = async (me: Browser) => {
    await fixture.database.pool.query(`update provider_tokens set checked_at = checked_at - interval '900 seconds'`);
    await fixture.passTime(900);
    me.letAccessExpire();
    const { logged_in } = await me.me();
    await settled();
    return logged_in;
  };

  test('at an OpenID Connect provider tells whether somebody still holds there; who does not is logged out', async () => {
    const person = somebody();
    const me = browser(running);
    await logInBy(me, 'oidc', person);
    for (let round = 0; round < 3; round += 1) expect(await aQuarterOfAnHour(me)).toBe(true);
    expect((await me.me()).logged_in).toBe(true);
    server.setMood('down');
    await aQuarterOfAnHour(me);
    expect((await me.me()).logged_in).toBe(true);
    server.setMood('well');
    await fixture.database.pool.query(`update provider_tokens set checking_until = null`);
    server.forget(person.sub);
    await aQuarterOfAnHour(me);
    expect((await me.me()).logged_in).toBe(false);
  });

  test.each(['still there', 'logged out first'])('ends a handed-over session too, the browser %s', async (first) => {
    const person = somebody();
    const me = browser(running);
    await logInBy(me, 'oidc', person);
    const { code } = (await me.ask('POST', '/auth/desktop-code')).json<{ code: string }>();
    const app = browser(running);
    await app.ask('POST', '/auth/desktop-code/exchange', { code });
    if (first === 'logged out first') await me.ask('POST', '/auth/logout');
    expect(await aQuarterOfAnHour(app)).toBe(true);
    server.forget(person.sub);
    await aQuarterOfAnHour(app);
    expect([(await app.me()).logged_in, (await me.me()).logged_in]).toEqual([false, false]);
  });
});
