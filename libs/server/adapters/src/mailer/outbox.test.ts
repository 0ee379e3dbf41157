import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { outboxMails } from '@greenroom/mail/tables';
import { describeMailer } from '@greenroom/ports/testing/mailer-conformance';
import { outbox } from './outbox.ts';

describeMailer(
  'an outbox',
  async () => {
    const { db, close } = await openTestDatabase();
    const arrived = async () => (await db.select().from(outboxMails)).map((mail) => Object.values(mail).join('\n'));
    return { mailer: outbox(db), arrived, close };
  },
  { remote: false },
);
