import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { GuardrailSeries, Guardrail } from '@greenroom/contracts';
import { ownPage } from '@greenroom/testing/own-page';
import { moduleApp } from '@greenroom/testing/module-app';
import type { OpenDatabase } from '@greenroom/database';
import { guardrailCounts } from './guardrails.tables.ts';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import type { Site } from '../open-site.ts';
import { documentTokens, newDocumentId } from './document-tokens.ts';
import { reportsAwaitedMinutes, type SoonCount } from './domain/guardrail-limits.ts';
import { guardrailsModule, type GuardrailSettings, type ServedWith } from './index.ts';
import { readSeries } from './read-series.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(guardrailCounts));

const records = new Map(
  ['remotes/checkout-mfe/1.0.0-aa', 'remotes/checkout-mfe/2.0.0-bb', 'shell/0.1.0-cc'].map((folder) => [
    folder,
    { metrics: ['seatChosen'] },
  ]),
);
const site = { releases: async () => ({ records }) } as unknown as Site;
const secret = 'for tests';
const tokens = documentTokens(secret);
const failures: object[] = [];
const log = { error: (facts: object) => void failures.push(facts) } as unknown as FastifyBaseLogger;
/** In the middle of a minute. */
const now = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 30_000);
const moduleWith = (
  differs: Partial<GuardrailSettings> & { pace?: { points: number; seconds: number }; now?: () => Date } = {},
) =>
  guardrailsModule({
    db: database.db,
    site,
    secret,
    log,
    sample: 1,
    perAddress: 0,
    liars: 0.05,
    now: () => now,
    ...differs,
  });
const appWith = (guardrails = moduleWith()) => moduleApp(guardrails.routes);

const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36';
const served: ServedWith = {
  page: 'checkout-mfe',
  releases: new Map([
    ['shell', '0.1.0-cc'],
    ['checkout-mfe', '2.0.0-bb'],
  ]),
};
/** Returns the token of a new document, served this many minutes ago. */
const documentOf = (minutesAgo = 0, differs: Partial<ServedWith> = {}) => {
  const minute = Math.floor(now.getTime() / 60_000) - minutesAgo;
  return tokens.write({ ...served, ...differs, id: newDocumentId(), minute });
};
const one = { app: 'checkout-mfe', version: '2.0.0-bb', guardrail: 'error', mark: 0, count: 1 };
const post = (
  app: FastifyInstance,
  counts: object[],
  document: string | undefined = documentOf(),
  userAgent = person,
) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/releases/guardrails',
    headers: { ...ownPage, 'user-agent': userAgent },
    payload: { document, counts },
  });
/** Returns the stored counts without early failures, either those of `silent` or all others. */
const kept = async (silent = false) =>
  (await database.db.select().from(guardrailCounts))
    .filter(({ guardrail }) => !guardrail.endsWith('Soon'))
    .filter(({ guardrail }) => (guardrail === 'silent') === silent)
    .map(({ app, version, guardrail, mark, count }) => [silent ? app : version, guardrail, mark, count]);
const sumOf = (rows: Awaited<ReturnType<typeof kept>>, mark: number) =>
  rows.filter((row) => row[2] === mark).reduce((sum, row) => sum + Number(row[3]), 0);

