import { eq } from 'drizzle-orm';
import { applePlanOf } from '@greenroom/apple-plans/internals/apple-plan-of';
import { personPlan } from '@greenroom/commerce/internals/person-plan';
import { ownedCommerce } from '@greenroom/commerce';
import { ownedConversations } from '@greenroom/coaching';
import { accounts } from '@greenroom/identity/tables';
import { deleteDueAccounts } from '@greenroom/people';
import { ownedStaff } from '@greenroom/staff';
import { staffActions } from '@greenroom/staff/tables';
import type { Services } from '../../app/compose/services.ts';
import { browser, goodPassword, mailedToken } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';
import { demonstration, staffLogIns } from './testing/staff-log-ins.ts';

const grantedPlans = new Map([
  ['seeded@example.com', { status: 'ACTIVE' as const, endsAt: null, enterpriseAdmin: false }],
]);
const owned = [ownedConversations, ownedCommerce, ownedStaff];
const suite = identitySuite({
  ...demonstration,
  settings: { ...demonstration.settings, plans: 'on', grantedPlans },
  services: ({ database }) => ({
    owned,
    commerce: {
      routes: () => {},
      planOf: (accountUuid: string) =>
        personPlan({ db: database.db, externalPlanOf: applePlanOf }, accountUuid, new Date()),
      endForDeletion: async () => ({ how: 'none' }),
    } as unknown as Services['commerce'],
  }),
});
const doors = staffLogIns(suite);
const at = (id: string, what = '') => `/api/v1/staff/people/${id}${what}`;
const reason = 'Asked by telephone';
const lastAction = async (id: string) =>
  (await suite.fixture.db.select().from(staffActions).where(eq(staffActions.toAccount, id))).at(-1);

async function someone() {
  const { me, email } = await suite.regular();
  const { id } = await me.me();
  return { me, email, id: id! };
}

