import { and, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { type Database, now } from '@greenroom/database';
import { auditEvents, challenges, mails, oneTimeTokens, sessions, spentAnswers } from './identity.tables.ts';
import { rateLimits } from '@greenroom/rate-limit/tables';
import { outboxMails } from '@greenroom/mail/tables';

/** How long expired data is kept, in days. The privacy notice states these figures. */
export const retentionDays = {
  /** Ended or expired log-ins with their tokens, for questions about what happened. */
  sessions: 30,
  oneTimeTokens: 1,
  /** Mails that were sent or given up, without their content. */
  mails: 30,
  auditEvents: 365,
} as const;

const ago = (days: number): SQL => sql`now() - make_interval(days => ${days})`;

/** Deletes expired data. */
export async function keepTidy(db: Database): Promise<void> {
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.expiresAt, ago(retentionDays.sessions)),
        and(isNotNull(sessions.endedAt), lt(sessions.endedAt, ago(retentionDays.sessions))),
      ),
    );
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, ago(retentionDays.oneTimeTokens)));
  await db
    .delete(mails)
    .where(and(or(isNotNull(mails.sentAt), isNotNull(mails.failedAt)), lt(mails.createdAt, ago(retentionDays.mails))));
  await db.delete(outboxMails).where(lt(outboxMails.sentAt, ago(retentionDays.mails)));
  await db.delete(auditEvents).where(lt(auditEvents.at, ago(retentionDays.auditEvents)));
  await db.delete(spentAnswers).where(lt(spentAnswers.expiresAt, now));
  await db.delete(challenges).where(lt(challenges.expiresAt, now));
  await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
}
