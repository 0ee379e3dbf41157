import type { FastifyInstance } from 'fastify';
import { rightsBySetting } from '@greenroom/access';
import { moduleApp } from '@greenroom/testing/module-app';
import { someAccount } from '@greenroom/testing/some-account';
import { contentRoutes, loadCatalogue } from './index.ts';
import { soundContent, writeContent } from './testing/write-content.ts';

let app: FastifyInstance;
let visited: FastifyInstance;
let planned: FastifyInstance;
beforeAll(async () => {
  const content = writeContent(soundContent());
  const catalogue = await loadCatalogue(content.folder);
  content.remove();
  const appFor = (plans: 'on' | 'off', signedIn: boolean) =>
    moduleApp((routes) => contentRoutes(routes, { catalogue, rightsOf: rightsBySetting(plans) }), {
      plans,
      identify: async () => (signedIn ? someAccount : undefined),
    });
  [app, visited, planned] = await Promise.all([appFor('off', true), appFor('on', false), appFor('on', true)]);
});
const get = async (url: string, server = app) => (await server.inject(url)).json();
const shelf = '/api/v1/personas/bo-stage/contents';

test('the homepage lists the categories that have coaches, in order and in the requested language', async () => {
  const english = await get('/api/v1/pre-paywall-homepage');
  expect(english.coaches).toBe(2);
  expect(
    english.categories.map((group: { name: string; coaches: { slug: string }[] }) => [
      group.name,
      group.coaches.map(({ slug }) => slug),
    ]),
  ).toEqual([
    ['Stage', ['bo-stage']],
    ['Calm', ['ada-calm']],
  ]);
  expect(english.categories[0].coaches[0].portrait).toBe('/assets/portraits/bo-stage.svg');
  const german = await app.inject({ url: '/api/v1/pre-paywall-homepage', headers: { 'accept-language': 'de-DE,en' } });
  expect(german.json().categories[0].name).toBe('Bühne');
  const chosen = await app.inject({
    url: '/api/v1/pre-paywall-homepage',
    headers: { 'accept-language': 'de' },
    cookies: { locale: 'en' },
  });
  expect(chosen.json().categories[0].name).toBe('Stage');
});

test('a biography lists the shelf in order; only the full biography has topics', async () => {
  const visitor = await get('/api/v1/pre-paywall-bio/bo-stage');
  expect(visitor).toMatchObject({ slug: 'bo-stage', name: 'Bo Stage', good_for: 'Much', contents: 3 });
  expect(visitor.shelf.map(({ slug }: { slug: string }) => slug)).toEqual(['first-item', 'second-item', 'third-item']);
  expect(visitor).not.toHaveProperty('topics');
  expect(visitor).not.toHaveProperty('speech');
  const full = await get('/api/v1/bio-page/bo-stage');
  expect(full.topics).toHaveLength(6);
  expect(full.topics[0]).toEqual({ uuid: expect.stringMatching(/^[0-9a-f-]{36}$/), title: 'Topic 1', opener: 'Why?' });
});

test('a shelf’s groups count their items, and their uuids select these items', async () => {
  const groups = await get('/api/v1/personas/bo-stage/categories');
  expect(groups.map(({ slug, contents }: { slug: string; contents: number }) => [slug, contents])).toEqual([
    ['one', 2],
    ['two', 1],
  ]);
  const page = await get(`${shelf}?parent_uuid=${groups[0].uuid}`);
  expect(page.contents.map(({ slug }: { slug: string }) => slug)).toEqual(['first-item', 'second-item']);
  expect(page.total).toBe(2);
});

test('a shelf can be read in pages and by uuids', async () => {
  const second = await get(`${shelf}?page=2&page_size=2`);
  expect(second).toMatchObject({ page: 2, page_size: 2, total: 3, contents: [{ slug: 'third-item' }] });
  const named = await get(`${shelf}?uuids=${second.contents[0].uuid},5dfc3754-80fe-591d-9d72-000000000000`);
  expect(named.contents.map(({ slug }: { slug: string }) => slug)).toEqual(['third-item']);
  expect((await get(`${shelf}?page=9`)).contents).toEqual([]);
});

test('an item is found by its uuid and by its slug, with its related items', async () => {
  const bySlug = await get(`${shelf}/second-item`);
  expect(bySlug).toMatchObject({
    title: 'Title of second-item',
    care: 'none',
    related: [],
    next: { slug: 'third-item' },
    open: true,
    recommendation_ids: [expect.any(String)],
  });
  expect(bySlug.body).toContain('## Heading');
  expect(bySlug).not.toHaveProperty('answers');
  expect(await get(`${shelf}/${bySlug.uuid}`)).toEqual(bySlug);
});

test('a German reader gets the German item if there is one, and each item names its language', async () => {
  const german = async (url: string) => (await app.inject({ url, headers: { 'accept-language': 'de' } })).json();
  const item = await german(`${shelf}/third-item`);
  expect(item).toMatchObject({ language: 'de', title: 'Titel von third-item', summary: 'Auf Deutsch.' });
  expect(item.body).toContain('## Überschrift');
  expect(await german(`${shelf}/second-item`)).toMatchObject({
    language: 'en',
    title: 'Title of second-item',
    next: { language: 'de', title: 'Titel von third-item' },
  });
  const titles = (page: { contents: { title: string }[] }) => page.contents.map(({ title }) => title);
  expect(titles(await german(shelf))).toEqual(['Title of first-item', 'Title of second-item', 'Titel von third-item']);
  expect((await german('/api/v1/bio-page/bo-stage')).shelf[2].language).toBe('de');
  expect(await get(`${shelf}/third-item`)).toMatchObject({ language: 'en', title: 'Title of third-item' });
});

test.each([
  '/api/v1/bio-page/nobody',
  '/api/v1/pre-paywall-bio/nobody',
  '/api/v1/personas/nobody/categories',
  '/api/v1/personas/nobody/contents',
  '/api/v1/personas/nobody/contents/first-item',
  `${shelf}/nothing`,
])('%s is not found', async (url) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
});

test.each(['page=0', 'page=x', 'page_size=101', 'parent_uuid=first'])(
  '%s is refused, by its name on the wire',
  async (query) => {
    const answer = await app.inject(`${shelf}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.fields[0].path).toBe(query.split('=')[0]);
  },
);

test.each([
  ['a visitor', () => visited],
  ['an account without a plan', () => planned],
])('with plans on, %s can open the first item of each coach, and sees which items are open', async (_, server) => {
  const bio = await get('/api/v1/pre-paywall-bio/bo-stage', server());
  expect(bio.shelf.map(({ open }: { open: boolean }) => open)).toEqual([true, false, false]);
  expect((await server().inject(`${shelf}/first-item`)).statusCode).toBe(200);
  const closed = await server().inject(`${shelf}/second-item`);
  expect([closed.statusCode, closed.json().error.code]).toEqual([402, 'plan_required']);
  expect(closed.body).not.toContain('Heading');
});

test.each(['/api/v1/personas/bo-stage/categories', shelf, '/api/v1/personas/nobody/contents', `${shelf}?page=x`])(
  '%s needs a signed-in account, even for an invalid request',
  async (url) => {
    const answer = await visited.inject(url);
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'not_authenticated']);
  },
);
