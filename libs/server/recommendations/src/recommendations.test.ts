import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { HistoryEntry, HistoryPage, Homepage, Recommendations } from '@greenroom/contracts';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { callAs } from '@greenroom/testing/call-as';
import { moduleApp } from '@greenroom/testing/module-app';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { accounts } from '@greenroom/identity/tables';
import { conversations, messages } from '@greenroom/coaching/tables';
import { recommendations } from './recommendations.tables.ts';
import { rolePlayFeedback, rolePlays } from '@greenroom/roleplay/tables';
import { type Catalogue, loadCatalogue } from '@greenroom/content';
import { ownedRecommendations, recommendationsModule } from './index.ts';

let database: OpenDatabase;
let catalogue: Catalogue;
let app: FastifyInstance;
let now = new Date('2026-11-22T09:00:00Z');
beforeAll(async () => {
  database = await openTestDatabase();
  catalogue = await loadCatalogue(shippedContent);
  const module = recommendationsModule({
    ...{ db: database.db, catalogue, rightsOf: () => ({ library: 'all' }) as never },
    conversationsOf: async () => [],
    now: () => now,
  });
  app = await moduleApp(module.routes);
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => {
  now = new Date('2026-11-22T09:00:00Z');
});

/** Creates a person with an account. */
async function someone(onboarding: { goal?: string } = {}) {
  const uuid = randomUUID().replace(/^(.{14})4/, '$18');
  const email = `${uuid}@example.com`;
  await database.db.insert(accounts).values({
    ...{ uuid, email, emailKey: email, name: 'Someone' },
    onboarding: { goal: null, withWhom: null, manner: null, status: 'answered', ...onboarding } as never,
  });
  const call = callAs(app, uuid);
  return {
    uuid,
    call,
    read: async () => (await call('recommendationsRead')).reply as Recommendations,
    home: async () => (await call('homepage')).reply as Homepage,
  };
}

const raise = 'I want to ask my boss for a raise and I am scared to say the number';
const shown = ({ first, items, scenes, coaches }: Recommendations) => [
  ...(first ? [first] : []),
  ...items,
  ...scenes,
  ...coaches,
];
const subjectOf = (one: ReturnType<typeof shown>[number]) =>
  one.kind === 'item' ? one.content.slug : one.kind === 'scene' ? one.scene.slug : one.coach.slug;

async function talked(ownerId: string, instructorSlug: string, said: string) {
  const uuid = randomUUID();
  await database.db
    .insert(conversations)
    .values({ uuid, ownerId, instructorSlug, title: said.slice(0, 60), updatedAt: now });
  await database.db
    .insert(messages)
    .values({ uuid: randomUUID(), conversationUuid: uuid, position: 1, author: 'person', text: said, status: 'sent' });
  return uuid;
}

test('a new person gets the first items of shelves, and the reply says so', async () => {
  const me = await someone();
  const answer = await me.read();
  expect(answer.known).toBe(false);
  expect([answer.items.length, answer.scenes.length, answer.coaches.length]).toEqual([6, 4, 3]);
  expect(shown(answer).map(({ because }) => because.from)).toEqual(shown(answer).map(() => 'beginning'));
  const coaches = answer.items.map(({ content }) => content.instructorSlug);
  expect(new Set(coaches).size).toBe(coaches.length);
});

test('the person’s goal comes first, in their own words, and nothing appears twice', async () => {
  const me = await someone({ goal: raise });
  const answer = await me.read();
  expect(answer.known).toBe(true);
  expect(answer.first?.because).toEqual({ from: 'goal', words: raise });
  expect(shown(answer).map(subjectOf)).toEqual(
    expect.arrayContaining(['ask-for-the-raise', 'anila-kestrel', 'four-lines-for-a-raise']),
  );
  const ids = shown(answer).map(({ recommendationId }) => recommendationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['One of my team is always late and talks over people', true],
  ['One of my team talks over her colleagues and is always late', true],
  ['A colleague is always late and talks over people', false],
  ['My boss is always late and talks over people', false],
  ['Mein Chef kommt immer zu spät und fällt allen ins Wort', false],
])('the goal “%s” is given scenes in which the person leads: %s', async (goal, leads) => {
  const me = await someone({ goal });
  const slugs = shown(await me.read()).map(subjectOf);
  expect(slugs.some((slug) => catalogue.scenes.scene(slug)?.youLead)).toBe(leads);
});

test('recommendations and their ids stay the same all day; another day has other ids', async () => {
  const me = await someone({ goal: raise });
  const morning = await me.read();
  now = new Date('2026-11-22T23:30:00Z');
  expect(await me.read()).toEqual(morning);
  now = new Date('2026-11-23T09:00:00Z');
  const ids = new Set(shown(morning).map(({ recommendationId }) => recommendationId));
  expect(shown(await me.read()).filter(({ recommendationId }) => ids.has(recommendationId))).toEqual([]);
});

test('a conversation with a coach leads to recommendations, and the coach counts as met', async () => {
  const me = await someone();
  await talked(me.uuid, 'noor-halabieh', 'I lie awake at four every night and cannot get back to sleep');
  const answer = await me.read();
  expect(answer.first?.because).toMatchObject({ from: 'talk', instructorName: 'Noor Halabieh' });
  expect(shown(answer).map(subjectOf)).not.toContain('noor-halabieh');
});

test('words of despair and other people’s words lead to no recommendations', async () => {
  const [me, other] = [await someone(), await someone()];
  await talked(me.uuid, 'noor-halabieh', 'I want to kill myself');
  await talked(other.uuid, 'noor-halabieh', 'I lie awake at four every night');
  expect((await me.read()).known).toBe(false);
  expect(JSON.stringify(await me.home())).not.toContain('kill');
});

test('a criterion with a low score is the reason', async () => {
  const me = await someone();
  const uuid = randomUUID();
  await database.db.insert(rolePlays).values({
    ...{ uuid, ownerId: me.uuid, conversationUuid: randomUUID(), scenarioSlug: 'ask-for-the-raise' },
    ...{ sceneKey: 'ask-for-the-raise', categorySlug: 'work', title: 'Ask for the raise', difficulty: 'realistic' },
    ...{ medium: 'text', language: 'en', seed: 's', status: 'ended' },
    begunAt: new Date(now.getTime() - 600_000),
    endedAt: now,
  });
  const criterion = { slug: 'the-ask', score: 2.1, band: 'needs-practice', checks: [] };
  const scores = {
    score: 2.1,
    band: 'needs-practice',
    criteria: [criterion],
    judgedBy: 'rules',
    heard: 1,
    strongest: null,
    toTry: [],
  };
  await database.db
    .insert(rolePlayFeedback)
    .values({ rolePlayUuid: uuid, status: 'ready', scores: scores as never, measures: [] });
  const answer = await me.read();
  expect(shown(answer).map(({ because }) => because)).toContainEqual(
    expect.objectContaining({ from: 'score', scene: 'Ask for the raise', criterion: 'The ask', score: 2.1 }),
  );
  expect(shown(answer).map(subjectOf)).not.toContain('ask-for-the-raise');
  const home = await me.home();
  expect(home.leftOff).toMatchObject([{ kind: 'scene', scene: { title: 'Ask for the raise', total: { score: 2.1 } } }]);
  expect(home.rehearsed).toEqual([{ at: expect.any(String), minutes: 10 }]);
  expect(home.played).toMatchObject([{ title: 'Ask for the raise', total: { score: 2.1 } }]);
});

test('a dismissed recommendation disappears and similar ones rank lower; it can be undone', async () => {
  const me = await someone({ goal: raise });
  const before = await me.read();
  const params = { recommendationId: before.first!.recommendationId };
  expect((await me.call('recommendationAnswer', params, { body: { answer: 'not-this-one' } })).status).toBe(200);
  const after = await me.read();
  expect(shown(after).map(subjectOf)).not.toContain(subjectOf(before.first!));
  expect(shown(after).map(subjectOf)).not.toEqual(shown(before).map(subjectOf));
  await me.call('recommendationAnswer', params, { body: { answer: 'taken-back' } });
  expect(await me.read()).toEqual(before);
});

test('a person cannot respond to another’s recommendation', async () => {
  const [me, other] = [await someone(), await someone()];
  const { recommendationId } = (await other.read()).first!;
  const answer = await me.call('recommendationAnswer', { recommendationId }, { body: { answer: 'not-this-one' } });
  expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
});

describe('the history of a shelf', () => {
  const shelf = { instructorSlug: 'anila-kestrel' };
  const item = () => catalogue.coach('anila-kestrel')!.shelf[0]!;
  const keep = async (me: Awaited<ReturnType<typeof someone>>, body: object) =>
    (await me.call('libraryHistoryKeep', shelf, { body: { content_uuid: item().uuid, ...body } }))
      .reply as HistoryEntry;

  test('records opened, progress and finished, and progress never decreases', async () => {
    const me = await someone();
    expect(await keep(me, {})).toMatchObject({
      openedAt: now.toISOString(),
      progress: 0,
      finishedAt: null,
      savedAt: null,
    });
    // Less than a four-byte float can hold.
    expect((await keep(me, { progress: 1e-230 })).progress).toBe(0);
    expect((await keep(me, { progress: 0.6 })).progress).toBeCloseTo(0.6);
    expect((await keep(me, { progress: 0.2 })).progress).toBeCloseTo(0.6);
    expect((await me.home()).leftOff).toMatchObject([{ kind: 'item', content: { title: item().title } }]);
    expect(await keep(me, { finished: true })).toMatchObject({ progress: 1, finishedAt: now.toISOString() });
    expect((await me.home()).leftOff).toEqual([]);
    expect((await me.home()).history).toMatchObject([{ content: { title: item().title } }]);
    expect(shown(await me.read()).map(subjectOf)).not.toContain(item().slug);
  });

  test('an item saved for later does not count as opened, comes first, and survives clearing the history', async () => {
    const me = await someone();
    expect(await keep(me, { saved: true })).toMatchObject({ openedAt: null, savedAt: now.toISOString() });
    expect((await me.read()).first).toMatchObject({ kind: 'item', saved: true, because: { from: 'saved' } });
    await keep(me, { progress: 0.5 });
    expect((await me.call('libraryHistoryClear', shelf)).reply).toEqual({ deleted: true });
    const page = (await me.call('libraryHistory', shelf)).reply as HistoryPage;
    expect(page).toMatchObject({
      total: 1,
      finished: 0,
      entries: [{ openedAt: null, progress: 0, savedAt: now.toISOString() }],
    });
    await keep(me, { finished: true });
    const oneOfNone = { query: 'page=2&page_size=1' };
    expect((await me.call('libraryHistory', shelf, oneOfNone)).reply).toMatchObject({
      total: 1,
      finished: 1,
      entries: [],
    });
    await keep(me, { saved: false });
    await me.call('libraryHistoryClear', shelf);
    expect((await me.call('libraryHistory', shelf)).reply).toMatchObject({ total: 0, entries: [] });
  });

  test('an opened recommendation is recorded by its id', async () => {
    const me = await someone({ goal: raise });
    const opened = shown(await me.read()).find(
      (one) => one.kind === 'item' && one.content.instructorSlug === 'anila-kestrel',
    );
    if (opened?.kind !== 'item') throw new Error('Nothing of this shelf was recommended');
    const body = { content_uuid: opened.content.uuid, recommendation_id: opened.recommendationId };
    await me.call('libraryHistoryKeep', shelf, { body });
    const rows = await database.db.select().from(recommendations);
    expect(rows.find(({ uuid }) => uuid === opened.recommendationId)?.openedAt).toEqual(now);
  });

  test.each([
    ['an unknown coach', { instructorSlug: 'nobody' }, 'libraryHistory', undefined, 404],
    ['an item of another coach', { instructorSlug: 'imogen-vale' }, 'libraryHistoryKeep', 'item', 404],
    ['progress beyond the end', shelf, 'libraryHistoryKeep', { progress: 2 }, 400],
  ] as const)('%s is refused', async (_, params, name, more, status) => {
    const me = await someone();
    const body = more && { content_uuid: item().uuid, ...(typeof more === 'object' ? more : {}) };
    expect((await me.call(name, params, body && { body })).status).toBe(status);
  });
});

test('the history is deleted with the account, and is exported without the owner’s id', async () => {
  const me = await someone({ goal: raise });
  await me.read();
  const before = JSON.stringify(await ownedRecommendations.read(database.db, me.uuid));
  expect(before).toContain('goal');
  expect(before).not.toContain(me.uuid);
  expect(before).not.toContain('boss');
  await ownedRecommendations.erase(database.db, me.uuid);
  expect(await ownedRecommendations.read(database.db, me.uuid)).toEqual({
    history: [],
    recommendations: [],
    answers: [],
  });
});

test('the homepage has everyone by category, and scenes for the week', async () => {
  const home = await (await someone()).home();
  expect(home.coaches).toBe(12);
  expect(home.categories.flatMap(({ coaches }) => coaches)).toHaveLength(12);
  expect(home.scenes).toHaveLength(3);
  expect([home.leftOff, home.rehearsed, home.history, home.played]).toEqual([[], [], [], []]);
});
