import type { FastifyInstance } from 'fastify';
import type { GuardrailSeries, Guardrail } from '@greenroom/contracts';
import { ownPage } from '@greenroom/testing/own-page';
import { moduleApp } from '@greenroom/testing/module-app';
import type { OpenDatabase } from '@greenroom/database';
import { guardrailCounts } from './guardrails.tables.ts';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import type { Site } from '../open-site.ts';
import { guardrailsModule } from './index.ts';
import { readSeries } from './read-series.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(guardrailCounts));

const records = new Map(['1.0.0-aa', '2.0.0-bb'].map((version) => [`remotes/checkout-mfe/${version}`, {}]));
const site = { releases: async () => ({ records }) } as unknown as Site;
const moduleWith = (
  differs: { sample?: number; perAddress?: number; pace?: { points: number; seconds: number } } = {},
) => guardrailsModule({ db: database.db, site, sample: 1, perAddress: 0, ...differs });
const appWith = (guardrails = moduleWith()) => moduleApp(guardrails.routes);

const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36';
const one = { app: 'checkout-mfe', version: '2.0.0-bb', guardrail: 'error', mark: 0, count: 1 };
const post = (app: FastifyInstance, counts: object[], userAgent = person) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/releases/guardrails',
    headers: { ...ownPage, 'user-agent': userAgent },
    payload: { counts },
  });
const kept = async () =>
  (await database.db.select().from(guardrailCounts)).map(({ version, guardrail, mark, count }) => [
    version,
    guardrail,
    mark,
    count,
  ]);

