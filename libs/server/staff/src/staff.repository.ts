import { and, count, desc, eq, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { StaffOverview } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { accounts, auditEvents, mails, sessions } from '@greenroom/identity/tables';
import { outboxMails } from '@greenroom/mail/tables';
import type { TimeCursor } from './cursor.ts';

const today = sql`now() - interval '24 hours'`;
const counted = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

export async function countAccounts(db: Database): Promise<StaffOverview['accounts']> {
  const [row] = await db
    .select({
      all: count(),
      newToday: counted(sql`${accounts.createdAt} > ${today}`),
      leaving: counted(isNotNull(accounts.deletedFrom)),
    })
    .from(accounts);
  return row ?? { all: 0, newToday: 0, leaving: 0 };
}

export async function countLogIns(db: Database): Promise<StaffOverview['logIns']> {
  const [row] = await db
    .select({
      succeeded: counted(eq(auditEvents.event, 'logged-in')),
      failed: counted(eq(auditEvents.event, 'log-in-failed')),
    })
    .from(auditEvents)
    .where(sql`${auditEvents.at} > ${today}`);
  return row ?? { succeeded: 0, failed: 0 };
}

/** Counts sent mails for as long as they are kept. */
export async function countMails(db: Database): Promise<StaffOverview['mails']> {
  const [row] = await db
    .select({
      waiting: counted(sql`${mails.sentAt} is null and ${mails.failedAt} is null`),
      sent: counted(isNotNull(mails.sentAt)),
      failed: counted(isNotNull(mails.failedAt)),
    })
    .from(mails);
  return row ?? { waiting: 0, sent: 0, failed: 0 };
}

const mostMails = 200;
const { uuid: mailUuid, to, subject, sentAt } = outboxMails;

/** Returns mails without their text. */
export async function findMails(db: Database) {
  return db.select({ uuid: mailUuid, to, subject, sentAt }).from(outboxMails).orderBy(desc(sentAt)).limit(mostMails);
}

export async function findMail(db: Database, uuid: string) {
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.uuid, uuid));
  return mail;
}

/** Returns events of all accounts or of one, newest first. */
export async function findAuditEvents(
  db: Database,
  { accountUuid, after, limit }: { accountUuid: string | undefined; after: TimeCursor | undefined; limit: number },
) {
  const { at, uuid } = auditEvents;
  return db
    .select({
      uuid,
      at,
      event: auditEvents.event,
      accountUuid: auditEvents.accountUuid,
      email: accounts.email,
      provider: sessions.provider,
      country: auditEvents.country,
      details: auditEvents.details,
    })
    .from(auditEvents)
    .leftJoin(accounts, eq(accounts.uuid, auditEvents.accountUuid))
    .leftJoin(sessions, eq(sessions.uuid, auditEvents.sessionUuid))
    .where(
      and(
        accountUuid === undefined ? undefined : eq(auditEvents.accountUuid, accountUuid),
        after && or(lt(at, after.at), and(eq(at, after.at), lt(uuid, after.uuid))),
      ),
    )
    .orderBy(desc(at), desc(uuid))
    .limit(limit);
}
