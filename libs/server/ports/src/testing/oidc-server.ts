import { createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, jwtVerify } from 'jose';
import Provider from 'oidc-provider';

/** A person known to the server, with their claims. */
export interface KnownAtServer {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
  hd?: string;
}

export type ServerBehaviour = 'well' | 'down' | 'slow' | 'wrong-signature' | 'cancels';

export type OidcServer = Awaited<ReturnType<typeof startOidcServer>>;

export const oidcClient = { clientId: 'greenroom', clientSecret: 'a secret of the client, long enough' };

/**
 * Starts a real OpenID Connect server (oidc-provider) on this machine. It logs every browser in as `person` at once,
 * and consents to everything.
 * @param applePublicKey verifies client secrets as Apple's server does
 * @param redirectUris the client's allowed redirect addresses
 */
export async function startOidcServer(redirectUris: string[], applePublicKey?: KeyObject) {
  let handler: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  let mood: ServerBehaviour = 'well';
  const server = createServer((request, response) => {
    if (mood === 'down') return void response.writeHead(503).end('away');
    if (mood === 'slow') return;
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let person: KnownAtServer = { sub: 'nobody' };
  const people = new Map<string, KnownAtServer>();

  const provider = openProvider(issuer, redirectUris, people);
  const callback = provider.callback();
  handler = (request, response) => {
    if (mood === 'wrong-signature' && request.url?.startsWith('/jwks')) {
      return void forgedKeys(own).then((keys) => {
        response.setHeader('content-type', 'application/json');
        response.end(keys);
      });
    }
    if (request.url?.startsWith('/v23.0/')) return void asFacebook(request, response);
    // Google's parameter, which this server does not know.
    request.url = request.url?.replace('prompt=select_account', '');
    if (request.url?.startsWith('/token')) return void asApple(request, response);
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
    const result =
      mood === 'cancels'
        ? { error: 'access_denied', error_description: 'no' }
        : { login: { accountId: person.sub }, consent: {} };
    void provider.interactionFinished(request, response, result);
  };
  const { keys: own } = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: { kid: string }[] };

  /** Checks the client secret as Apple does, as a freshly signed token; other clients' requests pass through. */
  async function asApple(request: IncomingMessage & { body?: unknown }, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const secret = form.get('client_secret') ?? '';
    if (applePublicKey && secret.split('.').length === 3) {
      const claims = { issuer: 'TEAM', subject: oidcClient.clientId, audience: issuer, algorithms: ['ES256'] };
      const { payload, protectedHeader } = await jwtVerify(secret, applePublicKey, claims);
      const good = protectedHeader.kid === 'KEY' && (payload.exp ?? 0) - (payload.iat ?? 0) <= 15_777_000;
      if (good) form.set('client_secret', oidcClient.clientSecret);
    }
    request.body = Object.fromEntries(form);
    return void callback(request, response);
  }

  /** Serves the same people at Facebook's addresses: OAuth only, and a profile without a verified flag. */
  async function asFacebook(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '', issuer);
    if (asked.pathname.endsWith('/dialog/oauth')) {
      asked.searchParams.set('scope', 'openid');
      request.url = `/auth${asked.search}`;
      return void callback(request, response);
    }
    if (asked.pathname.endsWith('/oauth/access_token')) {
      request.url = '/token';
      return void callback(request, response);
    }
    const accessToken = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const proof = createHmac('sha256', oidcClient.clientSecret).update(accessToken).digest('hex');
    const info = await fetch(`${issuer}/me`, { headers: { authorization: `Bearer ${accessToken}` } });
    const { sub: id, name, email } = (await info.json()) as KnownAtServer;
    const good = info.ok && asked.searchParams.get('appsecret_proof') === proof;
    response.writeHead(good ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(good ? { id, name, email } : { error: {} }));
  }

  return {
    issuer,
    /** Sets who logs in next. */
    isAt(next: KnownAtServer) {
      person = next;
      people.set(next.sub, next);
    },
    /** Removes a person, as if they had left. */
    forget(sub: string) {
      people.delete(sub);
    },
    setMood(next: ServerBehaviour) {
      mood = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @param people known people, by `sub` */
function openProvider(issuer: string, redirectUris: string[], people: ReadonlyMap<string, KnownAtServer>): Provider {
  // oidc-provider warns that this setup is not for production.
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: oidcClient.clientId,
        client_secret: oidcClient.clientSecret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'offline_access', 'email', 'profile', 'name'],
    claims: { openid: ['sub', 'email', 'email_verified', 'name', 'hd'] },
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    issueRefreshToken: async (_context, _client, code) => code.scopes.has('offline_access'),
    rotateRefreshToken: true,
    findAccount: (_context, sub) => {
      const known = people.get(sub);
      return known && { accountId: sub, claims: async () => ({ ...known }) };
    },
    loadExistingGrant: async (context) => {
      const { client, session, provider: at } = context.oidc;
      const accountId = session?.accountId;
      if (!client || accountId === undefined) return undefined;
      const grant = new at.Grant({ clientId: client.clientId, accountId });
      grant.addOIDCScope('openid email profile offline_access name');
      await grant.save();
      return grant;
    },
    ttl: {
      Session: 600,
      Grant: 600,
      Interaction: 600,
      IdToken: 600,
      AccessToken: 600,
      AuthorizationCode: 60,
      RefreshToken: 3_600,
    },
  });
  warned.mockRestore();
  return provider;
}

/** Returns foreign keys under the same key ids. */
async function forgedKeys(own: readonly { kid: string }[]): Promise<string> {
  const { publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  return JSON.stringify({ keys: own.map(({ kid }) => ({ ...jwk, kid, use: 'sig', alg: 'RS256' })) });
}

/**
 * Acts as a person's browser at the provider: follows every redirect, with the provider's cookies, until it leaves the
 * provider.
 */
export async function walkThrough(start: string, site: string): Promise<{ address: URL; form?: URLSearchParams }> {
  const jar = new Map<string, string>();
  let next = new URL(start);
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) {
      const page = await response.text();
      const action = /action="([^"]+)"/.exec(page)?.[1];
      if (action === undefined) throw new Error(`The provider shows a page: ${response.status} ${page.slice(0, 400)}`);
      const inputs = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]);
      return { address: new URL(action), form: new URLSearchParams(inputs) };
    }
    next = new URL(location, next);
    if (next.origin === site) return { address: next };
  }
  throw new Error('The provider sends one round in circles');
}
