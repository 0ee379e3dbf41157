import { eq, sql } from 'drizzle-orm';
import { type Database, inSeconds, now } from '@greenroom/database';
import { accounts, mails } from '../identity.tables.ts';
import { type Mailer, MailRefusedError } from '@greenroom/ports/mailer';
import { writeMail } from '@greenroom/mail';

export interface SendMailsDependencies {
  db: Database;
  mailer: Mailer;
  /** Linked in each mail. */
  supportUrl: string | undefined;
  log: { warn(facts: object, message: string): void };
}

/** How long an instance may take to send a mail before another one tries. In seconds. */
const leaseSeconds = 120;
const longestPauseSeconds = 3_600;
/** At one per hour, three days. */
const mostAttempts = 76;

/**
 * Sends due mails one by one. A mail is reserved before it is sent and marked afterwards, so that a crash loses none;
 * if the mark is lost, it is sent again with the same id.
 */
export async function sendMails({ db, mailer, supportUrl, log }: SendMailsDependencies): Promise<void> {
  for (;;) {
    const mail = await takeOne(db);
    if (!mail?.content) return;
    const ofMail = eq(mails.uuid, mail.uuid);
    try {
      const timeZone = await timeZoneOf(db, mail.accountUuid);
      const written = writeMail(mail.content, mail.locale, { supportUrl, timeZone });
      await mailer.send({ uuid: mail.uuid, to: mail.to, ...written });
      // A link in the mail can open the account, so the content is deleted once it was sent.
      await db.update(mails).set({ sentAt: now, content: null }).where(ofMail);
    } catch (error) {
      const isOver = error instanceof MailRefusedError || mail.attempts >= mostAttempts;
      log.warn({ err: error, mail: mail.uuid, attempts: mail.attempts, isOver }, 'Mail not sent; retry unless isOver');
      const pause = Math.min(60 * 2 ** (mail.attempts - 1), longestPauseSeconds);
      await db
        .update(mails)
        .set(isOver ? { failedAt: now, content: null } : { nextAttemptAt: inSeconds(pause) })
        .where(ofMail);
    }
  }
}

/** Returns the account's current time zone; UTC without an account, or if no browser has reported one yet. */
async function timeZoneOf(db: Database, accountUuid: string | null): Promise<string> {
  if (accountUuid === null) return 'UTC';
  const [account] = await db
    .select({ timeZone: accounts.timeZone })
    .from(accounts)
    .where(eq(accounts.uuid, accountUuid));
  return account?.timeZone ?? 'UTC';
}

async function takeOne(db: Database) {
  const due = sql`(select uuid from mails where sent_at is null and failed_at is null and next_attempt_at <= now()
    order by next_attempt_at limit 1 for update skip locked)`;
  const [taken] = await db
    .update(mails)
    .set({ nextAttemptAt: inSeconds(leaseSeconds), attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.uuid, due))
    .returning();
  return taken;
}
