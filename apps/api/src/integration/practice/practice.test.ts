import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { type Browser, mailedToken } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';
import { accounts, mails, sessions } from '@greenroom/identity/tables';
import { contentHistory } from '@greenroom/recommendations/tables';
import { conversations, messages } from '@greenroom/coaching/tables';
import { practicePushes, pushDevices, practicePlans, practiceSteps } from '@greenroom/practice/tables';
import { PushError } from '@greenroom/ports/push';
import { fakePush } from '@greenroom/ports/testing/push';
import { loadCatalogue } from '@greenroom/content';
import { indexCatalogue } from '@greenroom/recommendations';
import { ownedPractice, practiceModule, type PracticeModule } from '@greenroom/practice';

const monday = '2026-11-23T08:00:00Z';
let now = new Date(monday);
let opens = true;
let practice: PracticeModule;
const push = fakePush();
const suite = identitySuite({
  async services({ identity, database }) {
    const catalogue = await loadCatalogue(shippedContent);
    practice = practiceModule({
      ...{ db: database.db, catalogue, index: indexCatalogue(catalogue), identity, log: { warn: failOn } },
      rightsOf: () =>
        ({ roleplay: opens ? 'allowed' : 'plan_required', library: opens ? 'all' : 'first-of-each' }) as never,
      push,
      secret: 'for tests',
      now: () => now,
    });
    return { practice, catalogue, owned: [ownedPractice] };
  },
});
/** Errors fail the test, except for unreachable browsers. */
const failOn = ({ err }: { err?: unknown }) => {
  if (!(err instanceof PushError)) throw err;
};
beforeEach(async () => {
  now = new Date(monday);
  opens = true;
  await suite.fixture.db.delete(practicePlans);
  suite.fixture.mailer.sent.length = 0;
  push.sent.length = 0;
  push.failure = undefined;
});

const choice = { days: [5, 1, 3], hour: 18, time_zone: 'Europe/Berlin', by_mail: true };
type OnWire = {
  plan:
    | null
    | ({
        steps: {
          step_uuid: string;
          state: string;
          by_itself: boolean;
          thing: { kind: string; because: { from: string } };
        }[];
      } & Record<string, unknown>);
  mail_to: string | null;
  push: { devices: string[] };
};
const begin = async (me: Browser, change = {}) =>
  (await me.ask('PUT', '/api/v1/practice', { ...choice, ...change })).json<OnWire>();
const read = async (me: Browser) => (await me.ask('GET', '/api/v1/practice')).json<OnWire>();
const remindersTo = (email: string) =>
  suite.fixture.mailer.sent.filter(({ to, subject }) => to === email && /practice|Üben/.test(subject));
async function remindAt(moment: string) {
  now = new Date(moment);
  await practice.remind();
}
const idOf = async (me: Browser) => (await me.me()).id!;
const rowOf = async (me: Browser) =>
  (
    await suite.fixture.db
      .select()
      .from(practicePlans)
      .where(eq(practicePlans.ownerId, await idOf(me)))
  )[0];

test('an account has a plan only on request, and no one else sees it', async () => {
  const { me, email } = await suite.regular();
  const { me: other } = await suite.regular();
  expect(await read(me)).toMatchObject({ plan: null, mail_to: email, push: { devices: [] } });
  const { plan } = await begin(me);
  expect(plan).toMatchObject({
    choice: { ...choice, days: [1, 3, 5] },
    week: { from: '2026-11-23', until: '2026-11-29' },
    before: null,
    next_reminder_at: '2026-11-23T17:00:00.000Z',
  });
  expect(plan!.steps.map(({ thing, state }) => [thing.kind, state])).toEqual([
    ['item', 'open'],
    ['coach', 'open'],
    ['scene', 'open'],
  ]);
  expect(await read(me)).toMatchObject({ plan });
  expect((await read(other)).plan).toBeNull();
  const stolen = await other.ask('PUT', `/api/v1/practice/steps/${plan!.steps[0]!.step_uuid}`, { state: 'done' });
  expect(stolen.statusCode).toBe(404);
});

test.each([
  ['days', { days: [] }],
  ['days', { days: [1, 1] }],
  ['days.0', { days: [8] }],
  ['hour', { hour: 24 }],
  ['time_zone', { time_zone: 'Europe/Nowhere' }],
])('%s is refused: %j', async (path, change) => {
  const { me } = await suite.newcomer();
  const refused = await me.ask('PUT', '/api/v1/practice', { ...choice, ...change });
  expect([refused.statusCode, refused.json().error.fields[0].path]).toEqual([400, path]);
});

