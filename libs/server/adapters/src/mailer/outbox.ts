import type { Queryable } from '@greenroom/database';
import { outboxMails } from '@greenroom/mail/tables';
import type { Mailer } from '@greenroom/ports/mailer';

/** Without a mail server, stores mails where the person trying the product can read them. */
export function outbox(db: Queryable): Mailer {
  return {
    name: 'an outbox, at /staff/mails: nothing leaves this machine',
    async send({ uuid, to, subject, html, text }) {
      await db.insert(outboxMails).values({ uuid, to, subject, html, text }).onConflictDoNothing();
    },
  };
}