test('adds the reports of documents up by minute', async () => {
  const app = await appWith();
  const answers = await Promise.all([post(app, [one, { ...one, mark: 1 }]), post(app, [{ ...one, mark: 1 }])]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  // Two reports around the end of a minute may be stored in two rows.
  expect([sumOf(await kept(), 0), sumOf(await kept(), 1)]).toEqual([1, 2]);
});

test('counts an early failure of the document’s own app in the minute it was served as well', async () => {
  const app = await appWith();
  const bad = { ...one, mark: 1 };
  await post(app, [bad, one], documentOf(1));
  await post(app, [bad], documentOf(2));
  await post(app, [bad], documentOf(0, { page: 'mentor-mfe' }));
  const soon = (await database.db.select().from(guardrailCounts)).filter(({ guardrail }) => guardrail === 'errorSoon');
  const minute = new Date((Math.floor(now.getTime() / 60_000) - 1) * 60_000);
  expect(soon).toMatchObject([{ app: 'checkout-mfe', version: '2.0.0-bb', mark: 1, count: 1, minute }]);
});

test('counts each document once: for success, for failure, and with one value of a vital', async () => {
  const app = await appWith();
  const document = documentOf();
  const again = { ...one, count: 100 };
  const bad = { ...one, mark: 1, count: 30 };
  await post(app, [again, again, bad, { ...one, guardrail: 'lcp', mark: 5 }], document);
  await Promise.all([
    post(app, [again, bad, { ...one, guardrail: 'load' }], document),
    post(app, [{ ...one, guardrail: 'lcp', mark: 23 }], document),
  ]);
  expect((await kept()).toSorted()).toEqual([
    ['2.0.0-bb', 'error', 0, 1],
    ['2.0.0-bb', 'error', 1, 1],
    ['2.0.0-bb', 'lcp', 5, 1],
    ['2.0.0-bb', 'load', 0, 1],
  ]);
});

test('stores own metrics that the release’s record declares, and which endpoint failed', async () => {
  const app = await appWith();
  const bad = { ...one, mark: 1 };
  await post(app, [
    { ...one, guardrail: 'own:seatChosen' },
    { ...bad, guardrail: 'own:seatChosen' },
    { ...bad, guardrail: 'own:someoneElse' },
    { ...bad, guardrail: 'request:GET /api/v1/users/:uuid' },
    { ...bad, guardrail: 'request:GET /api/v1/users/4711' },
  ]);
  expect((await kept()).toSorted()).toEqual([
    ['2.0.0-bb', 'own:seatChosen', 0, 1],
    ['2.0.0-bb', 'own:seatChosen', 1, 1],
    ['2.0.0-bb', 'request:GET /api/v1/users/:uuid', 1, 1],
  ]);
  const { guardrails, failedRequests } = await readSeries(database.db, { app: 'checkout-mfe', hours: 1 }, new Date());
  expect(guardrails.at(-1)).toMatchObject({ guardrail: 'own:seatChosen', releases: [{ bad: 1, of: 2 }] });
  expect(failedRequests).toEqual([{ endpoint: 'GET /api/v1/users/:uuid', version: '2.0.0-bb', pages: 1 }]);
});

test.each(['own:With-Dash', 'own:', 'request:GET /a?email=x', 'request:EAT /a', 'words'])(
  'rejects a name such as %s',
  async (guardrail) => {
    expect((await post(await appWith(), [{ ...one, guardrail }])).statusCode).toBe(400);
  },
);

test.each<[string, object, string | undefined, string]>([
  ['no token', one, '', person],
  ['a token signed by another server', one, documentTokens('another').write({ ...served, id: 'x', minute: 1 }), person],
  ['a changed token', one, documentOf().replace('2.0.0-bb', '1.0.0-aa'), person],
  ['a token of a document open for days', one, documentOf(3_000), person],
  ['a release that the document was not served with', { ...one, version: '1.0.0-aa' }, documentOf(), person],
  [
    'an unknown release',
    { ...one, version: '3.0.0-cc' },
    documentOf(0, { releases: new Map([['checkout-mfe', '3.0.0-cc']]) }),
    person,
  ],
  ['a bot', one, documentOf(), 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
])('silently ignores reports with or of %s', async (_, count, document, userAgent) => {
  expect((await post(await appWith(), [count], document, userAgent)).statusCode).toBe(202);
  expect(await kept()).toEqual([]);
});

test('counts a fallback release that replaced the served one', async () => {
  const stoodIn = { ...one, version: '1.0.0-aa', guardrail: 'stoodIn' };
  await post(await appWith(), [stoodIn]);
  expect(await kept()).toEqual([['1.0.0-aa', 'stoodIn', 0, 1]]);
});

test.each<[string, object[]]>([
  ['a text beside the counts', [{ ...one, words: 'I am afraid' }]],
  ['an unknown mark', [{ ...one, mark: 2 }]],
  ['a vital outside all buckets', [{ ...one, guardrail: 'lcp', mark: 24 }]],
  ['an unknown guardrail', [{ ...one, guardrail: 'clicks' }]],
  ['a guardrail that only the server counts', [{ ...one, guardrail: 'silent' }]],
  ['a count of zero', [{ ...one, count: 0 }]],
  ['a count beyond what a page can have', [{ ...one, count: 101 }]],
  ['no counts', []],
  ['too many counts', Array.from({ length: 41 }, () => one)],
])('rejects a batch with %s', async (_, counts) => {
  expect((await post(await appWith(), counts)).statusCode).toBe(400);
  expect(await kept()).toEqual([]);
});

test('rejects a page of another site', async () => {
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

test('limits how often an address may post', async () => {
  const app = await appWith(moduleWith({ pace: { points: 1, seconds: 60 } }));
  await post(app, [one]);
  expect((await post(app, [one])).statusCode).toBe(429);
});

const visit = { method: 'GET', ip: '192.0.2.1', headers: { 'user-agent': person, 'sec-fetch-dest': 'document' } };

test.each([
  ['a browser', {}, 1, true],
  ['a bot', { 'user-agent': 'curl/8.5.0' }, 1, false],
  ['a client without a user agent', { 'user-agent': undefined }, 1, false],
  ['a browser outside the sample', {}, 0, false],
  ['a script', { 'sec-fetch-dest': 'empty' }, 1, false],
  ['a browser that prefetches it', { 'sec-purpose': 'prefetch;prerender' }, 1, false],
])('decides whether the page of %s counts', async (_, headers, sample, watches) => {
  const watch = await moduleWith({ sample }).watch({ ...visit, headers: { ...visit.headers, ...headers } }, served);
  expect(watch !== undefined).toBe(watches);
});

test.each([
  ['one address', ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1'], [true, true, true, false]],
  [
    'one network',
    ['192.0.2.1', '192.0.2.2', '::ffff:192.0.2.3', '192.0.2.4', '192.0.2.5', '192.0.2.6', '192.0.2.7', '192.0.3.1'],
    [true, true, true, true, true, true, false, true],
  ],
  [
    'one IPv6 household',
    ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1::3', '2001:db8:1:1::4', '2001:db8:1:2::1'],
    [true, true, true, false, true],
  ],
])('limits how many documents of %s count in a day', async (_, addresses, expected) => {
  const { watch } = moduleWith({ perAddress: 3 });
  const counts: boolean[] = [];
  for (const ip of addresses) counts.push((await watch({ ...visit, ip }, served)) !== undefined);
  expect(counts).toEqual(expected);
});

test('counts three documents of a client that opens page after page and reports failures from one address', async () => {
  const guardrails = moduleWith({ perAddress: 3 });
  const app = await appWith(guardrails);
  for (let opened = 0; opened < 30; opened += 1) {
    const watch = await guardrails.watch(visit, served);
    await post(app, [{ ...one, mark: 1, count: 100 }], watch?.token ?? '');
    await post(app, [{ ...one, mark: 1, count: 100 }], watch?.token ?? '');
  }
  expect(await kept()).toEqual([['2.0.0-bb', 'error', 1, 3]]);
});

test('counts a document as silent, for the shell and for its page’s app, until its first report', async () => {
  const guardrails = moduleWith();
  const app = await appWith(guardrails);
  const { token, served: isServed } = (await guardrails.watch(visit, served))!;
  expect(await kept(true)).toEqual([]);
  await isServed();
  expect((await kept(true)).toSorted()).toEqual([
    ['checkout-mfe', 'silent', 1, 1],
    ['shell', 'silent', 1, 1],
  ]);
  await post(app, [{ ...one, mark: 1 }], token);
  await post(app, [one], token);
  expect((await kept(true)).toSorted()).toEqual([
    ['checkout-mfe', 'silent', 0, 1],
    ['checkout-mfe', 'silent', 1, 0],
    ['shell', 'silent', 0, 1],
    ['shell', 'silent', 1, 0],
  ]);
});

test('leaves a document silent if its report comes too late', async () => {
  const app = await appWith();
  await post(app, [one], documentOf(reportsAwaitedMinutes));
  expect(sumOf(await kept(true), 0)).toBe(2);
  await database.db.delete(guardrailCounts);
  await post(app, [one], documentOf(reportsAwaitedMinutes + 1));
  expect([await kept(true), (await kept()).length]).toEqual([[], 1]);
});

test('drops documents that cannot be counted, and logs it', async () => {
  const broken = { execute: () => Promise.reject(new Error('no database')) } as unknown as OpenDatabase['db'];
  const { watch } = guardrailsModule({ db: broken, site, secret, log, sample: 1, perAddress: 0, liars: 0.05 });
  await (await watch(visit, served))!.served();
  expect(failures).toMatchObject([{ err: { message: 'no database' } }]);
});

/** Stores counts that arrived this many minutes ago. */
async function seen(
  minutesAgo: number,
  version: string,
  guardrail: Guardrail | SoonCount,
  marks: Record<number, number>,
) {
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

describe('a ramp', () => {
  test('judges a release that always throws worse, with the figures', async () => {
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

  test.each([
    [30, { kind: 'worse', guardrail: 'error' }],
    [5, { kind: 'inconclusive' }],
  ])('judges early failures of %s in a hundred documents', async (failed, verdict) => {
    for (const ago of [6, 5, 4, 3]) {
      await seen(ago, '1.0.0-aa', 'silent', { 0: 900, 1: 100 });
      await seen(ago, '1.0.0-aa', 'errorSoon', { 1: 4 });
      await seen(ago, '2.0.0-bb', 'silent', { 0: 90, 1: 10 });
      await seen(ago, '2.0.0-bb', 'errorSoon', { 1: failed });
    }
    expect(await ask({ since: new Date(Date.now() - 7 * 60_000) })).toMatchObject(verdict);
  });

  test('counts only completed minutes since the step began', async () => {
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

  test('compares speed with the stable release’s 75th percentile', async () => {
    // The 75th percentile of the week lies in mark 2; the product's "good" would hide a slower release on a fast site.
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

  test('judges a ramp that waits for days in larger batches with the same result', async () => {
    await seen(10_000, '1.0.0-aa', 'error', { 0: 5_000, 1: 20 });
    for (const ago of [9_000, 6_000, 3_000, 1_500]) {
      await seen(ago, '1.0.0-aa', 'error', { 0: 1_000, 1: 4 });
      await seen(ago, '2.0.0-bb', 'error', { 0: 900, 1: 100 });
    }
    const since = new Date(Date.now() - 9_500 * 60_000);
    expect(await ask({ since })).toMatchObject({ kind: 'worse', guardrail: 'error' });
  });
});

describe('silent documents', () => {
  /** Stores documents from 30 to 2 minutes ago, with this many silent ones per hundred and minute. */
  async function opened(silentOfNew: number, silentOfOld: number) {
    for (let ago = 30; ago >= 2; ago -= 1) {
      await seen(ago, '1.0.0-aa', 'silent', { 0: 100 - silentOfOld, 1: silentOfOld });
      await seen(ago, '2.0.0-bb', 'silent', { 0: 100 - silentOfNew, 1: silentOfNew });
      await seen(ago, '2.0.0-bb', 'error', { 0: 20 });
      await seen(ago, '1.0.0-aa', 'error', { 0: 20 });
    }
  }

  test('judge a release worse if it is silent for a quarter more, although no failure is reported', async () => {
    await opened(41, 15);
    expect(await ask()).toMatchObject({ kind: 'worse', guardrail: 'silent' });
  });

  test('are accepted if both releases have equally many', async () => {
    await opened(15, 15);
    expect(await ask()).toEqual({ kind: 'fine' });
  });

  test('count only once their reports could have arrived', async () => {
    for (let ago = reportsAwaitedMinutes; ago >= 0; ago -= 1) {
      await seen(ago, '1.0.0-aa', 'silent', { 0: 900, 1: 100 });
      await seen(ago, '2.0.0-bb', 'silent', { 1: 1_000 });
    }
    expect(await ask()).toMatchObject({ kind: 'inconclusive' });
    const { guardrails } = await readSeries(database.db, { app: 'checkout-mfe', hours: 1 }, new Date());
    const ofNew = guardrails.find(({ guardrail }) => guardrail === 'silent')!.releases;
    expect(ofNew.every(({ of }) => of <= 1_000)).toBe(true);
  });
});

test('staff see an app’s releases side by side, the most recently reported one first', async () => {
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