test('an account with fewer rights gets a week of what is open to it', async () => {
  opens = false;
  const { me } = await suite.regular();
  const { plan } = await begin(me);
  expect(plan!.steps.map(({ thing }) => thing.kind)).toEqual(['item', 'item', 'coach']);
});

test('a goal told to a coach becomes a step, in the account’s own words, which go with the conversation', async () => {
  const { me } = await suite.regular();
  const conversationUuid = await talk(
    await idOf(me),
    'imogen-vale',
    'I want to speak up in the Monday meeting without shaking',
  );
  now = new Date('2026-11-23T08:00:01Z');
  const { plan } = await begin(me, { days: [1] });
  expect(plan!.steps[0]!.thing).toMatchObject({
    kind: 'coach',
    because: { from: 'talk', instructor_name: 'Imogen Vale', words: expect.stringContaining('Monday meeting') },
  });
  await suite.fixture.db.delete(conversations).where(eq(conversations.uuid, conversationUuid));
  expect((await read(me)).plan!.steps[0]!.thing.because.from).toBe('beginning');
  expect(JSON.stringify(await ownedPractice.read(suite.fixture.db, await idOf(me)))).not.toContain('Monday');
});

async function talk(ownerId: string, instructorSlug: string, text: string, at = now) {
  const uuid = randomUUID();
  await suite.fixture.db
    .insert(conversations)
    .values({ uuid, ownerId, instructorSlug, title: text.slice(0, 40), updatedAt: at });
  const said = { conversationUuid: uuid, status: 'sent', createdAt: at } as const;
  await suite.fixture.db.insert(messages).values({ uuid: randomUUID(), ...said, position: 1, author: 'person', text });
  return uuid;
}

test('a step can be done, skipped or reopened, and is done automatically once the activity was', async () => {
  const { me } = await suite.regular();
  const owner = await idOf(me);
  const [item, coach, scene] = (await begin(me)).plan!.steps as [never, never, never];
  const say = (step: { step_uuid: string }, state: string) =>
    me.ask('PUT', `/api/v1/practice/steps/${step.step_uuid}`, { state });
  expect((await say(scene, 'skipped')).json<OnWire>().plan!.steps[2]).toMatchObject({ state: 'skipped' });
  expect((await say(scene, 'done')).json<OnWire>().plan!.steps[2]).toMatchObject({ state: 'done', by_itself: false });
  expect((await say(scene, 'open')).json<OnWire>().plan!.steps[2]).toMatchObject({ state: 'open' });
  now = new Date('2026-11-24T08:00:00Z');
  const { uuid, instructor_slug } = (item as { thing: { content: { uuid: string; instructor_slug: string } } }).thing
    .content;
  const finished = { ownerId: owner, contentUuid: uuid, instructorSlug: instructor_slug, finishedAt: now };
  await suite.fixture.db.insert(contentHistory).values(finished);
  await talk(owner, (coach as { thing: { coach: { slug: string } } }).thing.coach.slug, 'Here I am');
  expect((await read(me)).plan!.steps).toMatchObject([
    { state: 'done', by_itself: true },
    { state: 'done', by_itself: true },
    { state: 'open', by_itself: false },
  ]);
  // The step does not depend on the history.
  await suite.fixture.db.delete(contentHistory);
  expect((await read(me)).plan!.steps[0]).toMatchObject({ state: 'done' });
});

test('a new week comes automatically, based on the results of the last one', async () => {
  const { me } = await suite.regular();
  const first = (await begin(me)).plan!;
  await me.ask('PUT', `/api/v1/practice/steps/${first.steps[0]!.step_uuid}`, { state: 'skipped' });
  now = new Date('2026-11-30T08:00:00Z');
  const { plan } = await read(me);
  expect(plan).toMatchObject({ week: { from: '2026-11-30', until: '2026-12-06' }, before: { done: 0, of: 3 } });
  expect(plan!.steps).toHaveLength(2);
  const subjects = await suite.fixture.db
    .select()
    .from(practiceSteps)
    .orderBy(practiceSteps.week, practiceSteps.position);
  expect(subjects.slice(3).map(({ subject }) => subject)).not.toContain(subjects[0]!.subject);
  expect(await read(me)).toMatchObject({ plan: { steps: plan!.steps.map(({ step_uuid }) => ({ step_uuid })) } });
});

