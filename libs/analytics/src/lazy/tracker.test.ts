/** @jest-environment ../../tools/jest/browser-environment.mjs */
import {
  type CurrentUser,
  type EventName,
  propertyProblems,
  eventCatalogue,
  eventProperties,
  visitorContext,
  eventPage,
  identifyTraits,
} from '@greenroom/contracts';
import { createBackground } from './background.ts';
import { startTracker, type TrackerEnvironment } from './tracker.ts';
import type { PageFacts } from './facts.ts';
import { fakeIds, fakeJar } from './testing/fake-browser.ts';

interface Message {
  type: string;
  event?: string;
  userId: string | null;
  properties: Record<string, unknown>;
  traits: Record<string, unknown>;
  context: { page: Record<string, unknown>; visitor: Record<string, unknown>; campaign?: object; consent: string[] };
  integrations: Record<string, boolean>;
}

const user = {
  loggedIn: false,
  activeAnnualPass: false,
  subscribedState: 'FREE',
  isMcEmail: false,
  isTestUser: true,
  profile: null,
  analytics: { userId: null, personaUserId: null, properties: { userPlanStatus: 'FREE' } },
} as unknown as CurrentUser;
const servedByAt = (pathname: string) => (pathname.startsWith('/plans') ? 'checkout-mfe@3' : 'mentor-mfe@2');
const facts: PageFacts = { user, locale: 'en-US', servedByAt, appVersion: 'mentor-mfe@2' };
const all = ['C0001', 'C0002', 'C0003', 'C0004'] as const;

interface Changes extends Partial<TrackerEnvironment> {
  jar?: ReturnType<typeof fakeJar>;
  country?: string;
  region?: string;
}

function setUp({ country = 'US', region = 'NY', ...change }: Changes = {}) {
  localStorage.clear();
  const clock = { ms: 0 };
  const jar = change.jar ?? fakeJar(clock);
  jar.write('geo', country, 86_400);
  jar.write('region', region, 86_400);
  const messages: Message[] = [];
  let opened = 0;
  let stopped = 0;
  let request = (): boolean => false;
  const complaints: string[] = [];
  const told: string[][] = [];
  const environment: TrackerEnvironment = {
    jar,
    newId: fakeIds(),
    nativeLocale: () => 'de-DE',
    device: () => 'desktop',
    sessionDeviceId: () => 'device',
    openTransport(may) {
      opened += 1;
      request = may;
      return {
        send: (message) => void messages.push(message as Message),
        flush: () => {},
        stop: () => void (stopped += 1),
      };
    },
    background: createBackground((work) => work()),
    storage: localStorage,
    landing: 'https://greenroom.example/?utm_source=radio&fbclid=1&token=secret',
    referrer: '',
    title: () => 'Greenroom',
    now: () => clock.ms,
    signal: false,
    tell: ({ groups }) => void told.push([...groups]),
    complain: (sentence) => void complaints.push(sentence),
    ...change,
  };
  const tracker = startTracker(environment);
  const take = (name: EventName, properties: object, url = 'https://greenroom.example/') =>
    tracker.take({ name, properties, at: 5_000, url });
  return {
    tracker,
    take,
    jar,
    messages,
    complaints,
    told,
    opened: () => opened,
    stopped: () => stopped,
    /** Whether a request may be sent now. */
    request: () => request(),
  };
}

const view = ['Persona Viewed', { page: 'root' }] as const;

describe.each([
  ['DE', 'BE'],
  ['US', 'CA'],
])('in %s, %s', (country, region) => {
  test('opens, sends and stores nothing before a choice, and never reports earlier events', () => {
    const { tracker, take, jar, messages, opened } = setUp({ country, region });
    tracker.know(facts);
    take(...view);
    tracker.identify([]);
    expect([opened(), messages, jar.names(), localStorage.length]).toEqual([0, [], ['geo', 'region'], 0]);
    tracker.choose(all);
    tracker.know(facts);
    take('Persona Viewed', { page: 'mentor' });
    expect(messages.map(({ properties }) => properties['page'])).toEqual(['mentor']);
  });

  test('withdrawn consent takes effect at once, and removes what was stored', () => {
    const { tracker, take, jar, messages, stopped, told } = setUp({ country, region });
    tracker.choose(all);
    tracker.know(facts);
    take(...view);
    expect(localStorage.length).toBe(1);
    tracker.choose(['C0001']);
    take(...view);
    expect([messages.length, stopped(), localStorage.length]).toEqual([1, 1, 0]);
    expect(jar.names()).toEqual(['OptanonAlertBoxClosed', 'OptanonConsent', 'geo', 'region']);
    expect(told).toEqual([['C0001'], [...all], ['C0001']]);
  });
});

