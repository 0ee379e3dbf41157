import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accounts } from '@greenroom/identity/tables';
import { conversations, messages } from '@greenroom/coaching/tables';
import { ownedConversations } from '@greenroom/coaching';
import { browser, goodPassword } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';
import { deleteDueAccounts } from '@greenroom/people';

const suite = identitySuite();

const deleteDue = () =>
  deleteDueAccounts(
    { db: suite.fixture.db, mails: suite.running.identity.mails, owned: [ownedConversations] },
    {
      warn(facts) {
        throw new Error('Deleting an account failed', { cause: facts });
      },
    },
  );

async function talk(ownerId: string) {
  const uuid = randomUUID();
  await suite.fixture.db
    .insert(conversations)
    .values({ uuid, ownerId, instructorSlug: 'imogen-vale', title: 'About a raise' });
  const said = { uuid: randomUUID(), conversationUuid: uuid, position: 1, author: 'person', status: 'sent' } as const;
  await suite.fixture.db.insert(messages).values({ ...said, text: 'I want to ask for more' });
  return uuid;
}

test('the export contains all personal data, and no credentials', async () => {
  const { me, email } = await suite.newcomer();
  await talk((await me.me()).id as string);
  const answer = await me.ask('GET', '/api/v1/users/me/export');
  expect(answer.headers['content-disposition']).toContain('greenroom-my-data.json');
  const data = answer.json();
  expect(data.account).toMatchObject({ email, name: 'Maren Cole', hasPassword: true });
  expect(data.conversations[0].messages[0].text).toBe('I want to ask for more');
  expect(data.sessions).toHaveLength(1);
  expect(data.events.map(({ event }: { event: string }) => event)).toContain('signed-up');
  expect(answer.body).not.toMatch(/argon2|passwordHash|refresh/);
});

describe('deletion', () => {
  const ask = (me: ReturnType<typeof browser>, password: string = goodPassword) =>
    me.ask('POST', '/api/v1/users/me/deletion', { password });

  test('requires the password, waits 14 days, and can be undone', async () => {
    const { me } = await suite.newcomer();
    expect((await ask(me, 'no')).json().error.fields[0].path).toBe('password');
    const { deleted_from: from } = (await ask(me)).json<{ deleted_from: string }>();
    const days = (new Date(from).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.99);
    expect(days).toBeLessThan(14.01);
    expect(await me.me()).toMatchObject({ logged_in: true, deleted_from: from });
    await me.ask('DELETE', '/api/v1/users/me/deletion');
    await suite.fixture.passTime(14 * 86_400 + 60);
    await deleteDue();
    me.letAccessExpire();
    expect(await me.me()).toMatchObject({ logged_in: true, deleted_from: null });
  });

  test('deletes everything once the day has come, and notifies the last address', async () => {
    const { me, email } = await suite.newcomer();
    const { me: other } = await suite.newcomer();
    const id = (await me.me()).id as string;
    const [mine, theirs] = [await talk(id), await talk((await other.me()).id as string)];
    await ask(me);
    await suite.fixture.passTime(14 * 86_400 - 60);
    await deleteDue();
    expect(await suite.fixture.db.$count(accounts, eq(accounts.uuid, id))).toBe(1);
    await suite.fixture.passTime(61);
    await deleteDue();
    expect((await me.me()).logged_in).toBe(false);
    expect(await suite.fixture.db.$count(accounts, eq(accounts.uuid, id))).toBe(0);
    expect(await suite.fixture.db.$count(conversations, eq(conversations.uuid, mine))).toBe(0);
    expect(await suite.fixture.db.$count(conversations, eq(conversations.uuid, theirs))).toBe(1);
    for (const table of ['sessions', 'audit_events', 'one_time_tokens', 'mails']) {
      const { rows } = await suite.fixture.database.pool.query(`select from ${table} where account_uuid = $1`, [id]);
      expect(rows).toEqual([]);
    }
    await suite.running.identity.sendMails();
    expect(suite.fixture.mailer.sent.findLast(({ to }) => to === email)?.subject).toBe('Your account is deleted');
  });
});

test('expired data is deleted in time, and nothing else', async () => {
  const { me, email } = await suite.newcomer();
  const gone = browser(suite.running);
  await gone.logIn(email);
  await gone.ask('POST', '/auth/logout');
  await suite.running.identity.sendMails();
  const visitors = await talk(randomUUID());
  await suite.fixture.passTime(29 * 86_400);
  await suite.running.identity.keepTidy();
  const count = async (table: string) =>
    (
      (await suite.fixture.database.pool.query(`select count(*)::int as count from ${table}`)).rows[0] as {
        count: number;
      }
    ).count;
  expect(await count('mails')).toBeGreaterThan(0);
  const before = await count('sessions');
  await suite.fixture.passTime(2 * 86_400);
  await suite.running.identity.keepTidy();
  expect(await count('sessions')).toBeLessThan(before);
  expect(await count('mails')).toBe(0);
  expect(await count('audit_events')).toBeGreaterThan(0);
  await suite.fixture.passTime(365 * 86_400);
  await suite.running.identity.keepTidy();
  expect(await count('audit_events')).toBe(0);
  await ownedConversations.forgetVisitors(suite.fixture.db);
  expect(await suite.fixture.db.$count(conversations, eq(conversations.uuid, visitors))).toBe(1);
  await suite.fixture.database.pool.query(`update conversations set updated_at = now() - interval '401 days'`);
  const kept = await talk((await me.me()).id ?? randomUUID());
  await ownedConversations.forgetVisitors(suite.fixture.db);
  expect(await suite.fixture.db.$count(conversations, eq(conversations.uuid, visitors))).toBe(0);
  expect(await suite.fixture.db.$count(conversations, eq(conversations.uuid, kept))).toBe(1);
});
