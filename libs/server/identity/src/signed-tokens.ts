import { cookies } from '@greenroom/contracts';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import type { AccountRow } from './accounts.repository.ts';
import type { KeyRing } from './signing-keys.ts';

const audience = 'greenroom';
/** Allowed clock difference between instances. In seconds. */
const clockTolerance = 5;
/** Types of tokens, so that an id token never passes for an access token (RFC 9068, section 2.1). */
const types = { access: 'at+jwt', id: 'JWT' };

export interface AccessClaims {
  accountUuid: string;
  sessionUuid: string;
  /** The generation of the refresh token issued with it. */
  generation: number;
}

export interface SignedTokens {
  /**
   * Signs an access token and an id token, each valid for 15 minutes. `idAudience` is the client that the id token is
   * for.
   */
  sign(
    account: AccountRow,
    claims: Omit<AccessClaims, 'accountUuid'>,
    options?: { idAudience?: string },
  ): Promise<{ accessToken: string; idToken: string }>;
  /** Returns the claims of an access token; undefined if it is not ours, was changed, or has expired. */
  verify(accessToken: string): Promise<AccessClaims | undefined>;
}

/** @param issuer the site's origin, or the product's name if it has no address of its own */
export function signedTokens({ keys, issuer }: { keys: KeyRing; issuer: string }): SignedTokens {
  return {
    async sign(account, { sessionUuid, generation }, { idAudience = audience } = {}) {
      const { kid, key, algorithm } = await keys.signing();
      const sign = (claims: Record<string, unknown>, typ: string, aud: string) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: algorithm, kid, typ })
          .setIssuer(issuer)
          .setAudience(aud)
          .setSubject(account.uuid)
          .setIssuedAt()
          .setExpirationTime(`${cookies.accessToken.maxAgeSeconds}s`)
          .sign(key);
      const { email, name, emailConfirmedAt } = account;
      const [accessToken, idToken] = await Promise.all([
        sign({ sid: sessionUuid, gen: generation }, types.access, audience),
        sign({ sid: sessionUuid, email, email_verified: emailConfirmedAt !== null, name }, types.id, idAudience),
      ]);
      return { accessToken, idToken };
    },
    async verify(accessToken) {
      const kid = keyIdOf(accessToken);
      // An error here is the database's, and must not turn a signed-in person into a visitor.
      const key = kid === undefined ? undefined : await keys.verifying(kid);
      if (!key) return undefined;
      const options = { issuer, audience, typ: types.access, algorithms: ['EdDSA'], clockTolerance };
      const { payload } = await jwtVerify(accessToken, key, options).catch(() => ({ payload: undefined }));
      const { sub, sid, gen } = payload ?? {};
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof gen !== 'number') return undefined;
      return { accountUuid: sub, sessionUuid: sid, generation: gen };
    },
  };
}

function keyIdOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}
