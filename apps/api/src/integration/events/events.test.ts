import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { EventReceipt, StaffEvents } from '@greenroom/contracts';
import { type Caught, onReported } from '@greenroom/reporting/reports';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { ownPage } from '@greenroom/testing/own-page';
import { someAccount } from '@greenroom/testing/some-account';
import { testApp } from '../../app/testing/test-app.ts';
import type { OpenDatabase } from '@greenroom/database';
import { events } from '@greenroom/events/tables';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { EventSinkError, type EventSink } from '@greenroom/ports/event-sink';
import { eventCollector } from '@greenroom/events/internals/collect-events';
import { eventsModule, loadExperiments, ownedEvents } from '@greenroom/events';
import { readStaffEvents } from '@greenroom/events/internals/read-staff-events';
import { sampleEvent } from '@greenroom/ports/testing/sample-event';

let database: OpenDatabase;
let app: FastifyInstance;
let ofAccount: FastifyInstance;
const log = { error: jest.fn() };
const experiments = { features: { 'a-b': { defaultValue: 'control' } }, promotions: [], met: {}, invalid: [] };
const moduleWith = (sink?: EventSink, sample = 1) =>
  eventsModule({ db: database.db, sample, sink, survey: null, experiments, log });

beforeAll(async () => {
  database = await openTestDatabase();
  app = await testApp({ services: { events: moduleWith() } });
  ofAccount = await testApp({ services: { events: moduleWith() }, signedIn: true });
});
afterAll(async () => {
  await Promise.all([app.close(), ofAccount.close()]);
  await database.close();
});
beforeEach(async () => {
  log.error.mockReset();
  await database.db.delete(events);
});

const now = () => new Date().toISOString();
const post = (batch: unknown[], { at = app, sentAt = now() } = {}) =>
  at.inject({ method: 'POST', url: '/api/v1/events', headers: ownPage, payload: { batch, sentAt } });
const kept = () => database.db.select().from(events);

test('a batch is answered 202 once it is in the database, with its names unchanged', async () => {
  const event = sampleEvent({ properties: { page: 'mentor', instructor_slug: 'imogen-vale' } });
  const answer = await post([event]);
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toEqual({ success: true, accepted: 1, refused: [] });
  const [row] = await kept();
  expect(row).toMatchObject({ uuid: event.messageId, name: 'Persona Viewed', page: 'mentor', servedBy: 'shell@1' });
  expect(row?.message).toMatchObject({ properties: { instructor_slug: 'imogen-vale' } });
});

test('an event sent again is accepted again but stored once', async () => {
  const batch = [sampleEvent(), sampleEvent()];
  await post(batch);
  expect((await post([...batch, batch[0]])).json<EventReceipt>().accepted).toBe(3);
  expect(await kept()).toHaveLength(2);
});

test.each<[string, object]>([
  ['an unknown event', sampleEvent({ event: 'Everything Clicked' })],
  ['an unknown property', sampleEvent({ properties: { page: 'root', email: 'a@example.com' } })],
  ['a missing property', sampleEvent({ properties: {} })],
  ['a value of another type', { ...sampleEvent(), type: 'alias' }],
  ['a missing id', { ...sampleEvent(), messageId: 'one' }],
  ['a context in an event', { ...sampleEvent(), context: {} }],
])('%s is refused by name, and the other events are accepted', async (_, wrong) => {
  const receipt = (await post([sampleEvent(), wrong])).json<EventReceipt>();
  expect(receipt).toMatchObject({ accepted: 1, refused: [{ index: 1 }] });
  expect(JSON.stringify(receipt)).not.toContain('a@example.com');
  expect(await kept()).toHaveLength(1);
});

test.each([[[]], [Array.from({ length: 101 }, () => sampleEvent())]])('a batch has 1 to 100 events', async (batch) => {
  expect((await post(batch)).statusCode).toBe(400);
});

test('a page whose clock is wrong does not change an event’s time', async () => {
  const wrong = Date.now() - 86_400_000 * 400;
  const event = sampleEvent({ timestamp: new Date(wrong - 5_000).toISOString() });
  await post([event], { sentAt: new Date(wrong).toISOString() });
  const [row] = await kept();
  expect(Math.abs(Date.now() - 5_000 - row!.at.getTime())).toBeLessThan(60_000);
});