test('a reminder comes once at the hour, with a way to stop; after three unanswered ones they pause', async () => {
  const { me, email } = await suite.regular();
  await begin(me);
  await remindAt('2026-11-23T16:59:00Z');
  expect(remindersTo(email)).toEqual([]);
  await remindAt('2026-11-23T17:00:00Z');
  await remindAt('2026-11-23T17:01:00Z');
  const [mail, ...more] = remindersTo(email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: expect.stringMatching(/^Time for your practice: \S/),
    unsubscribe: expect.stringMatching(/^http:\/\/localhost:4200\/api\/v1\/practice\/unsubscribe\/[\w-]+$/),
  });
  expect(mail!.text).toContain('http://localhost:4200/for-you/plan');
  for (const day of ['2026-11-25', '2026-11-27', '2026-11-30', '2026-12-02']) await remindAt(`${day}T17:00:00Z`);
  const texts = remindersTo(email).map(({ text }) => text);
  expect(texts.map((text) => text.includes('the last reminder for now'))).toEqual([false, false, true]);
  expect((await rowOf(me))!.nextReminderAt).toBeNull();
  now = new Date('2026-12-02T18:00:00Z');
  expect((await read(me)).plan).toMatchObject({ next_reminder_at: '2026-12-04T17:00:00.000Z' });
  await remindAt('2026-12-04T17:00:00Z');
  expect(remindersTo(email)).toHaveLength(4);
});

test('no reminder comes for a done step, late, to an unconfirmed address, or after the plan is stopped', async () => {
  const { me: busy, email } = await suite.regular();
  for (const { step_uuid } of (await begin(busy)).plan!.steps)
    await busy.ask('PUT', `/api/v1/practice/steps/${step_uuid}`, { state: 'done' });
  const { me: stopped, email: stoppedAt } = await suite.regular();
  await begin(stopped);
  expect((await stopped.ask('DELETE', '/api/v1/practice')).json()).toMatchObject({ plan: null, mail_to: stoppedAt });
  const { me: unknown, email: unconfirmed } = await suite.newcomer();
  expect((await begin(unknown)).mail_to).toBeNull();
  const { me: leaving, email: left } = await suite.regular();
  await begin(leaving);
  await suite.fixture.db
    .update(accounts)
    .set({ deletedFrom: sql`now() + interval '9 days'` })
    .where(eq(accounts.uuid, await idOf(leaving)));
  const { me: quiet, email: quietAt } = await suite.regular();
  expect((await begin(quiet, { by_mail: false })).plan).toMatchObject({ next_reminder_at: null });
  await remindAt('2026-11-23T17:00:00Z');
  const { me: late, email: lateAt } = await suite.regular();
  now = new Date(monday);
  await begin(late);
  await remindAt('2026-11-23T21:30:00Z');
  for (const to of [email, stoppedAt, unconfirmed, left, quietAt, lateAt]) expect(remindersTo(to)).toEqual([]);
  // The next one is still scheduled for their next day.
  expect((await rowOf(late))!.nextReminderAt).toEqual(new Date('2026-11-25T17:00:00Z'));
});

test('several concurrent runs, one of which dies, send one mail', async () => {
  const { me, email } = await suite.regular();
  await begin(me);
  now = new Date('2026-11-23T17:00:00Z');
  await suite.fixture.database.pool.query(
    `alter table mails add constraint dies check (content->>'template' <> 'practice-reminder') not valid`,
  );
  await expect(practice.remind()).rejects.toThrow();
  await suite.fixture.database.pool.query('alter table mails drop constraint dies');
  expect((await rowOf(me))!.remindedOn).toBeNull();
  await Promise.all([practice.remind(), practice.remind(), practice.remind()]);
  await practice.remind();
  expect(remindersTo(email)).toHaveLength(1);
  const queued = await suite.fixture.db.select().from(mails).where(eq(mails.to, email));
  expect(queued.filter(({ createdAt }) => createdAt)).toHaveLength(2);
});

test('the mail is in the language of the page where the plan began, until the account has one', async () => {
  const { me, email } = await suite.regular();
  await suite.fixture.db
    .update(accounts)
    .set({ locale: null })
    .where(eq(accounts.uuid, await idOf(me)));
  await me.ask('PUT', '/api/v1/practice', choice, { 'accept-language': 'de' });
  await remindAt('2026-11-23T17:00:00Z');
  expect(remindersTo(email)[0]!.subject).toMatch(/^Zeit zum Üben: /);
});

