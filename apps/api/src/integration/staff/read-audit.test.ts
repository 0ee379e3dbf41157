import { type Browser, browser, someAddress } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';
import { demonstration, staffLogIns } from './testing/staff-log-ins.ts';

const suite = identitySuite(demonstration);
const doors = staffLogIns(suite);

describe('the audit trail', () => {
  interface Entry {
    uuid: string;
    at: string;
    event: string;
    email: string | null;
    details: { name: string; value: string }[];
  }
  const read = async (me: Browser, query: Record<string, string> = {}) =>
    (await me.ask('GET', `/api/v1/staff/audit?${new URLSearchParams(query)}`)).json<{
      entries: Entry[];
      cursor: string | null;
    }>();

  it('shows an account’s events, by address or number, without secrets', async () => {
    const email = someAddress();
    const person = browser(suite.running);
    await person.signUp(email);
    await person.logIn(email, 'not the password');
    const me = await doors.staff();
    const { entries } = await read(me, { account: email.toUpperCase() });
    const [last, ...atOnce] = entries.map(({ event }) => event);
    // Events of one transaction have the same time.
    expect([last, atOnce.toSorted()]).toEqual(['log-in-failed', ['logged-in', 'signed-up']]);
    expect(new Set(entries.map((entry) => entry.email))).toEqual(new Set([email]));
    const logIn = entries.find(({ event }) => event === 'logged-in');
    expect(logIn?.details).toEqual([{ name: 'provider', value: 'password' }]);
    const { id } = await person.me();
    expect((await read(me, { account: id ?? '' })).entries).toEqual(entries);
    expect(JSON.stringify(entries)).not.toMatch(/token|argon2|not the password/i);
    expect((await read(me, { account: 'nobody@example.com' })).entries).toEqual([]);
  });

  it('is read page by page, newest first, without gaps or duplicates', async () => {
    await suite.fixture.database.pool.query(
      // Forty events at the same moment, so that a page ends among them.
      `insert into audit_events (uuid, event, at) select gen_random_uuid(), 'log-in-failed', now() - interval '1 hour'
        from generate_series(1, 40)`,
    );
    await suite.fixture.database.pool.query(
      `insert into audit_events (uuid, event, at) select gen_random_uuid(), 'log-in-failed', now() - n * interval '2 hours'
        from generate_series(1, 90) n`,
    );
    const me = await doors.staff();
    const { rows } = await suite.fixture.database.pool.query('select count(*)::int as all from audit_events');
    const seen: Entry[] = [];
    let cursor: string | null = null;
    do {
      const page: { entries: Entry[]; cursor: string | null } = await read(me, cursor === null ? {} : { cursor });
      expect(page.entries.length).toBeLessThanOrEqual(50);
      seen.push(...page.entries);
      cursor = page.cursor;
    } while (cursor !== null);
    expect(new Set(seen.map(({ uuid }) => uuid)).size).toBe(seen.length);
    expect(seen).toHaveLength((rows[0] as { all: number }).all);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it.each(['x', 'x_y', `2026-01-01_${'z'.repeat(36)}`])('rejects %j as a cursor', async (cursor) => {
    const answer = await (await doors.staff()).ask('GET', `/api/v1/staff/audit?cursor=${cursor}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request']);
  });
});
