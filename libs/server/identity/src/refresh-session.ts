import { eq, sql } from 'drizzle-orm';
import { type Database, type Queryable, now } from '@greenroom/database';
import { refreshTokens, sessions } from './identity.tables.ts';
import { audit } from './audit.ts';
import type { IssuedRefreshToken } from './begin-session.ts';
import { judgeRefresh } from './domain/judge-refresh.ts';
import type { MailQueue } from './mails/queue-mail.ts';
import { hashToken, newToken, encryptText, decryptText } from '@greenroom/crypto';
import { endSessions, lockRefreshToken } from './sessions.repository.ts';

export interface RefreshDependencies {
  db: Database;
  mails: MailQueue;
}

const purpose = 'successor of a refresh token';

type Locked = NonNullable<Awaited<ReturnType<typeof lockRefreshToken>>>;

/**
 * Returns the successor of a refresh token. The session is locked for one transaction: concurrent calls on any instance
 * get the same successor, and a crash leaves all of it or nothing.
 * @returns undefined if the token is unknown, its session has ended, or the token was reused, which ends the session
 */
export async function refreshSession(
  { db, mails }: RefreshDependencies,
  presented: string,
): Promise<IssuedRefreshToken | undefined> {
  return db.transaction(async (tx) => {
    const locked = await lockRefreshToken(tx, hashToken(presented));
    if (!locked) return undefined;
    const { token, current, lives } = locked;
    const verdict = judgeRefresh({
      sessionLives: lives,
      generation: token.generation,
      currentGeneration: current.generation,
      currentConfirmedFor: current.confirmedFor,
    });
    switch (verdict) {
      case 'rotate':
        return issued(tx, locked, token.generation + 1, await rotate(tx, locked, presented));
      case 'repeat': {
        const successor = token.successorSealed && decryptText(token.successorSealed, presented, purpose);
        if (!successor) throw new Error('The successor of the refresh token cannot be decrypted');
        return issued(tx, locked, current.generation, successor);
      }
      case 'reuse':
        await endForReuse(tx, mails, locked);
        return undefined;
      case 'ended':
        return undefined;
    }
  });
}

/** The successor is stored as well, sealed with its predecessor, so that the database alone reveals no token. */
async function rotate(tx: Queryable, { token, session }: Locked, presented: string): Promise<string> {
  const successor = newToken();
  await tx
    .update(refreshTokens)
    .set({
      replacedAt: now,
      confirmedAt: sql`coalesce(${refreshTokens.confirmedAt}, now())`,
      successorSealed: encryptText(successor, presented, purpose),
    })
    .where(eq(refreshTokens.hash, token.hash));
  await tx
    .update(refreshTokens)
    .set({ successorSealed: null })
    .where(
      sql`${refreshTokens.sessionUuid} = ${session.uuid} and ${refreshTokens.generation} = ${token.generation - 1}`,
    );
  await tx
    .insert(refreshTokens)
    .values({ hash: hashToken(successor), sessionUuid: session.uuid, generation: token.generation + 1 });
  await tx.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.uuid, session.uuid));
  return successor;
}

async function issued(
  tx: Queryable,
  { session, account }: Locked,
  generation: number,
  refreshToken: string,
): Promise<IssuedRefreshToken> {
  const [left] = await tx
    .select({ seconds: sql<number>`extract(epoch from ${sessions.expiresAt} - now())::int` })
    .from(sessions)
    .where(eq(sessions.uuid, session.uuid));
  return {
    account,
    standing: session,
    sessionUuid: session.uuid,
    generation,
    refreshToken,
    secondsLeft: left?.seconds ?? 0,
  };
}

/**
 * Ends a session whose token was copied. The owner and the thief cannot be distinguished, so both must log in again,
 * and the owner is notified.
 */
async function endForReuse(tx: Queryable, mails: MailQueue, { session, account, token }: Locked): Promise<void> {
  await endSessions(tx, account.uuid, { reason: 'reuse', only: session.uuid });
  await audit(tx, {
    event: 'token-reused',
    accountUuid: account.uuid,
    sessionUuid: session.uuid,
    country: session.country,
    details: { generation: token.generation },
  });
  await mails.queue(tx, account, {
    template: 'session-reused',
    name: account.name,
    link: mails.settingsLink('devices'),
  });
}
