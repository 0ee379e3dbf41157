import { eq } from 'drizzle-orm';
import type { StaffRole } from '@greenroom/contracts';
import { sessions, staffRolesOfAccounts } from '@greenroom/identity/tables';
import { type Browser, browser, type RunningIdentity } from '../../../app/testing/identity-app.ts';
import type { identitySuite } from '../../../app/testing/identity-suite.ts';

/** The machine that the server runs on. */
export const localhost = '127.0.0.1';
/** Settings of a demonstration in which the staff link works. */
export const demonstration = { settings: { staffLink: true }, identity: { staffLink: true } };

/** Ways for staff of a demonstration to log in. */
export function staffLogIns(suite: Pick<ReturnType<typeof identitySuite>, 'running' | 'fixture' | 'regular'>) {
  const token = async (server: RunningIdentity = suite.running) => (await server.identity.staffToken()) ?? '';
  const enter = (me: Browser, given: string, headers: Record<string, string> = {}) =>
    me.ask('POST', '/api/v1/staff/enter', { token: given }, headers);
  return {
    token,
    enter,
    /** Returns a browser with these roles that gave a second factor at this log-in. */
    async ofRoles(...roles: StaffRole[]) {
      const { me, email } = await suite.regular();
      const { id } = await me.me();
      for (const role of roles)
        await suite.fixture.db
          .insert(staffRolesOfAccounts)
          .values({ accountUuid: id!, role, grantedBy: null, reason: 'for tests' });
      await suite.fixture.db
        .update(sessions)
        .set({ factors: ['code'] })
        .where(eq(sessions.accountUuid, id!));
      return { me, email, id: id! };
    },
    /** Returns a browser logged in as staff. */
    async staff(server: RunningIdentity = suite.running): Promise<Browser> {
      const me = browser(server, localhost);
      expect((await enter(me, await token(server))).statusCode).toBe(200);
      return me;
    },
  };
}