describe('support', () => {
  it('finds accounts by the beginning of an address, by id and by number, and lists none without a search', async () => {
    const { me: support } = await doors.ofRoles('support');
    const { email, id } = await someone();
    const found = async (find: string) =>
      (await support.ask('GET', `/api/v1/staff/people?find=${encodeURIComponent(find)}`))
        .json()
        .people.map((one: { email: string }) => one.email);
    expect(await found(email.slice(0, -4).toUpperCase())).toEqual([email]);
    expect(await found(id)).toEqual([email]);
    const [row] = await suite.fixture.db.select().from(accounts).where(eq(accounts.uuid, id));
    expect(await found(String(row?.profileId))).toContain(email);
    expect(await found(email.slice(0, 2))).toEqual([]);
    expect(await found('%%%')).toEqual([]);
    expect(await found('nobody-has-this@')).toEqual([]);
  });

  it('sees a plan through Apple, with what Apple reported about it', async () => {
    const { me: support } = await doors.ofRoles('support');
    const { id } = await someone();
    const { pool } = suite.fixture.database;
    const paid = `now() - interval '5 days', now() + interval '25 days'`;
    await pool.query(
      `with plan as (insert into apple_subscriptions (original_transaction_id, account_uuid) values ('7', $1)),
        period as (insert into apple_transactions (transaction_id, original_transaction_id, product_id, purchased_at,
          expires_at, is_upgraded, is_trial, signed_at) values ('8', '7', 'greenroom.monthly', ${paid}, false, false, now()))
        insert into apple_notifications (uuid, type, original_transaction_id, signed_at)
        values (gen_random_uuid(), 'DID_RENEW', '7', now())`,
      [id],
    );
    const { plan } = (await support.ask('GET', at(id))).json();
    expect(plan).toMatchObject({
      ...{ status: 'ACTIVE', from: 'apple' },
      history: [{ kind: 'apple', name: 'greenroom.monthly', over: false }],
      apple_notifications: [{ type: 'DID_RENEW', subtype: null, at: expect.any(String) as string }],
    });
  });

  it('sees an account’s state, and nothing of what was written', async () => {
    const { me: support } = await doors.ofRoles('support');
    const { me, email, id } = await someone();
    const secret = 'what nobody else may read';
    const { rows } = await suite.fixture.database.pool.query<{ uuid: string }>(
      `insert into conversations (uuid, owner_id, instructor_slug, title, updated_at)
        values (gen_random_uuid(), $1, 'imogen-vale', $2, now()) returning uuid`,
      [id, secret],
    );
    await suite.fixture.database.pool.query(
      `insert into messages (uuid, conversation_uuid, position, author, text, status, removed_for)
        values (gen_random_uuid(), $1, 1, 'person', $2, 'sent', null),
          (gen_random_uuid(), $1, 2, 'person', '', 'removed', 'hate')`,
      [rows[0]?.uuid, secret],
    );
    const answer = await support.ask('GET', at(id));
    expect(answer.json()).toMatchObject({
      email,
      email_confirmed: true,
      blocked_at: null,
      ways_in: ['password'],
      second_factor: false,
      plan: { status: 'FREE', from: 'bought', history: [] },
      usage: { conversations: 1, messages: 2, calls: 0, roleplay_sessions: 0, meetings: 0 },
      moderation: { messages: 1, lines: 0 },
      consents: { news: false },
      sessions: [{ browser: 'Firefox', provider: 'password' }],
      actions: [],
    });
    expect(answer.body).not.toContain(secret);
    expect(answer.body).not.toContain('hate');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await me.ask('GET', at(id))).statusCode).toBe(404);
  });

  it('blocks an account: all sessions end, log-in is refused with a reason, and unblocking allows it again', async () => {
    const { me: support, id: by } = await doors.ofRoles('support');
    const { me, email, id } = await someone();
    expect((await support.ask('POST', at(id, '/block'), { reason })).json()).toEqual({ ended: 1 });
    expect(await lastAction(id)).toMatchObject({ action: 'blocked', byAccount: by, reason, details: { sessions: 1 } });
    expect((await me.me()).logged_in).toBe(false);
    const refused = await me.logIn(email);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { error: expect.stringContaining('This account is blocked') as string, code: 'forbidden' },
    ]);
    // A wrong password does not reveal the block.
    expect((await me.logIn(email, 'not the password')).statusCode).toBe(401);
    expect((await support.ask('POST', at(id, '/block'), { reason })).statusCode).toBe(409);
    expect((await support.ask('POST', at(id, '/unblock'), { reason })).statusCode).toBe(200);
    expect((await me.logIn(email)).statusCode).toBe(200);
  });

  it('sends mails whose links only the recipient gets, and confirms an address', async () => {
    const { me: support } = await doors.ofRoles('support');
    const { me, email } = await suite.newcomer();
    const id = (await me.me()).id!;
    await suite.running.identity.sendMails();
    const before = mailedToken(suite.fixture.mailer, email);
    const mail = { reason, mail: 'confirm-address' };
    const sent = await support.ask('POST', at(id, '/mails'), mail);
    expect(sent.json()).toEqual({ done: true });
    await suite.running.identity.sendMails();
    const token = mailedToken(suite.fixture.mailer, email);
    expect(token).not.toBe(before);
    expect((await me.ask('POST', '/auth/confirm-address', { token })).statusCode).toBe(200);
    expect((await support.ask('POST', at(id, '/mails'), mail)).statusCode).toBe(409);
    expect((await support.ask('POST', at(id, '/mails'), { reason, mail: 'reset-password' })).statusCode).toBe(200);
    expect(await lastAction(id)).toMatchObject({ action: 'mail-sent', details: { mail: 'reset-password' } });
    const other = await suite.newcomer();
    const otherId = (await other.me.me()).id!;
    expect((await support.ask('POST', at(otherId, '/confirm'), { reason })).statusCode).toBe(200);
    expect((await other.me.me()).email_confirmed).toBe(true);
  });

  it('does nothing without a reason, to itself, or to other staff', async () => {
    const { me: support, id: own } = await doors.ofRoles('support');
    const { id: colleague } = await doors.ofRoles('billing');
    const { id } = await someone();
    expect((await support.ask('POST', at(id, '/block'), { reason: '  ' })).statusCode).toBe(400);
    expect((await support.ask('POST', at(own, '/block'), { reason })).statusCode).toBe(409);
    expect((await support.ask('POST', at(colleague, '/block'), { reason })).statusCode).toBe(403);
    const { me: admin } = await doors.ofRoles('admin');
    expect((await admin.ask('POST', at(colleague, '/block'), { reason })).statusCode).toBe(200);
  });

  it('requests a deletion for the owner; roles, grants and reasons are deleted with the account', async () => {
    const { me: support } = await doors.ofRoles('support');
    const { me, id } = await someone();
    const endsAt = new Date(Date.now() + 86_400_000).toISOString();
    await support.ask('POST', at(id, '/plan'), { reason, ends_at: endsAt });
    const asked = await support.ask('POST', at(id, '/deletion'), { reason, plan: 'end_now' });
    expect(asked.json().deleted_from).not.toBeNull();
    expect((await me.me()).deleted_from).not.toBeNull();
    const mine = JSON.parse((await me.ask('GET', '/api/v1/users/me/export')).body) as {
      staff: { actions: { action: string }[] };
      commerce: { planGrants: unknown[] };
    };
    expect(mine.staff.actions.map(({ action }) => action)).toEqual(['plan-granted', 'deletion-asked']);
    expect(mine.commerce.planGrants).toHaveLength(1);
    await suite.fixture.passTime(15 * 86_400);
    const { db } = suite.fixture;
    await deleteDueAccounts({ db, mails: suite.running.identity.mails, owned }, { warn: () => {} });
    const left = await db.select().from(staffActions).where(eq(staffActions.toAccount, id));
    expect(left.map((row) => row.reason)).toEqual(['', '']);
    const { rows } = await suite.fixture.database.pool.query('select 1 from plan_grants where account_uuid = $1', [id]);
    expect(rows).toEqual([]);
  });
});

