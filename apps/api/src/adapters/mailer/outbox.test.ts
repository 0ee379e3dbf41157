import { openTestDatabase } from '../../database/testing/open-test-database.ts';
import { outboxMails } from '../../outbox/outbox.tables.ts';
import { describeMailer } from '../../ports/testing/mailer-conformance.ts';
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