test('the link turns reminders off without signing in, and does nothing else', async () => {
  const { me, email } = await suite.regular();
  await begin(me);
  await remindAt('2026-11-23T17:00:00Z');
  const token = mailedToken(suite.fixture.mailer, email);
  const { app } = suite.running;
  const page = await app.inject({ url: `/api/v1/practice/unsubscribe/${token}` });
  expect([page.statusCode, page.headers.location]).toEqual([303, `/reminders#token=${token}`]);
  expect((await rowOf(me))!.byMail).toBe(true);
  // Posted as a mail program does, from anywhere and without cookies (RFC 8058).
  const asMailProgram = (of: string) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/practice/unsubscribe/${of}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await asMailProgram(`${token.slice(0, -2)}AA`)).statusCode).toBe(422);
  expect((await asMailProgram(token)).json()).toEqual({ done: true });
  expect(await rowOf(me)).toMatchObject({ byMail: false, nextReminderAt: null });
  await begin(me);
  const visitor = await app.inject({
    method: 'POST',
    url: '/api/v1/practice/unsubscribe',
    headers: { origin: 'http://localhost:4200', host: 'localhost:4200', 'x-greenroom': '1' },
    payload: { token },
  });
  expect(visitor.statusCode).toBe(200);
  expect((await read(me)).plan).toMatchObject({ choice: { by_mail: false }, next_reminder_at: null });
  await me.ask('DELETE', '/api/v1/practice');
  expect((await asMailProgram(token)).statusCode).toBe(200);
});

test('the plan is in the export, and deleted with the account; old weeks are deleted automatically', async () => {
  const { me } = await suite.regular();
  const owner = await idOf(me);
  await begin(me);
  const exported = await me.ask('GET', '/api/v1/users/me/export');
  expect(JSON.parse(exported.body).practice).toMatchObject({
    hour: 18,
    steps: [{ position: 1 }, { position: 2 }, { position: 3 }],
  });
  await suite.fixture.db.update(practiceSteps).set({ week: '2020-01-01' }).where(eq(practiceSteps.position, 1));
  await ownedPractice.forgetVisitors(suite.fixture.db);
  expect(await suite.fixture.db.$count(practiceSteps)).toBe(2);
  await ownedPractice.erase(suite.fixture.db, owner);
  expect([await suite.fixture.db.$count(practicePlans), await suite.fixture.db.$count(practiceSteps)]).toEqual([0, 0]);
});

const deviceOf = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
});
const keepDevice = (me: Browser, name: string) => me.ask('PUT', '/api/v1/practice/devices', deviceOf(name));

test('a device is reminded once, with only the step’s name, even if mail is off', async () => {
  const { me, email } = await suite.regular();
  expect((await keepDevice(me, 'early')).statusCode).toBe(404);
  const { plan } = await begin(me, { by_mail: false });
  expect(plan).toMatchObject({ next_reminder_at: null });
  const kept = (await keepDevice(me, 'phone')).json<OnWire>();
  expect(kept).toMatchObject({
    plan: { next_reminder_at: '2026-11-23T17:00:00.000Z' },
    push: { devices: [expect.stringMatching(/^[\w-]{43}$/)] },
  });
  expect(JSON.stringify(await suite.fixture.db.select().from(pushDevices))).not.toContain('push.example');
  now = new Date('2026-11-23T17:00:00Z');
  await Promise.all([practice.remind(), practice.remind()]);
  await practice.remind();
  expect(remindersTo(email)).toEqual([]);
  expect(push.sent).toEqual([
    {
      target: deviceOf('phone'),
      message: { title: 'Time for your practice', body: expect.any(String), path: '/for-you/plan', topic: 'practice' },
      lastsSeconds: 3 * 3_600,
    },
  ]);
  expect(await suite.fixture.db.$count(practicePushes)).toBe(0);
});

test('an address that is not a push service’s is never stored', async () => {
  const { me } = await suite.regular();
  await begin(me);
  const refused = await me.ask('PUT', '/api/v1/practice/devices', { ...deviceOf('x'), endpoint: 'https://10.0.0.1/x' });
  expect(refused.statusCode).toBe(400);
});