test('the account of an event comes from the server, not from the page', async () => {
  const claimed = sampleEvent({ userId: someAccount.uuid });
  await post([claimed]);
  const own = sampleEvent({ userId: someAccount.uuid });
  const before = sampleEvent();
  await post([own, before], { at: ofAccount });
  const of = Object.fromEntries((await kept()).map(({ uuid, accountUuid }) => [uuid, accountUuid]));
  expect(of).toEqual({ [claimed.messageId]: null, [own.messageId]: someAccount.uuid, [before.messageId]: null });
});

test('events are exported and deleted with their account', async () => {
  await post([sampleEvent({ userId: someAccount.uuid }), sampleEvent()], { at: ofAccount });
  expect(await ownedEvents.read(database.db, someAccount.uuid)).toHaveLength(1);
  await ownedEvents.erase(database.db, someAccount.uuid);
  expect(await kept()).toHaveLength(1);
});

test('an invalid promotion is ignored, logged and reported', () => {
  const reported: Caught[] = [];
  // Reports of earlier tests in this process wait for a listener.
  onReported(() => {})();
  const stop = onReported((caught) => reported.push(caught));
  const invalid = { ...experiments, invalid: ['spring'] };
  eventsModule({ db: database.db, sample: 1, sink: undefined, survey: null, experiments: invalid, log });
  stop();
  expect(log.error).toHaveBeenCalledWith({ promotion: 'spring' }, expect.stringContaining('invalid'));
  expect(reported).toMatchObject([{ where: 'promotion', error: { name: 'InvalidPromotion', message: 'spring' } }]);
});

test('without a promotion, none is returned', async () => {
  const answer = await app.inject({ url: '/api/v1/commerce/promotion', headers: ownPage });
  expect([answer.statusCode, answer.json()]).toEqual([200, null]);
});

test('a promotion is returned in the visitor’s language, with its texts by name', async () => {
  const loaded = await loadExperiments(shippedContent, {
    on: ['opening-season'],
    site: 'https://a.example',
  });
  const events = eventsModule({ db: database.db, sample: 1, sink: undefined, survey: null, experiments: loaded, log });
  const offering = await testApp({ services: { events } });
  const headers = { ...ownPage, 'accept-language': 'de' };
  const answer = await offering.inject({ url: '/api/v1/commerce/promotion', headers });
  const user = await offering.inject({ url: '/api/v1/users/me', headers });
  const drawn = answer.cookies.find(({ name }) => name === 'promotions');
  const asControl = { ...headers, cookie: 'promotions=opening-season%3Dcontrol' };
  const control = await offering.inject({ url: '/api/v1/users/me', headers: asControl });
  await offering.close();
  expect(drawn).toMatchObject({ value: 'opening-season=variant_1', httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(control.json()).toMatchObject({ promotion_on: false });
  expect(control.cookies.find(({ name }) => name === 'promotions')).toBeUndefined();
  expect(answer.json()).toMatchObject({
    promotionKey: 'opening-season',
    variables: { promo_banner: { text_link: 'Zum Angebot' }, coupon_codes: { yearly: 'OPENING20' } },
    startsAt: null,
  });
  expect(user.json()).toMatchObject({ promotion_on: true });
});

test('a page of another site cannot post', async () => {
  const headers = { ...ownPage, origin: 'https://elsewhere.example' };
  const payload = { batch: [sampleEvent()], sentAt: now() };
  expect((await app.inject({ method: 'POST', url: '/api/v1/events', headers, payload })).statusCode).toBe(403);
});

test('a client that posts too often is told when to retry, and others are accepted', async () => {
  const pace = { points: 2, seconds: 60 };
  const narrow = await testApp({
    services: {
      events: eventsModule({ db: database.db, sample: 1, sink: undefined, survey: null, experiments, pace, log }),
    },
    settings: { publicOrigin: 'http://localhost:4200', proxyHops: 1 },
  });
  const from = (address: string) =>
    narrow.inject({
      method: 'POST',
      url: '/api/v1/events',
      headers: { ...ownPage, 'x-forwarded-for': address },
      payload: { batch: [sampleEvent()], sentAt: now() },
    });
  const answers = [await from('203.0.113.9'), await from('203.0.113.9'), await from('203.0.113.9')];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 429]);
  expect(Number(answers[2]!.headers['retry-after'])).toBeGreaterThan(50);
  expect((await from('203.0.113.10')).statusCode).toBe(202);
  expect(await kept()).toHaveLength(3);
  await narrow.close();
});

