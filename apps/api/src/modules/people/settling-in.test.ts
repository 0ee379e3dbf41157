import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sentences } from '@greenroom/contracts';
import { accounts, conversations, messages } from '../../database/schema.ts';
import { noPlan } from './domain/subscription.ts';
import { ownedConversations } from '../coaching/index.ts';
import {
  browser,
  goodPassword,
  type IdentityWorld,
  mailedToken,
  openIdentityWorld,
  type RunningIdentity,
  someAddress,
} from '../../app/testing/identity-app.ts';
import { deleteDueAccounts } from './delete-account.ts';

let world: IdentityWorld;
let running: RunningIdentity;
beforeAll(async () => {
  world = await openIdentityWorld();
  running = await world.start();
});
afterAll(() => world.close());
beforeEach(() => world.database.pool.query('delete from rate_limits'));

async function newcomer(server = running, email = someAddress()) {
  const me = browser(server);
  await me.signUp(email);
  return { me, email };
}
const deleteDue = () =>
  deleteDueAccounts(
    { db: world.db, mails: running.identity.mails, owned: [ownedConversations] },
    {
      warn(facts) {
        throw new Error('An account was not deleted', { cause: facts });
      },
    },
  );

test.each([
  ['PUT', '/api/v1/users/me', { name: 'x' }],
  ['GET', '/api/v1/users/me/export', undefined],
  ['POST', '/api/v1/users/me/deletion', {}],
  ['DELETE', '/api/v1/users/me/deletion', undefined],
  ['GET', '/api/v1/onboarding', undefined],
  ['POST', '/api/v1/onboarding', { status: 'done' }],
  ['GET', '/api/v1/settings', undefined],
  ['PUT', '/api/v1/settings', { notifications: { check_ins: true, reminders: true, news: true } }],
  ['GET', '/api/persona/v2/auth/me', undefined],
  ['GET', '/api/persona/v2/auth/sessions', undefined],
  ['DELETE', `/api/persona/v2/auth/sessions/${randomUUID()}`, undefined],
  ['POST', '/api/persona/v2/auth/sessions/end', { which: 'all' }],
  ['POST', '/api/persona/v2/auth/change-password', { currentPassword: 'x', newPassword: goodPassword }],
  ['POST', '/api/persona/v2/auth/change-address', { email: 'a@example.com', password: 'x' }],
  ['POST', '/api/persona/v2/auth/send-confirmation', undefined],
] as const)('%s %s asks a visitor to log in', async (method, url, body) => {
  const answer = await browser(running).ask(method, url, body);
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'not_authenticated']);
});

test('name and language are one’s own to change', async () => {
  const { me } = await newcomer();
  const answer = await me.ask('PUT', '/api/v1/users/me', { name: ' Änne ', locale: 'de' });
  expect(answer.json()).toMatchObject({ name: 'Änne', locale: 'de', logged_in: true });
  expect(await me.me()).toMatchObject({ name: 'Änne', locale: 'de' });
  expect((await me.ask('PUT', '/api/v1/users/me', { name: 'n'.repeat(81) })).json().error.fields[0].message).toBe(
    sentences.nameTooLong,
  );
  const { me: other } = await newcomer();
  const { id } = await other.me();
  expect((await me.ask('PUT', `/api/v1/users/${id}`, { name: 'x' })).statusCode).toBe(404);
});

test('the record has what the specification reads', async () => {
  const { me } = await newcomer();
  const user = await me.me();
  expect(user.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8/);
  expect(user.profile).toEqual({ id: expect.any(Number) as number });
  expect(user.analytics).toMatchObject({ user_id: user.id, persona_user_id: user.id, anonymous_id: null });
  expect((await me.ask('GET', '/api/v1/users/me?view=info')).json()).toEqual(user);
});

test('check-email tells what it must, a few times', async () => {
  const { email } = await newcomer();
  const asking = browser(running, '10.4.4.4');
  const ask = async (address: string) =>
    (await asking.ask('GET', `/api/v1/check-email?email=${encodeURIComponent(address)}`)).json();
  expect(await ask(email.toUpperCase())).toEqual({ exists: true });
  expect(await ask(someAddress())).toEqual({ exists: false });
  expect((await ask('no address')).error.fields).toEqual([{ path: 'email', message: sentences.emailInvalid }]);
  for (let n = 2; n < 30; n += 1) await ask(email);
  expect((await ask(email)).error.code).toBe('rate_limited');
});

test('onboarding is resumed where it was, answer by answer', async () => {
  const { me } = await newcomer();
  const save = async (body: Record<string, unknown>) => (await me.ask('POST', '/api/v1/onboarding', body)).json();
  expect((await me.ask('GET', '/api/v1/onboarding')).json()).toEqual({
    goal: null,
    with_whom: null,
    manner: null,
    status: 'open',
  });
  await save({ goal: 'Ask for a raise' });
  await Promise.all([save({ with_whom: 'manager' }), save({ manner: 'straight' })]);
  expect(await me.me()).toMatchObject({ onboarded: false });
  expect(await save({ status: 'done' })).toEqual({
    goal: 'Ask for a raise',
    with_whom: 'manager',
    manner: 'straight',
    status: 'done',
  });
  expect(await me.me()).toMatchObject({ onboarded: true });
  expect((await me.ask('POST', '/api/v1/onboarding', { goal: 'x'.repeat(501) })).statusCode).toBe(400);
});

