import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { outboxMails } from '@greenroom/mail/tables';
import { hostile, samplePost } from '@greenroom/ports/testing/chat-tool-conformance';
import { chatOutbox } from './outbox.ts';

test('a post lies complete in the demonstration outbox, as plain text only', async () => {
  const { db, close } = await openTestDatabase();
  await chatOutbox(db).post({ ...samplePost, summary: [...hostile, '<script>1</script>'] }, '');
  const [one] = await db.select().from(outboxMails);
  await close();
  expect(one).toMatchObject({ to: 'team chat', subject: samplePost.title });
  for (const part of [samplePost.about, 'You let others finish.', samplePost.link.url])
    expect(one?.text).toContain(part);
  expect(one?.html).not.toMatch(/<(script|https|!)(?!doctype)/i);
});
