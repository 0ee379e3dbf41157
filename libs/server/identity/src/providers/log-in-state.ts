import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookies, type ProviderName } from '@greenroom/contracts';
import { type Database, inSeconds } from '@greenroom/database';
import { spentAnswers } from '../identity.tables.ts';
import type { LogInSecrets } from '@greenroom/ports/identity-provider';
import { hashToken, encryptText, decryptText } from '@greenroom/crypto';

/** A log-in in progress at a provider. */
export interface LogInState extends LogInSecrets {
  provider: ProviderName;
  returnTo: string;
  /** The person agreed to the terms. */
  terms: boolean;
  /** Requires an account of the company. */
  company: boolean;
  /** Connects this signed-in account instead of logging in. */
  connect: { accountUuid: string; sessionUuid: string } | undefined;
}

const purpose = 'log-in by a provider';
const formPurpose = 'answer of a provider, posted';

export function newSecrets(): LogInSecrets {
  const random = () => randomBytes(32).toString('base64url');
  return { state: random(), nonce: random(), codeVerifier: random() };
}

/**
 * Keeps the state of log-ins in an encrypted cookie, which ties the response to the browser that asked, on any
 * instance. The cookie is SameSite=Lax. Apple responds with a POST from its own page, without the cookie; so that
 * response is sealed into one of our addresses and the browser is redirected there, which sends the cookie.
 */
export function logInStates({ db, secret, secure }: { db: Database; secret: string; secure: boolean }) {
  const { name, maxAgeSeconds } = cookies.socialLogIn;
  const options = { path: '/api/persona/v2/auth', sameSite: 'lax', secure, httpOnly: true } as const;
  return {
    keep(reply: FastifyReply, state: LogInState): void {
      const text = JSON.stringify({ ...state, expiresAt: Date.now() + maxAgeSeconds * 1_000 });
      reply.setCookie(name, encryptText(text, secret, purpose), { ...options, maxAge: maxAgeSeconds });
    },
    /** Returns the state that a response belongs to, once; undefined if it does not match, has expired or was used. */
    async take(
      request: FastifyRequest,
      reply: FastifyReply,
      { provider, state }: { provider: ProviderName; state: string | null },
    ): Promise<LogInState | undefined> {
      const text = decryptText(request.cookies[name] ?? '', secret, purpose);
      if (text === undefined) return undefined;
      const { expiresAt, ...kept } = JSON.parse(text) as LogInState & { expiresAt: number };
      if (kept.provider !== provider || kept.state !== state || expiresAt < Date.now()) return undefined;
      reply.clearCookie(name, options);
      const spent = await db
        .insert(spentAnswers)
        .values({ stateHash: hashToken(kept.state), expiresAt: inSeconds(maxAgeSeconds) })
        .onConflictDoNothing()
        .returning();
      return spent.length === 1 ? kept : undefined;
    },
    /** Seals a posted response for use in an address, so that the code and the name cannot be read from it. */
    sealForm: (form: Record<string, string>) => encryptText(JSON.stringify(form), secret, formPurpose),
    openForm(sealed: string): URLSearchParams | undefined {
      const text = decryptText(sealed, secret, formPurpose);
      return text === undefined ? undefined : new URLSearchParams(JSON.parse(text) as Record<string, string>);
    },
  };
}

export type LogInStates = ReturnType<typeof logInStates>;
