import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, type Queryable, inSeconds, now } from '@greenroom/database';
import { providerTokens, sessions } from '../identity.tables.ts';
import { type IdentityProvider, ProviderRefusedError } from '@greenroom/ports/identity-provider';
import { audit } from '../audit.ts';
import { encryptText, decryptText } from '@greenroom/crypto';
import { endSessions } from '../sessions.repository.ts';

export const providerTokenPurpose = 'refresh token of a provider';
/** As often as an access token is renewed. In seconds. */
const askEvery = 840;
/** Longer than the timeout of a provider's request; after a crash the next instance asks. In seconds. */
const asksFor = 30;

interface StillHoldsDependencies {
  db: Database;
  providers: readonly IdentityProvider[];
  secret: string;
}

/**
 * Asks the provider that began a session, with its refresh token, whether the person still has their account there; if
 * not, ends the session and those handed over from it. A handed-over session uses the first session's token, even if
 * that has ended. A provider that does not answer changes nothing. Only one instance asks at a time, since providers
 * treat a refresh token that is used twice as stolen.
 */
export async function askIfStillHolds(
  { db, providers, secret }: StillHoldsDependencies,
  sessionUuid: string,
): Promise<void> {
  const [claimed] = await db
    .update(providerTokens)
    .set({ checkingUntil: inSeconds(asksFor) })
    .where(
      and(
        inArray(providerTokens.sessionUuid, ofOneLogIn(db, eq(sessions.uuid, sessionUuid))),
        lt(providerTokens.checkedAt, sql`now() - make_interval(secs => ${askEvery})`),
        or(isNull(providerTokens.checkingUntil), lt(providerTokens.checkingUntil, now)),
      ),
    )
    .returning();
  if (!claimed) return;
  const provider = providers.find(({ name }) => name === claimed.provider);
  const refreshToken = decryptText(claimed.refreshTokenSealed, secret, providerTokenPurpose);
  if (!provider?.refresh || refreshToken === undefined) return;
  try {
    const next = await provider.refresh(refreshToken);
    await db
      .update(providerTokens)
      .set({ refreshTokenSealed: encryptText(next, secret, providerTokenPurpose), checkedAt: now, checkingUntil: null })
      .where(eq(providerTokens.sessionUuid, claimed.sessionUuid));
  } catch (error) {
    if (error instanceof ProviderRefusedError) await db.transaction((tx) => endByProvider(tx, claimed.sessionUuid));
    else throw error;
  }
}

/** Selects the sessions of one log-in: a hand-over keeps account, provider and start. */
function ofOneLogIn(db: Queryable, which: SQL) {
  const all = alias(sessions, 'of_one_log_in');
  const same = and(
    eq(all.accountUuid, sessions.accountUuid),
    eq(all.provider, sessions.provider),
    eq(all.createdAt, sessions.createdAt),
  );
  return db.select({ uuid: all.uuid }).from(sessions).innerJoin(all, same).where(which);
}

async function endByProvider(tx: Queryable, firstUuid: string): Promise<void> {
  const standing = await tx
    .select()
    .from(sessions)
    .where(and(inArray(sessions.uuid, ofOneLogIn(tx, eq(sessions.uuid, firstUuid))), isNull(sessions.endedAt)))
    .orderBy(sessions.uuid)
    .for('update');
  for (const { uuid: sessionUuid, accountUuid, country, provider } of standing) {
    await endSessions(tx, accountUuid, { reason: 'provider', only: sessionUuid });
    await audit(tx, { event: 'session-ended', accountUuid, sessionUuid, country, details: { by: provider } });
  }
  await tx.delete(providerTokens).where(eq(providerTokens.sessionUuid, firstUuid));
}
