import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import {
  type IdentityProvider,
  ProviderRefusedError,
  ProviderUnavailableError,
} from '@greenroom/ports/identity-provider';
import { anyProvider } from './vendors.ts';

/** What a fake provider claims, as each test decides; a real provider would not claim it. */
interface Says {
  issuer?: string;
  claims?: Record<string, unknown>;
  key?: CryptoKey;
  unsigned?: boolean;
}

const secrets = { state: 'a state', nonce: 'a nonce', codeVerifier: 'v'.repeat(43) };
const clientId = 'greenroom';
const redirectUri = 'http://localhost:4200/callback';
let says: Says = {};
let server: Server;
let issuer: string;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let others: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  [keys, others] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  server = createServer((request, response) => {
    const send = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url?.includes('openid-configuration')) {
      const at = (path: string) => issuer + path;
      return send({
        issuer: says.issuer ?? issuer,
        authorization_endpoint: at('/authorize'),
        token_endpoint: at('/token'),
        jwks_uri: at('/keys'),
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      });
    }
    if (request.url === '/keys') return send({ keys: [jwk] });
    void idToken().then((token) => send({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: token }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function idToken(): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  const sound = { iss: issuer, aud: clientId, sub: 'maren', nonce: secrets.nonce, iat: now, exp: now + 60 };
  const claims = { ...sound, email: 'maren@example.com', email_verified: true, ...says.claims };
  if (says.unsigned) {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none' })}.${part(claims)}.`;
  }
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(says.key ?? keys.privateKey);
}

const open = (): IdentityProvider => anyProvider({ issuer, clientId, clientSecret: 'a secret', label: 'Ours' });
const answer = (iss: string | undefined = issuer) => {
  const url = new URL(`${redirectUri}?code=1&state=${encodeURIComponent(secrets.state)}`);
  if (iss !== '') url.searchParams.set('iss', iss);
  return url;
};
const finish = (url = answer()) =>
  open()
    .finish(url, secrets)
    .catch((error: unknown) => error);

test('accepts the claims of a correct provider', async () => {
  says = {};
  expect(await finish()).toMatchObject({ subject: 'maren', email: 'maren@example.com', emailVerified: true });
});

test.each<[string, () => Says]>([
  ['for another client', () => ({ claims: { aud: 'somebody else' } })],
  [
    'for several clients, without naming the requesting one',
    () => ({ claims: { aud: ['somebody else', 'and another'] } }),
  ],
  ['from another issuer', () => ({ claims: { iss: 'https://accounts.google.com' } })],
  ['for another log-in', () => ({ claims: { nonce: 'another nonce' } })],
  ['without a nonce', () => ({ claims: { nonce: undefined } })],
  ['that has expired', () => ({ claims: { exp: Math.floor(Date.now() / 1_000) - 3_600 } })],
  ['without a subject', () => ({ claims: { sub: undefined } })],
  ['signed by another', () => ({ key: others.privateKey })],
  ['that is not signed', () => ({ unsigned: true })],
])('an id token %s is not believed', async (_, wrong) => {
  says = wrong();
  const failure = await finish();
  expect(failure).toBeInstanceOf(ProviderRefusedError);
  expect(String(failure)).not.toContain('maren');
});

test('an answer that another provider gave is not taken to this one', async () => {
  says = {};
  expect(await finish(answer('https://other.example'))).toBeInstanceOf(ProviderRefusedError);
  expect(await finish(answer(''))).toBeInstanceOf(ProviderRefusedError);
});

test('rejects a reply with another state', async () => {
  says = {};
  const url = answer();
  url.searchParams.set('state', 'another state');
  expect(await finish(url)).toBeInstanceOf(ProviderRefusedError);
});

test('a provider that calls itself another is not asked for anything', async () => {
  says = { issuer: 'https://accounts.google.com' };
  const begun = open().begin({ ...secrets, redirectUri, locale: 'en' });
  const failure: unknown = await begun.catch((error: unknown) => error);
  expect(failure instanceof ProviderRefusedError || failure instanceof ProviderUnavailableError).toBe(true);
});