type Tab = ReturnType<typeof setUp>;

test.each<[string, (tab: Tab) => void]>([
  ['records an event', ({ take }) => take(...view)],
  ['learns who the visitor is', ({ tracker }) => tracker.know(facts)],
  ['identifies', ({ tracker }) => tracker.identify([])],
  ['is flushed on leaving the page', ({ tracker }) => tracker.flush()],
  ['becomes visible', ({ tracker }) => tracker.heed()],
  ['is about to send its queue', ({ request }) => expect(request()).toBe(false)],
])('consent withdrawn in one tab ends in another when it %s', (_, happens) => {
  const [jar, here] = [fakeJar({ ms: 0 }), { country: 'DE', region: 'BE' }];
  const one = setUp({ ...here, jar });
  one.tracker.choose(all);
  const other = setUp({ ...here, jar });
  other.tracker.know(facts);
  one.tracker.choose(['C0001']);
  happens(other);
  expect([other.messages, other.stopped(), other.told.at(-1)]).toEqual([[], 1, ['C0001']]);
  expect(jar.names()).toEqual(['OptanonAlertBoxClosed', 'OptanonConsent', 'geo', 'region']);
});

test('consent given in another tab applies here from then on; a missing choice changes nothing', () => {
  const [jar, here] = [fakeJar({ ms: 0 }), { country: 'DE', region: 'BE' }];
  const [one, other] = [setUp({ ...here, jar }), setUp({ ...here, jar })];
  other.tracker.know(facts);
  one.tracker.choose(all);
  other.take(...view);
  one.tracker.choose(['C0001']);
  other.tracker.heed();
  for (const name of ['OptanonConsent', 'geo', 'region']) jar.write(name, '', 0);
  other.take(...view);
  expect([other.messages.length, other.told]).toEqual([1, [['C0001'], [...all], ['C0001']]]);
});

test('events being prepared when another tab withdraws consent are dropped', () => {
  const waiting: (() => void)[] = [];
  const one = setUp();
  const other = setUp({ jar: one.jar, background: createBackground((work) => void waiting.push(work)) });
  other.tracker.know(facts);
  other.take(...view);
  one.tracker.choose(['C0001']);
  for (const work of waiting) work();
  expect(other.messages).toEqual([]);
  expect(one.jar.names()).toEqual(['OptanonAlertBoxClosed', 'OptanonConsent', 'geo', 'region']);
});

test('without a consent law it starts at once, and waits for the page’s facts', () => {
  const { tracker, take, messages, opened } = setUp();
  take(...view);
  expect([opened(), messages.length]).toEqual([1, 0]);
  tracker.know(facts);
  expect(messages).toHaveLength(1);
});

test('a refusal is also possible without a consent law, and is remembered', () => {
  const { tracker, take, jar, messages } = setUp();
  tracker.choose(['C0001']);
  take(...view);
  expect(messages).toEqual([]);
  expect(jar.read('OptanonConsent')).toContain('C0001%3A1%2CC0002%3A0%2CC0003%3A0%2CC0004%3A0');
  const again = startTracker({ ...({} as TrackerEnvironment), jar, signal: false, tell: () => {} });
  expect(again.on).toBe(false);
});

test('an event carries exactly what the catalogue lists', () => {
  const { tracker, take, messages, complaints } = setUp();
  tracker.know(facts);
  take(...view);
  tracker.identify(['trial_variant_1']);
  const [event, identify] = messages;
  expect(
    propertyProblems({ ...eventProperties, ...eventCatalogue['Persona Viewed'].properties }, event!.properties),
  ).toEqual([]);
  expect(propertyProblems(visitorContext, event!.context.visitor)).toEqual([]);
  expect(propertyProblems(eventPage, event!.context.page)).toEqual([]);
  expect(propertyProblems(identifyTraits, identify!.traits)).toEqual([]);
  expect(identify).toMatchObject({
    traits: { experiments: ['trial_variant_1'] },
    integrations: { 'Facebook Pixel': false },
  });
  expect(complaints).toEqual([]);
  expect(event!.context.visitor).toMatchObject({ is_test_user: true });
  expect(event!.properties).toMatchObject({
    geo: 'US',
    native_locale: 'de-DE',
    served_by: 'mentor-mfe@2',
    platform: 'web',
  });
});

