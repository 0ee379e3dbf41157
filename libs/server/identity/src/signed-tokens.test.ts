import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import type { AccountRow } from './accounts.repository.ts';
import { signedTokens } from './signed-tokens.ts';

const issuer = 'https://greenroom.example';
const sub = '6f9619ff-8b86-8011-b42d-00c04fc964ff';
const account = { uuid: sub, email: 'a@b.example', name: 'A', emailConfirmedAt: null } as AccountRow;
const claims = { sid: 'session', gen: 1 };
type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let ours: Pair;
let theirs: Pair;
let publicJwk: JWK;
beforeAll(async () => {
  ours = await generateKeyPair('EdDSA', { extractable: true });
  theirs = await generateKeyPair('EdDSA', { extractable: true });
  publicJwk = await exportJWK(ours.publicKey);
});

const tokens = () =>
  signedTokens({
    issuer,
    keys: {
      signing: async () => ({ kid: 'k', key: ours.privateKey, algorithm: 'EdDSA' }),
      verifying: async (kid) => (kid === 'k' ? ours.publicKey : undefined),
      forgetOld: async () => {},
    },
  });
const made = (header: Record<string, unknown> = {}, told: { iss?: string; aud?: string; exp?: string } = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', kid: 'k', typ: 'at+jwt', ...header })
    .setIssuer(told.iss ?? issuer)
    .setAudience(told.aud ?? 'greenroom')
    .setSubject(sub)
    .setExpirationTime(told.exp ?? '60s');

test('an access token of ours says whose it is; an id token is none', async () => {
  const { accessToken, idToken } = await tokens().sign(account, { sessionUuid: 'session', generation: 1 });
  expect(await tokens().verify(accessToken)).toEqual({ accountUuid: sub, sessionUuid: 'session', generation: 1 });
  expect(await tokens().verify(idToken)).toBeUndefined();
  expect(await tokens().verify(await made().sign(ours.privateKey))).toBeDefined();
});

test.each<[string, () => Promise<string>]>([
  [
    'not signed',
    async () =>
      new UnsecuredJWT(claims)
        .setIssuer(issuer)
        .setAudience('greenroom')
        .setSubject(sub)
        .setExpirationTime('60s')
        .encode(),
  ],
  ['signed by another key under our key id', () => made().sign(theirs.privateKey)],
  ['signed by an unknown key', () => made({ kid: 'other' }).sign(theirs.privateKey)],
  [
    'signed by a key that it brings along',
    async () => made({ kid: undefined, jwk: await exportJWK(theirs.publicKey) }).sign(theirs.privateKey),
  ],
  [
    'signed with our public key as a shared secret',
    () => made({ alg: 'HS256' }).sign(new TextEncoder().encode(JSON.stringify(publicJwk))),
  ],
  ['from another issuer', () => made({}, { iss: 'https://evil.example' }).sign(ours.privateKey)],
  ['for another audience', () => made({}, { aud: 'mobile-backend' }).sign(ours.privateKey)],
  ['for another purpose', () => made({ typ: 'JWT' }).sign(ours.privateKey)],
  ['that has expired', () => made({}, { exp: '-10s' }).sign(ours.privateKey)],
  ['that is malformed', async () => 'a.b.c'],
])('rejects a token %s', async (_, token) => {
  expect(await tokens().verify(await token())).toBeUndefined();
});
