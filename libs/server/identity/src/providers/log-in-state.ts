import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookies, type ProviderName } from '@greenroom/contracts';
import { type Database, inSeconds } from '@greenroom/database';
import { spentAnswers } from '../identity.tables.ts';
import type { LogInSecrets } from '@greenroom/ports/identity-provider';
import { hashToken, seal, unseal } from '@greenroom/crypto';

/** A log-in that is on its way to a provider and back. */
export interface LogInState extends LogInSecrets {
  provider: ProviderName;
  returnTo: string;
  /** The terms were agreed to. */
  terms: boolean;
  /** Only an account of the company will do. */
  company: boolean;
  /** Connects an account that is signed in, instead of logging in. */
  connect: { accountUuid: string; sessionUuid: string } | undefined;
}

const purpose = 'log-in by a provider';
const formPurpose = 'answer of a provider, posted';

export function newSecrets(): LogInSecrets {
  const random = () => randomBytes(32).toString('base64url');
  return { state: random(), nonce: random(), codeVerifier: random() };
}

/**
 * Keeps the state of log-ins in an encrypted cookie: it ties the answer to the browser that asked, on any instance.
 * The cookie is Lax. Apple's answer comes as a POST from Apple's page, without it; so that answer is sealed into an
 * address of ours and the browser sent there, which is a navigation and brings the cookie along.
 */
export function logInStates({ db, secret, secure }: { db: Database; secret: string; secure: boolean }) {
  const { name, maxAgeSeconds } = cookies.socialLogIn;
  const options = { path: '/api/persona/v2/auth', sameSite: 'lax', secure, httpOnly: true } as const;
  return {
    keep(reply: FastifyReply, state: LogInState): void {
      const text = JSON.stringify({ ...state, expiresAt: Date.now() + maxAgeSeconds * 1_000 });
      reply.setCookie(name, seal(text, secret, purpose), { ...options, maxAge: maxAgeSeconds });
    },
    /** The state of the log-in that an answer belongs to, once; nothing where it is another's, too old, or was used. */
    async take(
      request: FastifyRequest,
      reply: FastifyReply,
      { provider, state }: { provider: ProviderName; state: string | null },
    ): Promise<LogInState | undefined> {
      const text = unseal(request.cookies[name] ?? '', secret, purpose);
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
    /** A posted answer, to be carried in an address: nobody reads the code or the name from it. */
    sealForm: (form: Record<string, string>) => seal(JSON.stringify(form), secret, formPurpose),
    openForm(sealed: string): URLSearchParams | undefined {
      const text = unseal(sealed, secret, formPurpose);
      return text === undefined ? undefined : new URLSearchParams(JSON.parse(text) as Record<string, string>);
    },
  };
}

export type LogInStates = ReturnType<typeof logInStates>;