test('an event counts for the page of its address and for the release that serves it', () => {
  const { tracker, take, messages } = setUp();
  tracker.know(facts);
  for (const path of ['/coaches', '/plans'])
    take(
      'Web Vital',
      { metric: 'LCP', value: 900, rating: 'good', page: 'coaches' },
      `https://greenroom.example${path}`,
    );
  expect(messages).toMatchObject([
    { properties: { served_by: 'mentor-mfe@2' }, context: { page: { path: '/coaches' } } },
    { properties: { served_by: 'checkout-mfe@3' }, context: { page: { path: '/plans' } } },
  ]);
});

test('reports mistakes in development', () => {
  const { tracker, take, complaints } = setUp();
  tracker.know(facts);
  take('Persona Viewed', { page: 'root', shoe_size: 44 });
  expect(complaints).toEqual(['Persona Viewed: shoe_size is not in the catalogue']);
});

test('sends the plan, its origin, and the code of an offer', () => {
  const { tracker, take, messages } = setUp();
  tracker.know(facts);
  take(...view);
  const subscription = { id: 'sub_1', originatorType: 'StripeSubscription' } as const;
  tracker.know({ ...facts, user: { ...user, subscription } });
  take(...view, 'https://greenroom.example/checkout/membership?coupon=OPENING20');
  const told = messages.map(({ properties, context: { visitor } }) => {
    const { subscription_provider: from, promo_code: code } = visitor;
    return [properties['subscription_id'], from, code];
  });
  expect(told).toEqual([
    [null, null, null],
    ['sub_1', 'StripeSubscription', 'OPENING20'],
  ]);
});

test('each event has its own id, and all events of a visit share the visit’s', () => {
  const { tracker, take, messages } = setUp();
  tracker.know(facts);
  take(...view);
  take(...view);
  const of = (name: string) => new Set(messages.map(({ properties }) => properties[name]));
  expect([of('event_id').size, of('visit_session_id').size]).toEqual([2, 1]);
});

test('reports an unknown country as the United States', () => {
  const { tracker, take, messages } = setUp({ country: 'XX', region: 'XX' });
  tracker.know(facts);
  take(...view);
  expect(messages[0]).toMatchObject({
    properties: { geo: 'US', region: 'XX' },
    context: { visitor: { country: 'US' } },
  });
});

test.each<[string, object, Changes, boolean]>([
  ['are included', {}, {}, true],
  ['of annual pass holders are left out', { activeAnnualPass: true }, {}, false],
  ['are left out if the browser opts out of sharing', {}, { signal: true }, false],
])('ad-click ids %s', (_, change, environment, there) => {
  const { tracker, take, jar, messages } = setUp(environment);
  jar.write('_fbp', 'p', 60);
  jar.write('_fbc', 'c', 60);
  tracker.know({ ...facts, user: { ...user, ...change } });
  take(...view);
  expect(['fbp' in messages[0]!.properties, 'fbc' in messages[0]!.properties]).toEqual([there, there]);
});

test('in California without permission to sell: limited data use, without heatmaps and campaign', () => {
  const { tracker, take, messages } = setUp({ country: 'US', region: 'CA' });
  tracker.choose(['C0001', 'C0002', 'C0003']);
  tracker.know(facts);
  take(...view);
  expect(messages[0]).toMatchObject({
    integrations: { Hotjar: false },
    context: { visitor: { limited_data_use: true } },
  });
  expect(messages[0]!.context.campaign).toBeUndefined();
});

test('keeps the first campaign only', () => {
  const { tracker, take, messages } = setUp();
  tracker.know(facts);
  take(...view);
  expect(messages[0]!.context.campaign).toEqual({ utm_source: 'radio', fbclid: '1' });
});

test('reports an address without tokens', () => {
  const { tracker, take, messages } = setUp({ referrer: 'https://mail.example/?q=private' });
  tracker.know(facts);
  take(...view, 'https://greenroom.example/reset-password?token=t&utm_source=mail&code=1#token=u');
  expect(messages[0]!.context.page).toEqual({
    path: '/reset-password',
    url: 'https://greenroom.example/reset-password?utm_source=mail',
    search: '?utm_source=mail',
    title: 'Greenroom',
    referrer: 'https://mail.example/',
  });
});

test('sends measures to the collector only, and survey events to no collector', () => {
  const { tracker, take, messages } = setUp();
  tracker.know(facts);
  take('Web Vital', { metric: 'LCP', value: 1, rating: 'good', page: 'root' });
  take('Experiment Variant Exposure', { experimentName: 'a', variationName: 'b' });
  expect(messages.map(({ event, integrations }) => [event, integrations])).toEqual([['Web Vital', { All: false }]]);
});
