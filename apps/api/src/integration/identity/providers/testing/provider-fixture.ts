import { generateKeyPairSync } from 'node:crypto';
import { facebook } from '@greenroom/adapters/identity-provider/facebook';
import { anyProvider, apple, google } from '@greenroom/adapters/identity-provider/vendors';
import {
  type Browser,
  browser,
  type IdentityFixture,
  mailedToken,
  openIdentityFixture,
  type RunningIdentity,
  someAddress,
} from '../../../../app/testing/identity-app.ts';
import {
  type KnownAtServer,
  oidcClient,
  type OidcServer,
  startOidcServer,
  walkThrough,
} from '@greenroom/ports/testing/oidc-server';

export const site = 'http://localhost:4200';
export const providers = ['google', 'apple', 'facebook', 'oidc'] as const;
export type Provider = (typeof providers)[number];

export const social = (provider: string) => `/auth/social/${provider}`;
export const problemOf = (address: string) => Object.fromEntries(new URL(address, site).searchParams);

/** One of our servers that may use the token endpoint. */
export const tokenClient = { clientId: 'mobile-backend', clientSecret: 'a secret of thirty-two letters or more' };

let count = 0;
export const somebody = (more: Partial<KnownAtServer> = {}): KnownAtServer => ({
  sub: `sub-${(count += 1)}`,
  email: someAddress(),
  email_verified: true,
  name: 'Tess Hale',
  ...more,
});

/** The whole flow: our API, a real OpenID Connect server, and a browser that goes between them. */
export interface ProviderFixture {
  fixture: IdentityFixture;
  server: OidcServer;
  running: RunningIdentity;
  /** Starts another server on the same database. */
  start(): Promise<RunningIdentity>;
  /** Goes to the provider and back, up to but excluding the request to the API's callback. */
  toProviderAndBack(
    me: Browser,
    provider: Provider,
    person: KnownAtServer,
    query?: string,
  ): Promise<{ address: URL; form?: URLSearchParams }>;
  /** Sends the request to the API's callback. @returns where the browser ends */
  knock(me: Browser, way: { address: URL; form?: URLSearchParams }): Promise<string>;
  logInBy(me: Browser, provider: Provider, person: KnownAtServer, query?: string): Promise<string>;
  confirmedAccount(): Promise<{ me: Browser; email: string }>;
  /** Before each test: makes the server answer correctly and resets rate limits. */
  settle(): Promise<unknown>;
  close(): Promise<void>;
}

export async function openProviderFixture(): Promise<ProviderFixture> {
  const appleKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const fixture = await openIdentityFixture();
  const backTo = providers.map((one) => `${site}/api/persona/v2${social(one)}/callback`);
  const server = await startOidcServer(backTo, appleKeys.publicKey);

  function start() {
    const { issuer } = server;
    const signing = appleKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const asApple = apple({ clientId: oidcClient.clientId, teamId: 'TEAM', keyId: 'KEY', privateKey: signing, issuer });
    return fixture.start({
      settings: { companyDomain: 'example.com' },
      identity: {
        companyDomain: 'example.com',
        tokenClient,
        providers: [
          google({ ...oidcClient, issuer }),
          asApple,
          facebook({ ...oidcClient, site: issuer, graph: issuer }),
          anyProvider({ ...oidcClient, issuer, label: 'Example' }),
        ],
      },
    });
  }

  const running = await start();

  async function toProviderAndBack(me: Browser, provider: Provider, person: KnownAtServer, query = 'terms=true') {
    server.isAt(person);
    const begun = await me.ask('GET', `${social(provider)}?${query}`);
    expect(begun.statusCode).toBe(303);
    return walkThrough(begun.headers.location as string, site);
  }

  async function knock(me: Browser, { address, form }: { address: URL; form?: URLSearchParams }): Promise<string> {
    if (!form) return (await me.ask('GET', address.pathname + address.search)).headers.location as string;
    // As a browser does for a form posted from another site: no Lax cookies, and a foreign origin.
    const posted = await running.app.inject({
      method: 'POST',
      url: address.pathname,
      headers: {
        host: 'localhost:4200',
        origin: 'https://appleid.apple.com',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: form.toString(),
    });
    expect([posted.statusCode, posted.cookies]).toEqual([303, []]);
    return (await me.ask('GET', posted.headers.location as string)).headers.location as string;
  }

  async function logInBy(me: Browser, provider: Provider, person: KnownAtServer, query?: string): Promise<string> {
    return knock(me, await toProviderAndBack(me, provider, person, query));
  }

  async function confirmedAccount() {
    const me = browser(running);
    const email = someAddress();
    await me.signUp(email);
    await running.identity.sendMails();
    await me.ask('POST', '/auth/confirm-address', { token: mailedToken(fixture.mailer, email) });
    return { me, email };
  }

  return {
    fixture,
    server,
    running,
    start,
    toProviderAndBack,
    knock,
    logInBy,
    confirmedAccount,
    settle: () => {
      server.setMood('well');
      return fixture.database.pool.query('delete from rate_limits');
    },
    async close() {
      await fixture.close();
      await server.close();
    },
  };
}
