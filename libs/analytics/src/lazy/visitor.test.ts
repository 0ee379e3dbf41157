/** @jest-environment ../../tools/jest/browser-environment.mjs */
import fc from 'fast-check';
import { documentJar } from './cookie-jar.ts';
import { fakeIds, fakeJar } from './testing/fake-browser.ts';
import { anonymousId, forgetVisitor, isLoggedIn, keepMembership, placeOf, visitSession } from './visitor.ts';

const halfAnHour = 1_800_000;
const gaps = fc.array(fc.integer({ min: 0, max: 3 * halfAnHour }), { minLength: 1, maxLength: 40 });

test('a visit lasts until half an hour passes without a read', () => {
  fc.assert(
    fc.property(gaps, (pauses) => {
      const clock = { ms: 0 };
      const jar = fakeJar(clock);
      const newId = fakeIds();
      let last = visitSession(jar, newId);
      for (const pause of pauses) {
        clock.ms += pause;
        const next = visitSession(jar, newId);
        expect(next === last).toBe(pause < halfAnHour);
        last = next;
      }
    }),
  );
});

test('the anonymous id lasts a year from its creation, however often it is read', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 20 }), (days) => {
      const clock = { ms: 0 };
      const jar = fakeJar(clock);
      const newId = fakeIds();
      let [since, known] = [0, anonymousId(jar, newId)];
      for (const day of days) {
        clock.ms += day * 86_400_000;
        const next = anonymousId(jar, newId);
        expect(next === known).toBe(clock.ms - since < 31_536_000_000);
        if (next !== known) [since, known] = [clock.ms, next];
      }
    }),
  );
});

test('a membership is stored for a day', () => {
  const clock = { ms: 0 };
  const jar = fakeJar(clock);
  const member = () => jar.read('active_membership');
  keepMembership(jar, true);
  clock.ms = 86_399_999;
  expect(member()).toBe('1');
  clock.ms = 86_400_000;
  expect(member()).toBeUndefined();
  keepMembership(jar, false);
  expect(member()).toBe('0');
});

test.each(['', 'me', '00000000-0000-4000-8000-00000000000', '<script>'])(
  'replaces the invalid visit id "%s"',
  (value) => {
    const jar = fakeJar({ ms: 0 });
    jar.write('track_visit_session_id', value, 60);
    expect(visitSession(jar, fakeIds())).toBe('00000000-0000-4000-8000-000000000001');
  },
);

test('reads the place that the server set, else unknown; a cookie of 1 means logged in', () => {
  const jar = fakeJar({ ms: 0 });
  expect([placeOf(jar), isLoggedIn(jar)]).toEqual([{ country: 'XX', region: 'XX' }, false]);
  jar.write('geo', 'DE', 86_400);
  jar.write('region', 'BE', 86_400);
  jar.write('logged_in', '1', 60);
  expect([placeOf(jar), isLoggedIn(jar)]).toEqual([{ country: 'DE', region: 'BE' }, true]);
});

test('forgetting removes what analytics stored, and nothing else', () => {
  const jar = fakeJar({ ms: 0 });
  for (const name of ['geo', 'logged_in', 'OptanonConsent', '_fbp', '_fbc']) jar.write(name, 'x', 60);
  visitSession(jar, fakeIds());
  anonymousId(jar, fakeIds());
  keepMembership(jar, true);
  forgetVisitor(jar);
  expect(jar.names()).toEqual(['OptanonConsent', 'geo', 'logged_in']);
});

describe('the document’s cookies', () => {
  const blocked = {
    get cookie(): string {
      throw new Error('blocked');
    },
    set cookie(_: string) {
      throw new Error('blocked');
    },
  };
  const deaf = { cookie: '' };
  Object.defineProperty(deaf, 'cookie', { get: () => '', set: () => {} });

  test('are stored by the browser', () => {
    const jar = documentJar(document, false, () => 0);
    jar.write('some', 'a b;c', 60);
    expect([jar.read('some'), document.cookie]).toEqual(['a b;c', 'some=a%20b%3Bc']);
    jar.write('some', '', 0);
    expect([jar.read('some'), document.cookie]).toEqual([undefined, '']);
  });

  test.each([
    ['blocked', blocked],
    ['accepted but not stored', deaf],
  ])('where they are %s, the page keeps them itself, with the same lifetime', (_, page) => {
    let ms = 0;
    const jar = documentJar(page, false, () => ms);
    const first = visitSession(jar, fakeIds());
    ms = halfAnHour - 1;
    expect(visitSession(jar, fakeIds())).toBe(first);
    ms += halfAnHour;
    expect(jar.read('track_visit_session_id')).toBeUndefined();
    jar.write('x', '1', 60);
    jar.write('x', '', 0);
    expect(jar.read('x')).toBeUndefined();
  });

  test('changing the wall clock does not end a visit that the page keeps itself', () => {
    // The jar uses a monotonic clock instead of the wall clock.
    const jar = documentJar(blocked, false, () => 5);
    const first = visitSession(jar, fakeIds());
    jest.useFakeTimers({ now: 0 });
    jest.setSystemTime(10 * 31_536_000_000);
    expect(visitSession(jar, fakeIds())).toBe(first);
    jest.useRealTimers();
  });
});