test('settings are kept', async () => {
  const { me } = await newcomer();
  expect((await me.ask('GET', '/api/v1/settings')).json().notifications).toMatchObject({ news: false });
  const chosen = { notifications: { check_ins: false, reminders: true, news: true } };
  expect((await me.ask('PUT', '/api/v1/settings', chosen)).json()).toEqual(chosen);
  expect((await me.ask('GET', '/api/v1/settings')).json()).toEqual(chosen);
});

async function talk(ownerId: string) {
  const uuid = randomUUID();
  await world.db.insert(conversations).values({ uuid, ownerId, instructorSlug: 'imogen-vale', title: 'About a raise' });
  const said = { uuid: randomUUID(), conversationUuid: uuid, position: 1, author: 'person', status: 'sent' } as const;
  await world.db.insert(messages).values({ ...said, text: 'I want to ask for more' });
  return uuid;
}

test('the export has all of one’s own, and nothing that opens a door', async () => {
  const { me, email } = await newcomer();
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

  test('takes the password, leaves 14 days, and can be taken back', async () => {
    const { me } = await newcomer();
    expect((await ask(me, 'no')).json().error.fields[0].path).toBe('password');
    const { deleted_from: from } = (await ask(me)).json<{ deleted_from: string }>();
    const days = (new Date(from).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.99);
    expect(days).toBeLessThan(14.01);
    expect(await me.me()).toMatchObject({ logged_in: true, deleted_from: from });
    await me.ask('DELETE', '/api/v1/users/me/deletion');
    await world.passTime(15 * 86_400);
    await deleteDue();
    me.letAccessExpire();
    expect(await me.me()).toMatchObject({ logged_in: true, deleted_from: null });
  });

  test('takes everything, once its day has come, and says so to the last address', async () => {
    const { me, email } = await newcomer();
    const { me: other } = await newcomer();
    const id = (await me.me()).id as string;
    const [mine, theirs] = [await talk(id), await talk((await other.me()).id as string)];
    await ask(me);
    await world.passTime(14 * 86_400 - 60);
    await deleteDue();
    expect(await world.db.$count(accounts, eq(accounts.uuid, id))).toBe(1);
    await world.passTime(61);
    await deleteDue();
    expect((await me.me()).logged_in).toBe(false);
    expect(await world.db.$count(accounts, eq(accounts.uuid, id))).toBe(0);
    expect(await world.db.$count(conversations, eq(conversations.uuid, mine))).toBe(0);
    expect(await world.db.$count(conversations, eq(conversations.uuid, theirs))).toBe(1);
    for (const table of ['sessions', 'audit_events', 'one_time_tokens', 'mails']) {
      const { rows } = await world.database.pool.query(`select from ${table} where account_uuid = $1`, [id]);
      expect(rows).toEqual([]);
    }
    await running.identity.sendMails();
    expect(world.mailer.sent.findLast(({ to }) => to === email)?.subject).toBe('Your account is deleted');
  });
});

test('plans are granted by the setting, and an address of the company’s makes nobody staff', async () => {
  const email = someAddress();
  const settings = {
    plans: 'on',
    companyDomain: 'example.com',
    grantedPlans: new Map([[email, { ...noPlan, status: 'ACTIVE' as const }]]),
  } as const;
  const site = await world.start({ settings });
  const { me } = await newcomer(site, email);
  expect(await me.me()).toMatchObject({
    is_mc_email: true,
    staff: false,
    subscribed_state: 'FREE',
    rights: { whole_library: 'plan_required' },
  });
  await site.identity.sendMails();
  await me.ask('POST', '/auth/confirm-address', { token: mailedToken(world.mailer, email) });
  expect(await me.me()).toMatchObject({
    is_mc_email: true,
    staff: false,
    subscribed_state: 'ACTIVE',
    purchase_eligibility: { trial_period_in_days: 0 },
    rights: { whole_library: 'allowed' },
  });
});

test('a demonstration has its account, which a real site takes away', async () => {
  const { demoAccount } = await import('../identity/index.ts');
  expect((await browser(running).logIn(demoAccount.email, demoAccount.password)).statusCode).toBe(200);
  const real = await world.start({ identity: { demo: false } });
  expect((await browser(real).logIn(demoAccount.email, demoAccount.password)).statusCode).toBe(401);
});

test('what is over is deleted when its time has come, and nothing else', async () => {
  const { me, email } = await newcomer();
  const gone = browser(running);
  await gone.logIn(email);
  await gone.ask('POST', '/auth/logout');
  await running.identity.sendMails();
  const visitors = await talk(randomUUID());
  await world.passTime(29 * 86_400);
  await running.identity.keepTidy();
  const count = async (table: string) =>
    ((await world.database.pool.query(`select count(*)::int as count from ${table}`)).rows[0] as { count: number })
      .count;
  expect(await count('mails')).toBeGreaterThan(0);
  const before = await count('sessions');
  await world.passTime(2 * 86_400);
  await running.identity.keepTidy();
  expect(await count('sessions')).toBeLessThan(before);
  expect(await count('mails')).toBe(0);
  expect(await count('audit_events')).toBeGreaterThan(0);
  await world.passTime(365 * 86_400);
  await running.identity.keepTidy();
  expect(await count('audit_events')).toBe(0);
  await ownedConversations.forgetVisitors(world.db);
  expect(await world.db.$count(conversations, eq(conversations.uuid, visitors))).toBe(1);
  await world.database.pool.query(`update conversations set updated_at = now() - interval '401 days'`);
  const kept = await talk((await me.me()).id ?? randomUUID());
  await ownedConversations.forgetVisitors(world.db);
  expect(await world.db.$count(conversations, eq(conversations.uuid, visitors))).toBe(0);
  expect(await world.db.$count(conversations, eq(conversations.uuid, kept))).toBe(1);
});
