import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bounds, type Occasions, type OccasionWords, type SavedLines } from '@greenroom/contracts';
import { loadCatalogue } from '@greenroom/content';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { accounts } from '@greenroom/identity/tables';
import { contentHistory } from '@greenroom/recommendations/tables';
import { callAs } from '@greenroom/testing/call-as';
import { moduleApp } from '@greenroom/testing/module-app';
import { comingUpLines, occasionsModule, ownedOccasions, ownedSavedLines } from './index.ts';

let database: OpenDatabase;
let app: FastifyInstance;
let now = new Date('2026-11-28T09:00:00Z');
beforeAll(async () => {
  database = await openTestDatabase();
  const catalogue = await loadCatalogue(shippedContent);
  const module = occasionsModule({
    ...{ db: database.db, catalogue, rightsOf: () => ({ library: 'all' }) as never },
    ...{ origin: 'https://greenroom.example', now: () => now },
  });
  app = await moduleApp(module.routes);
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => {
  now = new Date('2026-11-28T09:00:00Z');
});

const raise: OccasionWords = {
  ...{ what: 'Asking Dana for a raise to 78,000', withWhom: 'Dana', on: '2026-12-01' },
  ...{ goodEnd: 'A yes by January', fear: 'That I just apologise' },
};

async function someone() {
  const uuid = randomUUID().replace(/^(.{14})4/, '$18');
  const email = `${uuid}@example.com`;
  await database.db.insert(accounts).values({ uuid, email, emailKey: email, name: 'Someone' });
  const call = callAs(app, uuid);
  const add = async (words: Partial<OccasionWords> = {}) => call('occasionAdd', {}, { body: { ...raise, ...words } });
  const read = async () => (await call('occasionsRead')).reply as Occasions;
  return { uuid, call, add, read };
}

test('an occasion is returned with a coach, a scene, something to read and a first line in the person’s own words', async () => {
  const me = await someone();
  expect((await me.add()).status).toBe(200);
  const { occasions, care } = await me.read();
  expect(care).toBeNull();
  expect(occasions).toEqual([
    expect.objectContaining({
      ...raise,
      line: expect.stringMatching(/^Dana, .*78,000/) as string,
      coach: expect.objectContaining({ slug: 'anila-kestrel' }) as object,
      scene: expect.objectContaining({ slug: 'ask-for-the-raise' }) as object,
      content: expect.objectContaining({ slug: 'four-lines-for-a-raise' }) as object,
      ...{ read: false, rehearsed: false, outcome: null },
    }),
  ]);
});

test('the same occasion sent twice, even concurrently, is stored once; the soonest comes first, those without a day last', async () => {
  const me = await someone();
  await me.add({ what: 'Talk to my landlord', on: null });
  await Promise.all([me.add(), me.add()]);
  await me.add({ what: 'A toast for Ruth', on: '2026-11-30' });
  const { occasions } = await me.read();
  expect(occasions.map(({ what }) => what)).toEqual(['A toast for Ruth', raise.what, 'Talk to my landlord']);
});

test('only its owner can change it, report on it and delete it', async () => {
  const [me, other] = [await someone(), await someone()];
  await me.add();
  const [{ occasionId }] = (await me.read()).occasions as [Occasions['occasions'][0]];
  const changed = {
    body: { ...raise, what: 'Asking Dana for a raise on Tuesday', line: 'Dana, I’d like to talk about pay.' },
  };
  expect((await other.call('occasionChange', { occasionId }, changed)).status).toBe(404);
  expect((await other.call('occasionOutcome', { occasionId }, { body: { outcome: 'well' } })).status).toBe(404);
  await other.call('occasionDelete', { occasionId });
  expect((await me.call('occasionChange', { occasionId }, changed)).reply).toMatchObject({
    occasions: [{ what: 'Asking Dana for a raise on Tuesday', line: 'Dana, I’d like to talk about pay.' }],
  });
  expect((await me.call('occasionOutcome', { occasionId }, { body: { outcome: 'mixed' } })).reply).toMatchObject({
    occasions: [],
  });
  expect((await me.call('occasionOutcome', { occasionId }, { body: { outcome: null } })).reply).toMatchObject({
    occasions: [{ occasionId }],
  });
  expect((await me.call('occasionDelete', { occasionId })).reply).toMatchObject({ occasions: [] });
});

test('an item finished after the occasion was added counts as read; an opened one, or one finished before, does not', async () => {
  const me = await someone();
  await me.add();
  const [{ content }] = (await me.read()).occasions as [Occasions['occasions'][0]];
  const row = { ownerId: me.uuid, contentUuid: content!.uuid, instructorSlug: content!.instructorSlug };
  const [before, after] = [new Date('2026-11-27T09:00:00Z'), new Date('2026-11-28T10:00:00Z')];
  await database.db.insert(contentHistory).values({ ...row, openedAt: after, finishedAt: before });
  expect((await me.read()).occasions).toMatchObject([{ read: false }]);
  await database.db.update(contentHistory).set({ finishedAt: after });
  expect((await me.read()).occasions).toMatchObject([{ read: true }]);
});

test.each(['what', 'fear', 'goodEnd', 'line'] as const)(
  '%s that mentions danger is answered with help, and nothing is stored',
  async (field) => {
    const me = await someone();
    const { reply } = await me.add({ [field]: 'I want to kill myself tonight' });
    expect(reply).toMatchObject({ care: expect.stringContaining('safe') as string, occasions: [] });
    expect(await ownedOccasions.read(database.db, me.uuid)).toEqual([]);
  },
);

test('a person is asked about it until a month after its day, and can have at most ten', async () => {
  const me = await someone();
  for (let at = 0; at < 10; at++) await me.add({ what: `Talk ${at}` });
  expect(await me.add({ what: 'One more' })).toMatchObject({ status: 422, error: { code: 'unprocessable' } });
  now = new Date('2026-12-31T09:00:00Z');
  expect((await me.read()).occasions).toHaveLength(10);
  now = new Date('2027-01-01T09:00:00Z');
  expect((await me.read()).occasions).toEqual([]);
});

test('a language model receives the coming occasion, and never the fear', async () => {
  const me = await someone();
  await me.add({ line: 'Dana, 78,000 is right.' });
  await me.add({ what: 'Yesterday’s talk', on: '2026-11-27' });
  expect(await comingUpLines(database.db, me.uuid, now)).toEqual([
    'coming up: Asking Dana for a raise to 78,000; with: Dana; on: 2026-12-01; a good end: A yes by January; the sentence they mean to say: Dana, 78,000 is right.',
  ]);
});

test('coming occasions begin with today in the person’s time zone', async () => {
  const me = await someone();
  await me.add({ what: 'Yesterday’s talk', on: '2026-11-27' });
  expect(await comingUpLines(database.db, me.uuid, now)).toEqual([]);
  await database.db.update(accounts).set({ timeZone: 'Pacific/Honolulu' }).where(eq(accounts.uuid, me.uuid));
  expect(await comingUpLines(database.db, me.uuid, now)).toHaveLength(1);
});

test('its calendar file has the day, the line and each step before it; without a day there is no file', async () => {
  const me = await someone();
  await me.add();
  const [{ occasionId }] = (await me.read()).occasions as [Occasions['occasions'][0]];
  const { status, body, contentType } = await me.call('occasionCalendar', { occasionId });
  const unfolded = body.replaceAll(/\r?\n[ \t]/g, '');
  expect([status, contentType]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20261201');
  for (const evening of [28, 29, 30]) expect(unfolded).toContain(`DTSTART:202611${evening}T190000`);
  expect(unfolded).toContain('https://greenroom.example/library/anila-kestrel/four-lines-for-a-raise');
  expect(unfolded).toContain('https://greenroom.example/categories/work/scenario/ask-for-the-raise');
  expect(unfolded).toMatch(/DESCRIPTION:Your line: “Dana/);
  await me.call('occasionChange', { occasionId }, { body: { ...raise, on: null } });
  expect((await me.call('occasionCalendar', { occasionId })).status).toBe(404);
});

describe('saved sentences', () => {
  async function saver() {
    const me = await someone();
    const texts = (reply: unknown) => (reply as SavedLines).lines.map(({ text }) => text);
    const save = async (text: string) => me.call('savedLineAdd', {}, { body: { text } });
    return { ...me, texts, save, read: async () => (await me.call('savedLinesRead')).reply as SavedLines };
  }

  test('are listed newest first, each once, for their owner only, until they are deleted', async () => {
    const [me, other] = [await saver(), await saver()];
    await me.save('Give me until Friday.');
    now = new Date(now.getTime() + 1_000);
    await me.save(' I’d like to talk about my pay. ');
    await me.save('Give me until Friday.');
    const { lines } = await me.read();
    expect(lines.map(({ text }) => text)).toEqual(['I’d like to talk about my pay.', 'Give me until Friday.']);
    expect((await other.read()).lines).toEqual([]);
    const remove = { lineId: lines[0]!.lineId };
    expect(me.texts((await other.call('savedLineDelete', remove)).reply)).toEqual([]);
    expect(me.texts((await me.call('savedLineDelete', remove)).reply)).toEqual(['Give me until Friday.']);
  });

  test('that mention danger are answered with help lines and not stored', async () => {
    const me = await saver();
    const { reply } = await me.save('I want to end my life tonight.');
    expect(reply).toEqual({ lines: [], care: expect.stringContaining('safe') as string });
    expect((await me.read()).lines).toEqual([]);
  });

  test('are limited in number', async () => {
    const me = await saver();
    for (let count = 0; count < bounds.savedLines; count++) await me.save(`Sentence ${count}`);
    expect((await me.save('One more')).status).toBe(422);
    expect((await me.save('Sentence 1')).status).toBe(200);
    expect((await me.read()).lines).toHaveLength(bounds.savedLines);
  });

  test('are exported and erased with the account', async () => {
    const me = await saver();
    await me.save('Give me until Friday.');
    expect(await ownedSavedLines.read(database.db, me.uuid)).toEqual([
      expect.objectContaining({ text: 'Give me until Friday.' }),
    ]);
    await database.db.transaction((tx) => ownedSavedLines.erase(tx, me.uuid));
    expect(await ownedSavedLines.read(database.db, me.uuid)).toEqual([]);
  });
});
