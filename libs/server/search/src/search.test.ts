import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Reply } from '@greenroom/contracts';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { callAs } from '@greenroom/testing/call-as';
import { rightsBySetting } from '@greenroom/access';
import { moduleApp } from '@greenroom/testing/module-app';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { accounts } from '@greenroom/identity/tables';
import { conversations, messages } from '@greenroom/coaching/tables';
import { type Catalogue, contentRoutes, loadCatalogue } from '@greenroom/content';
import { indexTitles } from './index-titles.ts';
import { searchRoutes } from './index.ts';

let database: OpenDatabase;
let catalogue: Catalogue;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  catalogue = await loadCatalogue(shippedContent);
  app = await moduleApp((routes) => {
    const rightsOf = rightsBySetting('off');
    searchRoutes(routes, { db: database.db, catalogue, rightsOf });
    contentRoutes(routes, { catalogue, rightsOf });
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Creates an account that said these things to the first coach. */
async function someone(...said: string[]) {
  const uuid = randomUUID().replace(/^(.{14})4/, '$18');
  const email = `${uuid}@example.com`;
  await database.db.insert(accounts).values({ uuid, email, emailKey: email, name: 'Someone' });
  const conversation = randomUUID();
  const { slug } = catalogue.coaches[0]!;
  await database.db
    .insert(conversations)
    .values({ uuid: conversation, ownerId: uuid, instructorSlug: slug, title: 'Said' });
  for (const [index, text] of said.entries())
    await database.db.insert(messages).values({
      ...{ uuid: randomUUID(), conversationUuid: conversation, position: index + 1, text },
      ...{ author: 'person', status: 'sent' },
    });
  const call = callAs(app, uuid);
  return {
    call,
    find: async (text: string) =>
      (await call('search', undefined, { query: String(new URLSearchParams({ text })) })).reply as Reply<'search'>,
  };
}

const named = ({ coaches, contents, scenes }: Reply<'search'>) => [
  ...coaches.map(({ slug }) => slug),
  ...contents.map(({ slug }) => slug),
  ...scenes.map(({ slug }) => slug),
];

test('one word finds coaches, items, scenes and the person’s own messages', async () => {
  const me = await someone('I want a raise of ten percent', 'Something else');
  const found = await me.find('raise');
  expect(named(found)).toContain('ask-for-the-raise');
  expect(found.contents.length).toBeGreaterThan(0);
  expect(found.messages.map(({ excerpt }) => excerpt)).toEqual(['I want a raise of ten percent']);
  expect((await me.find('Imogen')).coaches.map(({ slug }) => slug)).toEqual(['imogen-vale']);
});

test('an item that is found has the same recommendation id as in its coach’s library', async () => {
  const me = await someone();
  const [found] = (await me.find('first nine seconds')).contents;
  const shelf = (await me.call('libraryContents', { instructorSlug: 'imogen-vale' })).reply as Reply<'libraryContents'>;
  expect(found!.recommendationIds).toHaveLength(1);
  expect(found).toEqual(shelf.contents.find(({ uuid }) => uuid === found!.uuid));
});

test('finds no messages of other people', async () => {
  await someone('My secret is a zeppelin');
  const me = await someone('I want a raise');
  expect(await me.find('zeppelin')).toMatchObject({ messages: [] });
});

test('finds at most five of each kind, and nothing for a word that does not occur', async () => {
  const me = await someone(...Array.from({ length: 7 }, (_, n) => `A talk, number ${n}`));
  const found = await me.find('talk');
  expect((await me.find('ask for the raise')).order[0]).toBe('scenes');
  for (const list of Object.values(found)) expect(list.length).toBeLessThanOrEqual(5);
  expect(found.messages).toHaveLength(5);
  expect(await me.find('xqzzw')).toEqual({ coaches: [], contents: [], scenes: [], messages: [], order: [] });
});

test('refuses a visitor without an account', async () => {
  const { statusCode } = await app.inject('/api/v1/search?text=raise');
  expect(statusCode).toBe(401);
});

describe('names', () => {
  let find: ReturnType<typeof indexTitles>;
  beforeAll(() => {
    find = indexTitles(catalogue);
  });
  const slugs = (words: string) =>
    find(words, 5).map((one) =>
      one.kind === 'coach' ? one.coach.slug : one.kind === 'content' ? one.item.slug : one.scene.slug,
    );

  test.each([
    ['a name', 'Imogen Vale', 'imogen-vale'],
    ['the beginning of a name', 'imo', 'imogen-vale'],
    ['a misspelled name', 'Imogne', 'imogen-vale'],
    ['the beginning of a title', 'first nine sec', 'the-first-nine-seconds'],
    ['a title in another word order', 'raise ask', 'ask-for-the-raise'],
    ['a partner', 'Dorothea', 'ask-for-the-raise'],
  ])('%s', (_, words, expected) => {
    expect(slugs(words)[0]).toBe(expected);
  });

  test.each(['Vier Sätze für mehr Gehalt', 'wie frage ich meinen Chef nach mehr Gehalt'])(
    'a reader of German finds “%s” by its German words, first',
    (words) => {
      const [first] = find(words, 5, 'de');
      expect(first).toMatchObject({ kind: 'content', item: { slug: 'four-lines-for-a-raise' } });
    },
  );

  const kindsOf = (words: string) => new Set(find(words, 5).map(({ kind }) => kind));

  test.each([
    ['a word with its plural', 'review', 'fifteen-facts'],
    ['a plural', 'reviews', 'fifteen-facts'],
    ['a phrase', 'performance review', 'fifteen-facts'],
    ['a synonym', 'appraisal', 'fifteen-facts'],
    ['a synonym of two words', 'pay rise', 'ask-for-the-raise'],
    ['a German word', 'Gehaltserhöhung', 'ask-for-the-raise'],
    ['a German word being typed', 'Gehaltserhö', 'ask-for-the-raise'],
    ['a German sentence', 'Wie frage ich nach einer Gehaltserhöhung?', 'ask-for-the-raise'],
    ['a German word with two meanings', 'kündigen', 'handing-in-your-notice'],
    ['a German word with two meanings', 'kündigen', 'letting-desmond-go'],
    ['a misspelled word', 'negotation', 'kaito-lindqvist'],
  ])('%s: %s finds %s', (_, words, expected) => {
    expect(slugs(words)).toContain(expected);
  });

  test.each(['performance review', 'Mitarbeitergespräch', 'raise', 'appraisal'])(
    '%s finds scenes and items',
    (words) => {
      expect([...kindsOf(words)]).toEqual(expect.arrayContaining(['content', 'scene']));
    },
  );

  test('each coach, item and scene is among the first five results for its own name', () => {
    const names = [
      ...catalogue.coaches.map(({ name, slug }) => [name, slug] as const),
      ...catalogue.coaches.flatMap(({ shelf }) => shelf.map(({ title, slug }) => [title, slug] as const)),
      ...catalogue.scenes.categories.flatMap(({ scenes }) => scenes.map(({ title, slug }) => [title, slug] as const)),
    ];
    const missing = names.filter(
      ([name, slug]) =>
        !find(name, 5).some(
          (one) => (one.kind === 'coach' ? one.coach : one.kind === 'content' ? one.item : one.scene).slug === slug,
        ),
    );
    expect(missing).toEqual([]);
  });
});
