import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { type Queryable, now } from '@greenroom/database';
import { accounts, refreshTokens, sessions } from './identity.tables.ts';
import type { AccountRow } from './accounts.repository.ts';
import { type RoleFacts, roleFacts } from './staff-roles.repository.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type EndReason = NonNullable<SessionRow['endReason']>;

/** A log-in that nobody used for so long ends, before its 30 days do. In seconds. */
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

/** A session that lives, with its account and what its current refresh token is. */
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

/** The browser was seen with what came along with a session's current refresh token. */
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

/** An account's sessions that live, the latest used first. */
export async function findLiveSessions(db: Queryable, accountUuid: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountUuid, accountUuid), lives))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/**
 * Ends sessions of an account: their tokens are good no more, on any instance, from the next request on.
 * @param which one of them, all but one, or all
 * @returns how many lived until now
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

/** Ends log-ins by one provider. */
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

/** The refresh token of that hash with all that its judgement asks for; its session is locked to the end of the transaction. */
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
  // Read under the lock: another request may have replaced it meanwhile.
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