test('sampling keeps whole visits, and accepts everything', async () => {
  const visits = Array.from({ length: 60 }, () => randomUUID());
  const half = eventCollector(database.db, { sample: 0.5, toForward: false, writing: 1, waiting: 1 });
  for (const visit of visits) {
    const batch = [sampleEvent({ visit }), sampleEvent({ visit })];
    expect((await half({ batch, sentAt: now(), accountUuid: null })).accepted).toBe(2);
  }
  const rows = await kept();
  const byVisit = visits.map((visit) => rows.filter(({ visitSessionId }) => visitSessionId === visit).length);
  expect(new Set(byVisit)).toEqual(new Set([0, 2]));
});

test('beyond the concurrency limit a client is told to retry, and nothing of it is stored', async () => {
  const narrow = eventCollector(database.db, { sample: 1, toForward: false, writing: 1, waiting: 1 });
  const bring = () => narrow({ batch: [sampleEvent()], sentAt: now(), accountUuid: null });
  const results = await Promise.allSettled([bring(), bring(), bring()]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(results[2]).toMatchObject({ reason: { code: 'unavailable', retryAfterSeconds: 5 } });
  expect(await kept()).toHaveLength(2);
  await bring();
  expect(await kept()).toHaveLength(3);
});

describe('an external sink', () => {
  const sinkThat = (deliver: EventSink['deliver'], integrations: EventSink['integrations'] = async () => []) =>
    ({ name: 'x', deliver: jest.fn(deliver), integrations }) satisfies EventSink;
  let withSink: FastifyInstance;
  beforeAll(async () => {
    withSink = await testApp({ services: { events: moduleWith(sinkThat(async () => {})) } });
  });
  afterAll(() => withSink.close());
  const monitoring = sampleEvent({
    event: 'Web Vital',
    properties: { metric: 'LCP', value: 1, rating: 'good', page: 'root' },
    integrations: { All: false },
  });

  test('gets each event once, except those for monitoring', async () => {
    const sink = sinkThat(async () => {});
    const event = sampleEvent();
    await post([event, monitoring], { at: withSink });
    await moduleWith(sink).forward();
    await moduleWith(sink).forward();
    expect(sink.deliver.mock.calls.map(([messages]) => messages.map(({ messageId }) => messageId))).toEqual([
      [event.messageId],
    ]);
  });

  test.each([
    ['that is down is brought the same again', true, 2],
    ['that will never take them is not asked again', false, 1],
  ])('one %s', async (_, retriable, times) => {
    const sink = sinkThat(async () => {
      throw new EventSinkError('no', { retriable });
    });
    await post([sampleEvent()], { at: withSink });
    await moduleWith(sink).forward();
    await moduleWith(sink).forward();
    expect(sink.deliver).toHaveBeenCalledTimes(times);
    expect(await kept()).toHaveLength(1);
  });

  test('that asks for a pause gets one, and everything afterwards', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'] });
    let answers = 0;
    const sink = sinkThat(async () => {
      answers += 1;
      if (answers === 1) throw new EventSinkError('The sink answered 429', { retriable: true, retryAfterSeconds: 300 });
    });
    const events = moduleWith(sink);
    await post([sampleEvent()], { at: withSink });
    await events.forward();
    jest.setSystemTime(Date.now() + 299_000);
    await events.forward();
    expect(answers).toBe(1);
    jest.setSystemTime(Date.now() + 1_000);
    await events.forward();
    await events.forward();
    expect(answers).toBe(2);
    jest.useRealTimers();
  });

  test('whose list of integrations cannot be loaded logs it, and is not asked for each page', async () => {
    const sentence = 'Failed to fetch integrations for write key abc. HTTP status 500';
    const ask = jest.fn(() => Promise.reject(new Error(sentence)));
    const without = await testApp({ services: { events: moduleWith(sinkThat(async () => {}, ask)) } });
    for (const _ of [1, 2]) {
      const answer = await without.inject({ url: '/api/v1/events/settings' });
      expect(answer.json()).toEqual({ integrations: null, integrations_error: sentence, survey: null, errors: false });
    }
    expect(ask).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledWith({}, sentence);
    await without.close();
  });

  test('that is added later does not get earlier events', async () => {
    const sink = sinkThat(async () => {});
    await post([sampleEvent()]);
    await moduleWith(sink).forward();
    expect(sink.deliver).not.toHaveBeenCalled();
  });
});

