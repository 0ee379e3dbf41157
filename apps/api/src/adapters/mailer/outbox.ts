import type { Queryable } from '../../database/open-database.ts';
import { outboxMails } from '../../outbox/outbox.tables.ts';
import type { Mailer } from '../../ports/mailer.ts';

/** Without a mail server, mails lie where the one who tries the product can look at them. */
export function outbox(db: Queryable): Mailer {
  return {
    name: 'an outbox, at /staff/mails: nothing leaves this machine',
    async send({ uuid, to, subject, html, text }) {
      await db.insert(outboxMails).values({ uuid, to, subject, html, text }).onConflictDoNothing();
    },
  };
}
