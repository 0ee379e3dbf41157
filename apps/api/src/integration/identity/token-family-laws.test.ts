import fc from 'fast-check';
import { failNextRefresh } from './testing/fail-next-refresh.ts';
import { useTwoServers } from './testing/two-servers.ts';
import { graceSeconds } from '@greenroom/identity/internals/domain/judge-refresh';
import { type Browser, browser, type RunningIdentity } from '../../app/testing/identity-app.ts';

/**
 * Properties of a family of refresh tokens, tested with real requests to two servers on one database. Time passes by
 * moving the moments stored in the database back.
 */
const two = useTwoServers();
const { signedIn } = two;

const accessSeconds = 900;
const thirtyDays = 30 * 86_400;

const server = fc.integer({ min: 0, max: 1 });
type Act =
  | { type: 'ask'; at: (0 | 1)[] }
  | { type: 'answer-lost'; at: 0 | 1 }
  | { type: 'sent-and-late'; at: 0 | 1 }
  | { type: 'server-dies'; at: 0 | 1; after: number }
  | { type: 'wait'; seconds: number };
const acts = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('ask' as const), at: fc.array(server, { minLength: 1, maxLength: 6 }) }),
    fc.record({ type: fc.constant('answer-lost' as const), at: server }),
    fc.record({ type: fc.constant('sent-and-late' as const), at: server }),
    fc.record({ type: fc.constant('server-dies' as const), at: server, after: fc.integer({ min: 0, max: 9 }) }),
    fc.record({
      type: fc.constant('wait' as const),
      seconds: fc.oneof(
        fc.constantFrom(1, graceSeconds - 5, graceSeconds + 5, accessSeconds + 1, 3_600, 86_400),
        fc.integer({ min: 1, max: 2_000 }),
      ),
    }),
  ) as fc.Arbitrary<Act>,
  { minLength: 1, maxLength: 14 },
);

/** Counts families with more than one token that would be given a successor. */
const splitFamilies = async (): Promise<number> => {
  const { rows } = await two.fixture.database.pool.query(
    'select session_uuid from refresh_tokens where replaced_at is null group by session_uuid having count(*) > 1',
  );
  return rows.length;
};

/** Runs an honest browser through a course. Returns whether it was ever treated as a visitor. */
async function liveThrough(me: Browser, course: readonly Act[]): Promise<boolean> {
  let age = 0;
  let waited = 0;
  let thrownOut = false;
  let late: { tab: Browser; since: number; at: 0 | 1 } | undefined;
  const arrive = async () => {
    if (!late) return;
    const { tab, at } = late;
    late = undefined;
    // Sent earlier with the cookies of that time; its answer arrives now, and its cookies are stored.
    const answer = await tab.at(two.servers[at]).ask('GET', '/api/v1/users/me');
    if (!answer.json().logged_in) thrownOut = true;
    me.keep(answer.cookies);
  };
  for (const act of course) {
    switch (act.type) {
      case 'ask': {
        const answers = await Promise.all(act.at.map((at) => me.at(two.servers[at]).ask('GET', '/api/v1/users/me')));
        if (answers.some((answer) => !answer.json().logged_in)) thrownOut = true;
        for (const answer of answers) {
          if (answer.cookies.some(({ name }) => name === 'access_token')) age = 0;
          me.keep(answer.cookies);
        }
        break;
      }
      case 'answer-lost':
        await me.at(two.servers[act.at]).ask('GET', '/api/v1/users/me');
        break;
      case 'sent-and-late':
        await arrive();
        late = { tab: me.at(two.servers[act.at]), since: waited, at: act.at };
        break;
      case 'server-dies': {
        const revive = failNextRefresh(two.servers[act.at], act.after);
        const answer = await me.at(two.servers[act.at]).ask('GET', '/api/v1/users/me');
        revive();
        if (answer.statusCode === 200 && !answer.json().logged_in) thrownOut = true;
        expect([200, 500]).toContain(answer.statusCode);
        if (answer.cookies.some(({ name, value }) => name === 'refresh_token' && value === '')) thrownOut = true;
        if (answer.statusCode === 200) {
          if (answer.cookies.some(({ name }) => name === 'access_token')) age = 0;
          me.keep(answer.cookies);
        }
        break;
      }
      case 'wait':
        // A request is in flight for less than the grace period.
        if (late && waited + act.seconds - late.since >= graceSeconds) await arrive();
        waited += act.seconds;
        age += act.seconds;
        await two.fixture.passTime(act.seconds);
        if (age >= accessSeconds) me.letAccessExpire();
        break;
    }
    expect(await splitFamilies()).toBe(0);
  }
  await arrive();
  return thrownOut;
}

test('no one is logged out without cause, whatever their tabs, the network, clocks and servers do', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (course) => {
      fc.pre(course.reduce((sum, act) => sum + (act.type === 'wait' ? act.seconds : 0), 0) < thirtyDays - 1);
      const me = await signedIn();
      expect(await liveThrough(me, course)).toBe(false);
      expect((await me.me()).logged_in).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('a token from further back than the last ends the family, for all its tokens, at once and everywhere', async () => {
  const chains = fc.record({
    length: fc.integer({ min: 3, max: 6 }),
    replayed: fc.nat(),
    at: server,
    pause: fc.constantFrom(0, 1, graceSeconds + 1, 3_600),
  });
  await fc.assert(
    fc.asyncProperty(chains, async ({ length, replayed, at, pause }) => {
      const me = await signedIn();
      const tokens = [me.jar.get('refresh_token') as string];
      while (tokens.length < length) {
        me.letAccessExpire();
        await me.me();
        tokens.push(me.jar.get('refresh_token') as string);
      }
      expect(new Set(tokens).size).toBe(length);
      await two.fixture.passTime(pause);
      const thief = browser(two.servers[at as 0 | 1]);
      thief.jar.set('refresh_token', tokens[replayed % (length - 2)] as string);
      expect((await thief.me()).logged_in).toBe(false);
      expect(thief.jar.has('refresh_token')).toBe(false);
      expect((await me.me()).logged_in).toBe(false);
      for (const token of tokens) {
        const other = browser(two.servers[1 - at] as RunningIdentity);
        other.jar.set('refresh_token', token);
        expect((await other.me()).logged_in).toBe(false);
      }
    }),
    { numRuns: 12 },
  );
});

test('a thief of the cookies and their owner cannot both stay logged in', async () => {
  const turns = fc.array(fc.record({ thief: fc.boolean(), at: server }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(turns, async (drawn) => {
      const me = await signedIn();
      const thief = me.at(two.servers[1]);
      // After any course, one acts, then the other, then the first again.
      const course = [...drawn, { thief: false, at: 0 }, { thief: true, at: 1 }, { thief: false, at: 1 }];
      for (const turn of course) {
        await two.fixture.passTime(accessSeconds + 1);
        const one = turn.thief ? thief : me;
        one.letAccessExpire();
        const asking = one.at(two.servers[turn.at as 0 | 1]);
        await asking.me();
        // Each uses the tokens it got, and time passes.
        await asking.me();
        one.jar.clear();
        asking.jar.forEach((value, name) => one.jar.set(name, value));
      }
      expect([(await me.me()).logged_in, (await thief.me()).logged_in]).toContain(false);
      const { rows } = await two.fixture.database.pool.query(
        `select count(*)::int as count from sessions where ended_at is null and account_uuid =
           (select account_uuid from sessions order by created_at desc limit 1)`,
      );
      expect((rows[0] as { count: number }).count).toBeLessThanOrEqual(1);
    }),
    { numRuns: 12 },
  );
});