describe('a plan granted by staff', () => {
  const stateOf = async (me: { me(): Promise<Record<string, unknown>> }) => (await me.me()).subscribed_state;

  it('opens everything with the next request, until it ends or is ended; the billing role may grant it as well', async () => {
    const { me: billing } = await doors.ofRoles('billing');
    const { me, id } = await someone();
    expect(await stateOf(me)).toBe('FREE');
    const plan = (endsAt: Date) => ({ reason, ends_at: endsAt.toISOString() });
    expect((await billing.ask('POST', at(id, '/plan'), plan(new Date(Date.now() - 1_000)))).statusCode).toBe(400);
    for (const days of [5, 9])
      expect(
        (await billing.ask('POST', at(id, '/plan'), plan(new Date(Date.now() + days * 86_400_000)))).statusCode,
      ).toBe(200);
    expect(await stateOf(me)).toBe('ACTIVE');
    const { plan: shown } = (await billing.ask('GET', at(id))).json();
    expect(shown).toMatchObject({ status: 'ACTIVE', from: 'grant', history: [{ over: false }, { over: true }] });
    // Its end date comes.
    await suite.fixture.database.pool.query('update plan_grants set ends_at = now() where ended_at is null');
    expect(await stateOf(me)).toBe('FREE');
    await billing.ask('POST', at(id, '/plan'), plan(new Date(Date.now() + 86_400_000)));
    expect((await billing.ask('POST', at(id, '/plan/end'), { reason })).statusCode).toBe(200);
    expect(await stateOf(me)).toBe('FREE');
    expect((await billing.ask('POST', at(id, '/plan/end'), { reason })).statusCode).toBe(409);
    expect((await billing.ask('POST', at(id, '/block'), { reason })).statusCode).toBe(403);
  });

  it('can also end one given by the setting, without a restart', async () => {
    const { me: support } = await doors.ofRoles('support');
    const me = browser(suite.running);
    await me.signUp('seeded@example.com', { password: goodPassword });
    const id = (await me.me()).id!;
    await support.ask('POST', at(id, '/confirm'), { reason });
    expect(await stateOf(me)).toBe('ACTIVE');
    expect((await support.ask('GET', at(id))).json().plan.from).toBe('setting');
    expect((await support.ask('POST', at(id, '/plan/end'), { reason })).statusCode).toBe(200);
    expect(await stateOf(me)).toBe('FREE');
    expect(await lastAction(id)).toMatchObject({ action: 'plan-ended', details: { from: 'setting' } });
  });
});
