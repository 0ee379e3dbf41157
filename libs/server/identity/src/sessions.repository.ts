import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { type Queryable, now } from '@greenroom/database';
import { accounts, refreshTokens, sessions } from './identity.tables.ts';
import type { AccountRow } from './accounts.repository.ts';
import { type RoleFacts, roleFacts } from './staff-roles.repository.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type EndReason = NonNullable<SessionRow['endReason']>;

/** A session unused for this long ends before its 30 days are over. In seconds. */
export const idleSeconds = 15 * 86_400;

const lives = and(
  isNull(sessions.endedAt),
  gt(sessions.expiresAt, now),
  gt(sessions.lastSeenAt, sql`now() - make_interval(secs => ${idleSeconds})`),
);

interface LiveSession extends RoleFacts {
  session: SessionRow;
  account: AccountRow;
  generation: number;
  confirmed: boolean;
}

/** Returns a live session with its account and the state of its current refresh token. */
export async function findLiveSession(db: Queryable, uuid: string): Promise<LiveSession | undefined> {
  const [row] = await db
    .select({ session: sessions, account: accounts, current: refreshTokens, ...roleFacts })
    .from(sessions)
    .innerJoin(accounts, eq(sessions.accountUuid, accounts.uuid))
    .innerJoin(refreshTokens, and(eq(refreshTokens.sessionUuid, sessions.uuid), isNull(refreshTokens.replacedAt)))
    .where(and(eq(sessions.uuid, uuid), lives));
  return (
    row && {
      session: row.session,
      account: row.account,
      generation: row.current.generation,
      confirmed: row.current.confirmedAt !== null,
      staffRoles: row.staffRoles,
      adminMissing: row.adminMissing,
    }
  );
}

/** Records that the browser used a session's current refresh token, or the access token issued with it. */
export async function confirmGeneration(db: Queryable, sessionUuid: string, generation: number): Promise<void> {
  await db
    .update(refreshTokens)
    .set({ confirmedAt: now })
    .where(
      and(
        eq(refreshTokens.sessionUuid, sessionUuid),
        eq(refreshTokens.generation, generation),
        isNull(refreshTokens.confirmedAt),
      ),
    );
}

/** Returns an account's live sessions, latest used first. */
export async function findLiveSessions(db: Queryable, accountUuid: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountUuid, accountUuid), lives))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/**
 * Ends sessions of an account: their tokens are rejected on every instance from the next request on.
 * @param which one of them, all but one, or all
 * @returns how many were live
 */
export async function endSessions(
  tx: Queryable,
  accountUuid: string,
  { reason, only, except }: { reason: EndReason; only?: string; except?: string | undefined },
): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(
      and(
        eq(sessions.accountUuid, accountUuid),
        lives,
        only === undefined ? undefined : eq(sessions.uuid, only),
        except === undefined ? undefined : ne(sessions.uuid, except),
      ),
    )
    .returning({ uuid: sessions.uuid });
  return ended.length;
}

/** Ends the sessions begun by one provider. */
export async function endSessionsOfProvider(
  tx: Queryable,
  accountUuid: string,
  { provider, except }: { provider: string; except: string },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'remote' })
    .where(
      and(eq(sessions.accountUuid, accountUuid), eq(sessions.provider, provider), ne(sessions.uuid, except), lives),
    );
}

/**
 * Returns the refresh token of a hash with the facts that {@link judgeRefresh} needs; its session stays locked until
 * the end of the transaction.
 */
export async function lockRefreshToken(tx: Queryable, hash: string) {
  const [place] = await tx
    .select({ sessionUuid: refreshTokens.sessionUuid })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  if (!place) return undefined;
  const [session] = await tx
    .select({ session: sessions, account: accounts, lives: sql<boolean>`${lives}` })
    .from(sessions)
    .innerJoin(accounts, eq(sessions.accountUuid, accounts.uuid))
    .where(eq(sessions.uuid, place.sessionUuid))
    .for('update', { of: sessions });
  // Read under the lock, since another request may have replaced it meanwhile.
  const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  const [current] = await tx
    .select({
      generation: refreshTokens.generation,
      confirmedFor: sql<number | null>`extract(epoch from now() - ${refreshTokens.confirmedAt})::float8`,
    })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.sessionUuid, place.sessionUuid), isNull(refreshTokens.replacedAt)));
  return session && token && current ? { ...session, token, current } : undefined;
}
