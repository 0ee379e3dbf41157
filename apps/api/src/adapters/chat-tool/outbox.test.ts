import { openTestDatabase } from '../../database/testing/open-test-database.ts';
import { outboxMails } from '../../outbox/outbox.tables.ts';
import { hostile, samplePost } from '../../ports/testing/chat-tool-conformance.ts';
import { chatOutbox } from './outbox.ts';

test('a post lies beside the mails of a demonstration, with everything in it, and as text alone', async () => {
  const { db, close } = await openTestDatabase();
  await chatOutbox(db).post({ ...samplePost, summary: [...hostile, '<script>1</script>'] }, '');
  const [one] = await db.select().from(outboxMails);
  await close();
  expect(one).toMatchObject({ to: 'team chat', subject: samplePost.title });
  for (const part of [samplePost.about, 'You let others finish.', samplePost.link.url])
    expect(one?.text).toContain(part);
  expect(one?.html).not.toMatch(/<(script|https|!)(?!doctype)/i);
});