test('what pages counted is added up by the minute, the same thing within a batch and from batch to batch', async () => {
  const app = await appWith();
  const answers = await Promise.all([
    post(app, [one, one, { ...one, mark: 1 }]),
    post(app, [
      { ...one, mark: 1 },
      { ...one, count: 5 },
    ]),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  const rows = new Map((await kept()).map(([, , mark, count]) => [mark, Number(count)]));
  // Two that come as a minute ends lie in two rows of it.
  expect([...rows.keys()].toSorted()).toEqual([0, 1]);
  expect((await kept()).reduce((sum, [, , , count]) => sum + Number(count), 0)).toBe(9);
});

test.each<[string, object, string]>([
  ['a release that nobody knows', { ...one, version: '3.0.0-cc' }, person],
  ['an app that nobody knows', { ...one, app: 'other-mfe' }, person],
  ['a machine', one, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
])('%s is let go of in silence', async (_, count, userAgent) => {
  expect((await post(await appWith(), [count], userAgent)).statusCode).toBe(202);
  expect(await kept()).toEqual([]);
});

test.each<[string, object[]]>([
  ['a word beside the counts', [{ ...one, words: 'I am afraid' }]],
  ['a mark there is none of', [{ ...one, mark: 2 }]],
  ['a vital beyond all edges', [{ ...one, guardrail: 'lcp', mark: 24 }]],
  ['another name', [{ ...one, guardrail: 'clicks' }]],
  ['nothing counted', [{ ...one, count: 0 }]],
  ['more than a page sees', [{ ...one, count: 101 }]],
  ['nothing in it', []],
  ['too much in it', Array.from({ length: 41 }, () => one)],
])('a batch with %s is refused', async (_, counts) => {
  expect((await post(await appWith(), counts)).statusCode).toBe(400);
  expect(await kept()).toEqual([]);
});

test('another site’s page is refused', async () => {
  const answer = await (
    await appWith()
  ).inject({
    method: 'POST',
    url: '/api/v1/releases/guardrails',
    headers: { ...ownPage, origin: 'https://elsewhere.example' },
    payload: { counts: [one] },
  });
  expect(answer.statusCode).toBe(403);
});

test('an address is heard so often and no more: of one thing, and at all', async () => {
  const app = await appWith(moduleWith({ perAddress: 3, pace: { points: 3, seconds: 60 } }));
  await post(app, [{ ...one, mark: 1, count: 2 }]);
  await post(app, [{ ...one, mark: 1, count: 2 }, one]);
  await post(app, [{ ...one, guardrail: 'load' }]);
  expect((await post(app, [one])).statusCode).toBe(429);
  const sums = Object.groupBy(await kept(), ([, guardrail]) => String(guardrail));
  expect(sums['error']!.reduce((sum, [, , , count]) => sum + Number(count), 0)).toBe(3);
  expect(sums['load']).toEqual([['2.0.0-bb', 'load', 0, 1]]);
});

test.each([
  ['a browser', person, 1, true],
  ['a machine', 'curl/8.5.0', 1, false],
  ['somebody who says nothing', undefined, 1, false],
  ['a browser outside the sample', person, 0, false],
])('the page of %s counts, or not', (_, userAgent, sample, watches) => {
  expect(moduleWith({ sample }).watches(userAgent)).toBe(watches);
});

/** Counts that came so many minutes ago. */
async function seen(minutesAgo: number, version: string, guardrail: Guardrail, marks: Record<number, number>) {
  for (const [mark, count] of Object.entries(marks))
    await database.pool.query(
      `insert into guardrail_counts values
        ('checkout-mfe', date_trunc('minute', now()) - make_interval(mins => $1), $2, $3, $4, $5)`,
      [minutesAgo, version, guardrail, mark, count],
    );
}

const question = {
  app: 'checkout-mfe',
  candidate: '2.0.0-bb',
  stable: '1.0.0-aa',
  steps: 4,
  minSample: 200,
  last: false,
  since: new Date(Date.now() - 40 * 60_000),
};
const ask = (differs: Partial<typeof question> = {}) => moduleWith().judge.judge({ ...question, ...differs });

describe('a release on its way', () => {
  test('that throws for everyone is worse, with the figures that say so', async () => {
    for (const ago of [5, 4, 3, 2]) {
      await seen(ago, '1.0.0-aa', 'error', { 0: 400, 1: 1 });
      await seen(ago, '2.0.0-bb', 'error', { 0: 0, 1: 5 });
    }
    expect(await ask()).toEqual({
      kind: 'worse',
      guardrail: 'error',
      figures: { candidate: { bad: 20, of: 20 }, stable: { bad: 4, of: 1_604 } },
    });
  });

  test('is judged by what was seen since the step began, and in minutes that are over', async () => {
    await seen(60, '2.0.0-bb', 'error', { 1: 500 });
    await seen(60, '1.0.0-aa', 'error', { 0: 500 });
    await seen(0, '2.0.0-bb', 'error', { 1: 500 });
    await seen(0, '1.0.0-aa', 'error', { 0: 500 });
    expect(await ask()).toEqual({ kind: 'inconclusive', samples: 0, needed: 200 });
    for (const ago of [8, 7]) {
      await seen(ago, '2.0.0-bb', 'error', { 0: 100 });
      await seen(ago, '1.0.0-aa', 'error', { 0: 900 });
    }
    expect(await ask()).toEqual({ kind: 'fine' });
  });

  test('is no slower as long as it is within what three quarters of the other one’s pages were', async () => {
    // Three quarters of a week's pages came within the edge of mark 2; a fast site's "good" would hide a slower release.
    await seen(3_000, '1.0.0-aa', 'lcp', { 1: 400, 2: 400, 3: 200 });
    for (let ago = 30; ago > 5; ago -= 1) {
      await seen(ago, '1.0.0-aa', 'lcp', { 1: 40, 2: 40, 3: 20 });
      await seen(ago, '2.0.0-bb', 'lcp', { 1: 20, 2: 30, 3: 50 });
      await seen(ago, '2.0.0-bb', 'error', { 0: 10 });
    }
    expect(await ask()).toMatchObject({
      kind: 'worse',
      guardrail: 'lcp',
      figures: { candidate: { bad: 1_250, of: 2_500 } },
    });
  });

  test('that waits for days is judged in larger batches, alike', async () => {
    await seen(10_000, '1.0.0-aa', 'error', { 0: 5_000, 1: 20 });
    for (const ago of [9_000, 6_000, 3_000, 1_500]) {
      await seen(ago, '1.0.0-aa', 'error', { 0: 1_000, 1: 4 });
      await seen(ago, '2.0.0-bb', 'error', { 0: 900, 1: 100 });
    }
    const since = new Date(Date.now() - 9_500 * 60_000);
    expect(await ask({ since })).toMatchObject({ kind: 'worse', guardrail: 'error' });
  });
});

test('staff see an app’s releases side by side, the one that was told of last first', async () => {
  await seen(90, '1.0.0-aa', 'error', { 0: 90, 1: 10 });
  await seen(30, '1.0.0-aa', 'error', { 0: 95, 1: 5 });
  await seen(2, '2.0.0-bb', 'error', { 0: 7, 1: 3 });
  await seen(2, '2.0.0-bb', 'lcp', { 6: 75, 15: 15, 16: 10 });
  await seen(2, '2.0.0-bb', 'load', { 0: 5, 1: 1, 2: 2 });
  const series: GuardrailSeries = await readSeries(database.db, { app: 'checkout-mfe', hours: 24 }, new Date());
  const of = (guardrail: string) => series.guardrails.find((known) => known.guardrail === guardrail)!;
  expect(of('error')).toMatchObject({
    good: null,
    releases: [
      { version: '2.0.0-bb', bad: 3, of: 10, points: [{ bad: 3, of: 10, p75: null }] },
      { version: '1.0.0-aa', bad: 15, of: 200, points: [{ bad: 10 }, { bad: 5 }] },
    ],
  });
  expect(of('lcp')).toMatchObject({ good: 2_500, releases: [{ bad: 10, of: 100, p75: 1_000 }] });
  expect(of('load')).toMatchObject({ releases: [{ bad: 3, of: 8 }] });
  expect(of('inp').releases).toEqual([]);
  expect(series.pointMinutes).toBe(5);
});
