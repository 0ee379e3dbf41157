import { eq, sql } from 'drizzle-orm';
import { ApiFailure, sentences } from '@greenroom/contracts';
import { accounts, sessions } from './identity.tables.ts';
import { type Own, provePassword } from './change-credentials.ts';
import type { IdentityDependencies } from './identity-dependencies.ts';

/** How long a log-in by a provider is accepted as proof. In seconds. */
const freshFor = 600;

/**
 * Verifies a signed-in person again before their log-in methods change: by the password, or without one by a recent
 * log-in.
 * @throws ApiFailure `bad_request` at `password`; `forbidden` if they have to log in again; `rate_limited`
 */
export async function proveAgain(
  dependencies: Pick<IdentityDependencies, 'db' | 'passwords' | 'rateLimiter'>,
  own: Own,
  { password }: { password?: string | undefined },
): Promise<void> {
  const { db } = dependencies;
  const [known] = await db
    .select({
      passwordHash: accounts.passwordHash,
      fresh: sql<boolean>`${sessions.createdAt} > now() - make_interval(secs => ${freshFor})`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(sessions.accountUuid, accounts.uuid))
    .where(eq(sessions.uuid, own.sessionUuid));
  if (known?.passwordHash != null)
    await provePassword(dependencies, own.accountUuid, { password: password ?? '', field: 'password' });
  else if (!known?.fresh) throw new ApiFailure('forbidden', sentences.logInAgain);
}
