import { sql } from 'drizzle-orm';
import { staffActions } from '@greenroom/staff/tables';
import { seedAdmins } from '@greenroom/staff';
import { sessions, staffRolesOfAccounts } from '@greenroom/identity/tables';
import { identitySuite } from '../../app/testing/identity-suite.ts';
import { demonstration, staffLogIns } from './testing/staff-log-ins.ts';

const suite = identitySuite(demonstration);
const doors = staffLogIns(suite);
const roles = '/api/v1/staff/roles';
const revoke = '/api/v1/staff/roles/revoke';
const log = '/api/v1/staff/actions';
beforeEach(() => suite.fixture.db.delete(staffRolesOfAccounts));

describe('roles of staff', () => {
  it('are granted by an admin with a reason, count at once, and are gone once revoked', async () => {
    const { me: admin } = await doors.ofRoles('admin');
    const { me, email, id } = await doors.ofRoles();
    const overview = async () => (await me.ask('GET', '/api/v1/staff/overview')).statusCode;
    const people = async () => (await me.ask('GET', '/api/v1/staff/people?find=nobody')).statusCode;
    expect(await overview()).toBe(404);
    const grant = { account: email.toUpperCase(), role: 'content', reason: 'Writes scenes' };
    expect((await admin.ask('POST', roles, { ...grant, reason: ' ' })).statusCode).toBe(400);
    expect((await admin.ask('POST', roles, grant)).statusCode).toBe(200);
    expect([await overview(), await people()]).toEqual([200, 403]);
    expect((await admin.ask('POST', roles, grant)).statusCode).toBe(409);
    const listed = (await admin.ask('GET', roles)).json().people.find((one: { email: string }) => one.email === email);
    expect(listed).toMatchObject({ account_uuid: id, roles: [{ role: 'content', reason: 'Writes scenes' }] });
    const back = { account_uuid: id, role: 'content', reason: 'Left the team' };
    expect((await admin.ask('POST', revoke, back)).statusCode).toBe(200);
    expect(await overview()).toBe(404);
    expect((await admin.ask('POST', revoke, back)).statusCode).toBe(404);
  });

  it('cannot be changed by their holder or by other roles', async () => {
    const { me: admin, id, email } = await doors.ofRoles('admin');
    const own = { account_uuid: id, role: 'admin', reason: 'Enough' };
    expect((await admin.ask('POST', revoke, own)).statusCode).toBe(409);
    expect((await admin.ask('POST', roles, { account: email, role: 'support', reason: 'x' })).statusCode).toBe(409);
    for (const role of ['support', 'content', 'billing', 'releases'] as const) {
      const { me } = await doors.ofRoles(role);
      for (const url of [roles, log, `${log}/file`]) expect((await me.ask('GET', url)).statusCode).toBe(403);
      expect((await me.ask('POST', roles, { account: email, role: 'admin', reason: 'x' })).statusCode).toBe(403);
    }
  });

  it('count with a second factor only', async () => {
    const { me, id } = await doors.ofRoles('support');
    await suite.fixture.db
      .update(sessions)
      .set({ factors: [] })
      .where(sql`account_uuid = ${id}`);
    expect((await me.ask('GET', '/api/v1/staff/overview')).statusCode).toBe(404);
    expect(await me.me()).toMatchObject({ staff: false, staff_needs_factor: true });
  });

  it('are given as admin, once, to accounts that the setting made staff before', async () => {
    const { id } = await doors.ofRoles();
    const { db } = suite.fixture;
    await db
      .update(sessions)
      .set({ hostedDomain: 'parent.example' })
      .where(sql`account_uuid = ${id}`);
    await seedAdmins(db, undefined);
    expect(await db.$count(staffRolesOfAccounts)).toBe(0);
    await seedAdmins(db, 'parent.example');
    await seedAdmins(db, 'parent.example');
    const rows = await db.select().from(staffRolesOfAccounts);
    expect(rows).toMatchObject([{ accountUuid: id, role: 'admin', grantedBy: null, reason: 'COMPANY_DOMAIN' }]);
  });
});

describe('the log of staff actions', () => {
  interface Entry {
    uuid: string;
    action: string;
  }
  beforeEach(() => suite.fixture.db.execute(sql`delete from staff_actions`));

  it('says who did what, to whom and why; filtered by account and action, page by page, and as CSV', async () => {
    const { me: admin, email: adminEmail } = await doors.ofRoles('admin');
    const { email, id } = await doors.ofRoles();
    await admin.ask('POST', roles, { account: email, role: 'support', reason: '=HYPERLINK("x")' });
    const { actions } = (await admin.ask('GET', `${log}?account=${email}`)).json();
    expect(actions).toMatchObject([
      {
        action: 'role-granted',
        by: { email: adminEmail },
        to: { uuid: id, email },
        details: [{ name: 'role', value: 'support' }],
        reason: '=HYPERLINK("x")',
      },
    ]);
    expect((await admin.ask('GET', `${log}?action=blocked`)).json().actions).toEqual([]);
    const file = await admin.ask('GET', `${log}/file?account=${email}`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    // Formulas are escaped.
    const lines = file.body.replace('\uFEFF', '').split('\n');
    expect(lines[0]).toBe('at,action,by,to,details,reason');
    expect(lines[1]).toMatch(`,role-granted,${adminEmail},${email},role=support,"'=HYPERLINK(""x"")"`);
    // Seventy actions at the same moment, so that a page ends among them.
    await suite.fixture.db.execute(sql`insert into staff_actions (action, reason, at)
      select 'blocked', 'x', now() - interval '1 hour' from generate_series(1, 70)`);
    const seen: Entry[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`;
      const page: { actions: Entry[]; cursor: string | null } = (await admin.ask('GET', log + query)).json();
      seen.push(...page.actions);
      ({ cursor } = page);
    }
    expect(new Set(seen.map(({ uuid }) => uuid)).size).toBe(71);
    expect(seen).toHaveLength(71);
    expect((await admin.ask('GET', `${log}?cursor=none`)).statusCode).toBe(400);
  });

  it('cannot be changed, except that a reason is cleared with the account it was about', async () => {
    const { db } = suite.fixture;
    await db.insert(staffActions).values({ action: 'blocked', byAccount: null, toAccount: null, reason: 'x' });
    for (const change of [
      sql`action = 'unblocked'`,
      sql`reason = 'y'`,
      sql`to_account = gen_random_uuid(), reason = ''`,
    ])
      await expect(db.execute(sql`update staff_actions set ${change}`)).rejects.toThrow();
    await db.execute(sql`update staff_actions set reason = ''`);
    expect(await db.select().from(staffActions)).toMatchObject([{ action: 'blocked', reason: '' }]);
  });
});