test('the experiment unit is stable, personal, and not the visitor’s id', async () => {
  const unitOf = async (visitorId: string) => {
    const answer = await app.inject({ url: '/api/v1/experiments', cookies: { visitor_id: visitorId } });
    return answer.json<{ unit: string; features: object }>();
  };
  const [one, other] = [randomUUID(), randomUUID()];
  const first = await unitOf(one);
  expect(first.features).toEqual(experiments.features);
  expect(await unitOf(one)).toEqual(first);
  expect((await unitOf(other)).unit).not.toBe(first.unit);
  expect(first.unit).not.toContain(one.slice(0, 8));
});

test('staff see hours, the funnel to a plan, web vitals and experiments', async () => {
  const [bought, left, again] = [randomUUID(), randomUUID(), randomUUID()];
  const view = (visit: string, page: string, servedBy = 'shell@1') =>
    sampleEvent({ visit, anonymousId: visit === again ? left : visit, properties: { page }, servedBy });
  const experiment = (visit: string, event: string, variationName: string) => {
    const more = event === 'Experiment Viewed' ? { page_source: 'other', logged_in: false } : {};
    const properties = { experimentName: 'free-trial', variationName, ...more };
    return sampleEvent({ visit, anonymousId: visit, event, properties });
  };
  const vital = (value: number) =>
    sampleEvent({ event: 'Web Vital', properties: { metric: 'LCP', value, rating: 'good', page: 'root' } });
  const receipt = await post([
    ...[view(bought, 'root'), view(bought, 'quiz', 'checkout-mfe@2'), view(left, 'root'), view(left, 'root')],
    ...[experiment(bought, 'Experiment Bucketed', 'variant_1'), experiment(left, 'Experiment Bucketed', 'control')],
    ...[experiment(bought, 'Experiment Viewed', 'variant_1'), experiment(left, 'Experiment Viewed', 'control')],
    view(bought, 'checkoutSuccess', 'checkout-mfe@2'),
    view(again, 'checkoutPayment', 'checkout-mfe@3'),
    ...[1_000, 2_000, 3_000, 5_000].map(vital),
  ]);
  expect(receipt.json<EventReceipt>().refused).toEqual([]);

  const seen: StaffEvents = await readStaffEvents(database.db);
  expect(seen.hours).toHaveLength(48);
  expect(seen.hours.at(-1)?.events ?? 0).toBeGreaterThan(0);
  const visits = (of: string) => seen.funnels.find((funnel) => funnel.of === of)?.steps.map((step) => step.visits);
  expect(visits('')).toEqual([2, 1, 0, 0, 1, 1]);
  expect(visits('free-trial: variant_1')).toEqual([1, 1, 0, 0, 0, 1]);
  expect(visits('free-trial: control')).toEqual([1, 0, 0, 0, 1, 0]);
  expect(visits('checkout-mfe@2')).toEqual([1, 1, 0, 0, 0, 1]);
  expect(visits('checkout-mfe@3')).toEqual([0, 0, 0, 0, 1, 0]);
  expect(seen.vitals).toEqual([{ metric: 'LCP', page: 'root', p75: 3_500, rating: 'needs-improvement', samples: 4 }]);
  expect(seen.experiments[0]?.variations).toMatchObject([
    { name: 'control', of: 1, through: 0, low: 0 },
    { name: 'variant_1', of: 1, through: 1, high: 1 },
  ]);
});
