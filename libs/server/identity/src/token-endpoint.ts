import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ApiFailure, cookies } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { acceptForms, serve } from '@greenroom/http';
import type { RateLimiter } from '@greenroom/rate-limit';
import { refreshSession, type RefreshDependencies } from './refresh-session.ts';
import { hashToken } from '@greenroom/crypto';
import type { SignedTokens } from './signed-tokens.ts';

/** A server that requests new tokens on behalf of people. */
export interface TokenClient {
  clientId: string;
  clientSecret: string;
}

export interface TokenEndpointDependencies extends RefreshDependencies {
  rateLimiter: RateLimiter;
  tokens: SignedTokens;
  client: TokenClient | undefined;
  /** Called after a session got new tokens. */
  afterRefresh(sessionUuid: string): void;
}

/**
 * The token endpoint: new tokens for a refresh token, with client id and secret (specification, section 7: server-side
 * calls; RFC 6749, sections 3.2 and 6). Errors have the names of section 5.2. Browsers do not call it, so cross-site
 * requests are accepted; the client secret protects it.
 */
export function tokenEndpoint(app: FastifyInstance, dependencies: TokenEndpointDependencies): void {
  const { db, mails, rateLimiter, tokens, client, afterRefresh } = dependencies;
  app.register(async (forms) => {
    acceptForms(forms);
    serve(
      forms,
      contracts.authToken,
      async ({ body, request, reply }) => {
        reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
        await rateLimiter.consume('token', { address: request.ip });
        const told = basicCredentials(request.headers.authorization) ?? body;
        if (!client || !isClient(client, told)) throw new ApiFailure('not_authenticated', 'invalid_client');
        if (body.grantType !== 'refresh_token') throw new ApiFailure('bad_request', 'unsupported_grant_type');
        if (body.refreshToken === undefined) throw new ApiFailure('bad_request', 'invalid_request');
        const issued = await refreshSession({ db, mails }, body.refreshToken);
        if (!issued) throw new ApiFailure('bad_request', 'invalid_grant');
        afterRefresh(issued.sessionUuid);
        const signed = await tokens.sign(issued.account, issued, { idAudience: client.clientId });
        const expiresIn = cookies.accessToken.maxAgeSeconds;
        return { ...signed, refreshToken: issued.refreshToken, tokenType: 'Bearer' as const, expiresIn };
      },
      { config: { anonymous: true, takesForeign: 'the token endpoint' }, bodyLimit: 16_384 },
    );
  });
}

interface Credentials {
  clientId?: string | undefined;
  clientSecret?: string | undefined;
}

function isClient({ clientId, clientSecret }: TokenClient, told: Credentials): boolean {
  const same = (known: string, given: string | undefined) =>
    timingSafeEqual(Buffer.from(hashToken(known)), Buffer.from(hashToken(given ?? '')));
  const [sameId, sameSecret] = [same(clientId, told.clientId), same(clientSecret, told.clientSecret)];
  return sameId && sameSecret;
}

/** Parses Basic credentials. RFC 6749, section 2.3.1: both parts are form-encoded. */
function basicCredentials(authorization: string | undefined): Credentials | undefined {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [clientId, clientSecret] = Buffer.from(encoded, 'base64')
    .toString()
    .split(':')
    .map((part) => new URLSearchParams(`part=${part}`).get('part') ?? '');
  return { clientId, clientSecret };
}