test('reminders stop on a device after log-out, when its browser is gone, or on request', async () => {
  const { me } = await suite.regular();
  await begin(me, { by_mail: false });
  await keepDevice(me, 'one');
  await me.ask('POST', '/api/v1/practice/devices/forget', { endpoint: deviceOf('one').endpoint });
  expect(await suite.fixture.db.$count(pushDevices)).toBe(0);
  await keepDevice(me, 'two');
  push.failure = new PushError('gone', 'away');
  await remindAt('2026-11-23T17:00:00Z');
  expect([await suite.fixture.db.$count(pushDevices), await suite.fixture.db.$count(practicePushes)]).toEqual([0, 0]);
  push.failure = undefined;
  await keepDevice(me, 'three');
  await me.ask('GET', '/auth/logout');
  await me.ask('POST', '/auth/logout', {});
  await remindAt('2026-11-25T17:00:00Z');
  expect(push.sent).toEqual([]);
});

test('a log-in unused for fifteen days ends, and so do its reminders', async () => {
  const { me } = await suite.regular();
  const accountUuid = await idOf(me);
  await begin(me, { by_mail: false });
  await keepDevice(me, 'phone');
  const seen = (days: number) =>
    suite.fixture.db
      .update(sessions)
      .set({ lastSeenAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(sessions.accountUuid, accountUuid));
  await seen(14);
  await remindAt('2026-11-23T17:00:00Z');
  expect(push.sent).toHaveLength(1);
  await seen(15);
  await remindAt('2026-11-25T17:00:00Z');
  expect(push.sent).toHaveLength(1);
});

test('an unavailable push service is retried as it asks, until it would be too late', async () => {
  const { me } = await suite.regular();
  await begin(me, { by_mail: false });
  await keepDevice(me, 'phone');
  push.failure = new PushError('unavailable', 'away', 120);
  await remindAt('2026-11-23T17:00:00Z');
  push.failure = undefined;
  await remindAt('2026-11-23T17:01:00Z');
  expect(push.sent).toEqual([]);
  await remindAt('2026-11-23T17:02:00Z');
  expect(push.sent.map(({ lastsSeconds }) => lastsSeconds)).toEqual([3 * 3_600 - 120]);
  push.failure = new PushError('unavailable', 'away');
  await remindAt('2026-11-25T17:00:00Z');
  push.failure = undefined;
  await remindAt('2026-11-25T20:00:01Z');
  expect([push.sent.length, await suite.fixture.db.$count(practicePushes)]).toEqual([1, 0]);
});

test('an evening reminder is not retried at night, even if it was first sent late', async () => {
  const { me } = await suite.regular();
  await begin(me, { by_mail: false });
  await keepDevice(me, 'phone');
  push.failure = new PushError('unavailable', 'away');
  await remindAt('2026-11-23T19:50:00Z');
  push.failure = undefined;
  await remindAt('2026-11-23T20:01:00Z');
  expect([push.sent, await suite.fixture.db.$count(practicePushes)]).toEqual([[], 0]);
});

test('a browser that logged out before it was reached is not retried, and others are', async () => {
  const { me: leaving } = await suite.regular();
  const { me: staying } = await suite.regular();
  for (const [me, name] of [
    [leaving, 'left'],
    [staying, 'kept'],
  ] as const) {
    await begin(me, { by_mail: false });
    await keepDevice(me, name);
  }
  push.failure = new PushError('unavailable', 'away');
  await remindAt('2026-11-23T17:00:00Z');
  push.failure = undefined;
  await leaving.ask('POST', '/auth/logout', {});
  await remindAt('2026-11-23T17:05:00Z');
  expect(push.sent.map(({ target }) => target.endpoint)).toEqual([deviceOf('kept').endpoint]);
  expect(await suite.fixture.db.$count(practicePushes)).toBe(0);
});

test('a browser belongs to the account that subscribed last', async () => {
  const { me } = await suite.regular();
  const { me: next } = await suite.regular();
  await begin(me, { by_mail: false });
  await begin(next, { by_mail: false });
  await keepDevice(me, 'shared');
  expect((await keepDevice(next, 'shared')).statusCode).toBe(200);
  expect((await read(me)).push.devices).toEqual([]);
  await me.ask('POST', '/api/v1/practice/devices/forget', { endpoint: deviceOf('shared').endpoint });
  expect((await read(next)).push.devices).toHaveLength(1);
});
