import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ExerciseAnswers } from '@greenroom/contracts';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { callAs } from '@greenroom/testing/call-as';
import { moduleApp } from '@greenroom/testing/module-app';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { accounts } from '@greenroom/identity/tables';
import { type Catalogue, loadCatalogue } from '@greenroom/content';
import { ownedRecommendations, recommendationsModule } from '../index.ts';

let database: OpenDatabase;
let catalogue: Catalogue;
let app: FastifyInstance;
let library: 'all' | 'first-of-each' = 'all';
beforeAll(async () => {
  database = await openTestDatabase();
  catalogue = await loadCatalogue(shippedContent);
  const module = recommendationsModule({
    ...{ db: database.db, catalogue, rightsOf: () => ({ library }) as never },
    conversationsOf: async () => [],
  });
  app = await moduleApp(module.routes);
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => {
  library = 'all';
});

const params = { instructorSlug: 'rosalind-achter' };

async function someone() {
  const uuid = randomUUID().replace(/^(.{14})4/, '$18');
  const email = `${uuid}@example.com`;
  await database.db.insert(accounts).values({ ...{ uuid, email, emailKey: email, name: 'Someone' } });
  const call = callAs(app, uuid);
  const item = catalogue.item('rosalind-achter', 'six-stories-on-cards')!;
  return {
    uuid,
    write: (answers: Record<string, string>, contentUuid = item.uuid) =>
      call('libraryAnswersKeep', params, { body: { contentUuid, answers } }),
    read: async () => ((await call('libraryAnswers', params)).reply as { entries: ExerciseAnswers[] }).entries,
  };
}

test('words are merged field by field: concurrent writes lose nothing, and the later words in a field win', async () => {
  const me = await someone();
  await Promise.all([me.write({ wrong: 'The boiler' }), me.write({ helped: 'Ines, at the desk' })]);
  await me.write({ wrong: 'The boiler, in January' });
  const [entry, ...others] = await me.read();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    content: { slug: 'six-stories-on-cards' },
    answers: { wrong: 'The boiler, in January', helped: 'Ines, at the desk' },
  });
});

test('emptied fields are deleted, and the row with the last of them', async () => {
  const me = await someone();
  await me.write({ wrong: 'The boiler', helped: 'Ines' });
  await me.write({ wrong: '' });
  expect((await me.read())[0]?.answers).toEqual({ helped: 'Ines' });
  await me.write({ helped: '' });
  expect(await me.read()).toEqual([]);
});

test('an answer that mentions danger is stored, and the reply contains help lines', async () => {
  const me = await someone();
  expect((await me.write({ wrong: 'The boiler' })).reply).toMatchObject({ care: null });
  const { reply } = await me.write({ helped: 'I want to kill myself' });
  expect((reply as ExerciseAnswers).care).toContain('988');
  expect((await me.read())[0]).toMatchObject({ answers: { helped: 'I want to kill myself' } });
});

test('only its author sees it; it is in their export and is deleted with the account', async () => {
  const [me, other] = [await someone(), await someone()];
  await me.write({ wrong: 'The boiler' });
  expect(await other.read()).toEqual([]);
  expect(await ownedRecommendations.read(database.db, me.uuid)).toMatchObject({
    answers: [{ answers: { wrong: 'The boiler' } }],
  });
  await database.db.transaction((tx) => ownedRecommendations.erase(tx, me.uuid));
  expect(await me.read()).toEqual([]);
});

test('an unknown field, an unknown item, and an item that needs a plan are refused', async () => {
  const me = await someone();
  expect(await me.write({ nonsense: 'x' })).toMatchObject({ status: 400 });
  expect(await me.write({})).toMatchObject({ status: 400 });
  expect(await me.write({ wrong: 'x' }, randomUUID())).toMatchObject({ status: 404 });
  library = 'first-of-each';
  expect(await me.write({ wrong: 'x' })).toMatchObject({ status: 402 });
});
