import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { announcements, staffActions } from '@greenroom/staff/tables';
import { ownedStaff } from '@greenroom/staff';
import { type Browser, browser } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';
import { demonstration, localhost, staffLogIns } from './testing/staff-log-ins.ts';

const suite = identitySuite(demonstration);
const doors = staffLogIns(suite);
const address = '/api/v1/staff/announcements';
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
beforeEach(async () => {
  await suite.fixture.db.delete(announcements);
  await suite.fixture.db.execute(sql`delete from staff_actions`);
});

const wish = (more: object = {}) => ({
  ...{ level: 'notice', text_en: 'Calls pause at noon', text_de: 'Anrufe ruhen mittags', reason: 'Maintenance' },
  ...{ starts_at: inHours(-1), ends_at: inHours(1) },
  ...more,
});

interface Listed {
  announcements: { uuid: string; state: string; text_en: string }[];
  cursor: string | null;
}
const list = async (me: Browser, query = '') => (await me.ask('GET', `${address}${query}`)).json<Listed>();
const shown = async (me: Browser, language = 'en') => {
  const answer = await me.ask('GET', '/api/v1/announcements', undefined, { 'accept-language': language });
  return answer.json<{ version: string; announcements: { uuid: string; level: string; text: string }[] }>();
};
const timingOf = async (me: Browser) => (await me.ask('GET', '/api/v1/users/me')).headers['server-timing'];

describe('an announcement', () => {
  it('is shown to everyone between its two times, in the language of the page, trouble first', async () => {
    const { me: support, id: by } = await doors.ofRoles('support');
    const visitor = browser(suite.running, localhost);
    expect(await shown(visitor)).toEqual({ version: '', announcements: [] });
    expect(await timingOf(visitor)).toBeUndefined();
    expect((await support.ask('POST', address, wish())).statusCode).toBe(200);
    await support.ask(
      'POST',
      address,
      wish({ level: 'trouble', text_de: 'Es gibt keine Sprache', starts_at: inHours(-0.5) }),
    );
    await support.ask('POST', address, wish({ text_en: 'Later', starts_at: inHours(2), ends_at: inHours(3) }));
    const german = await shown(visitor, 'de');
    expect(german.announcements.map(({ level, text }) => [level, text])).toEqual([
      ['trouble', 'Es gibt keine Sprache'],
      ['notice', 'Anrufe ruhen mittags'],
    ]);
    expect((await shown(visitor)).announcements[1]?.text).toBe('Calls pause at noon');
    expect(await timingOf(visitor)).toBe(`announcements;desc="${german.version}"`);
    expect((await list(support)).announcements.map(({ state }) => state)).toEqual(['planned', 'in_force', 'in_force']);
    expect((await suite.fixture.db.select().from(staffActions))[0]).toMatchObject({
      ...{ action: 'announcement-written', byAccount: by, toAccount: null, reason: 'Maintenance' },
      details: { level: 'notice', announcement: expect.any(String) as string },
    });
  });

  it('can be changed and ended until it is past, each with a reason in the staff log', async () => {
    const { me: support } = await doors.ofRoles('support');
    await support.ask('POST', address, wish());
    const { uuid } = (await list(support)).announcements[0]!;
    const before = await timingOf(support);
    const changed = await support.ask('PUT', `${address}/${uuid}`, wish({ text_en: 'Calls pause at one' }));
    expect(changed.statusCode).toBe(200);
    expect((await shown(support)).announcements).toMatchObject([{ uuid, text: 'Calls pause at one' }]);
    expect(await timingOf(support)).not.toBe(before);
    expect((await support.ask('POST', `${address}/${uuid}/end`, { reason: 'Over early' })).statusCode).toBe(200);
    expect(await shown(support)).toEqual({ version: '', announcements: [] });
    expect((await list(support, '?state=past')).announcements).toMatchObject([{ uuid, state: 'past' }]);
    expect((await support.ask('POST', `${address}/${uuid}/end`, { reason: 'Again' })).statusCode).toBe(409);
    expect((await support.ask('PUT', `${address}/${uuid}`, wish())).statusCode).toBe(409);
    expect((await support.ask('PUT', `${address}/${randomUUID()}`, wish())).statusCode).toBe(404);
    const logged = await suite.fixture.db.select().from(staffActions).orderBy(staffActions.at);
    expect(logged.map(({ action, reason }) => [action, reason])).toEqual([
      ['announcement-written', 'Maintenance'],
      ['announcement-changed', 'Maintenance'],
      ['announcement-ended', 'Over early'],
    ]);
  });

  it('needs a reason, both texts, a known level, and an end that is in the future and after its beginning', async () => {
    const { me: support } = await doors.ofRoles('support');
    for (const wrong of [
      { reason: '' },
      { text_en: '' },
      { text_de: 'x'.repeat(281) },
      { level: 'alarm' },
      { ends_at: inHours(-0.5) },
      { starts_at: inHours(2) },
      { starts_at: 'soon' },
    ])
      expect([wrong, (await support.ask('POST', address, wish(wrong))).statusCode]).toEqual([wrong, 400]);
    expect((await list(support)).announcements).toEqual([]);
    expect(await suite.fixture.db.select().from(staffActions)).toEqual([]);
  });

  it('is written by support and admins only', async () => {
    const statuses = async (me: Browser) => [
      (await me.ask('GET', address)).statusCode,
      (await me.ask('POST', address, wish())).statusCode,
    ];
    expect(await statuses((await doors.ofRoles('admin')).me)).toEqual([200, 200]);
    expect(await statuses((await doors.ofRoles('billing')).me)).toEqual([403, 403]);
    expect(await statuses((await doors.ofRoles()).me)).toEqual([404, 404]);
    expect(await statuses(browser(suite.running, localhost))).toEqual([401, 401]);
  });

  it('is listed page by page, and deleted a year after its end', async () => {
    const { me: support } = await doors.ofRoles('support');
    const times = { startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: new Date('2026-11-02T00:00:00Z') };
    const texts = { level: 'notice', textEn: 'Past', textDe: 'Vorbei' } as const;
    await suite.fixture.db.insert(announcements).values(Array.from({ length: 52 }, () => ({ ...texts, ...times })));
    const old = { startsAt: new Date('2020-01-01T00:00:00Z'), endsAt: new Date('2020-01-02T00:00:00Z') };
    await suite.fixture.db.insert(announcements).values({ ...texts, ...old, textEn: 'Old' });
    const first = await list(support);
    const second = await list(support, `?cursor=${first.cursor}`);
    expect([first.announcements.length, second.announcements.length, second.cursor]).toEqual([50, 3, null]);
    expect(second.announcements.at(-1)?.text_en).toBe('Old');
    await ownedStaff.forgetVisitors(suite.fixture.db);
    expect((await list(support, `?cursor=${first.cursor}`)).announcements).toHaveLength(2);
  });
});
