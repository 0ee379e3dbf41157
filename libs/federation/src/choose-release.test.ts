import fc from 'fast-check';
import { bucketOf, chooseRelease } from './choose-release.ts';

const visitor = fc.uuid();
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

/** Builds an app whose second release has this much traffic, after others that have none. */
function app(traffic: number, { salt = 'ramp', others = 0 } = {}) {
  const old = Array.from({ length: others }, (_, index) => ({
    version: `old-${index}`,
    extras: { salt: `old-${index}` },
    deployment: { traffic: 0, default: false },
  }));
  return [
    ...old,
    { version: 'stable', extras: { salt: 'stable' }, deployment: { traffic: 100 - traffic, default: true } },
    { version: 'next', extras: { salt }, deployment: { traffic, default: false } },
  ];
}
const versionFor = (id: string, traffic: number, options = {}) => chooseRelease(app(traffic, options), id)?.version;

test('a bucket is the first 32 bits of SHA-256 of salt and visitor id, modulo 10,000', () => {
  // The output of `printf saltvisitor | sha256sum` begins with f9a65152.
  expect(bucketOf('salt', 'visitor')).toBe(0xf9a65152 % 10_000);
});

test('the same visitor gets the same release', () => {
  fc.assert(fc.property(visitor, percent, (id, traffic) => versionFor(id, traffic) === versionFor(id, traffic)));
});

test('0 % serves no visitor, 100 % every visitor', () => {
  fc.assert(
    fc.property(visitor, (id) => {
      expect([versionFor(id, 0), versionFor(id, 100)]).toEqual(['stable', 'next']);
    }),
  );
});

test('a release gets exactly the buckets below its traffic', () => {
  fc.assert(
    fc.property(visitor, percent, (id, traffic) => {
      const gets = versionFor(id, traffic) === 'next';
      expect(gets).toBe(bucketOf('ramp', id) < Math.round(traffic * 100));
    }),
  );
});

test('a release does not get the first bucket beyond its traffic', () => {
  fc.assert(
    fc.property(visitor, (id) => {
      const bucket = bucketOf('ramp', id);
      expect(versionFor(id, bucket / 100)).toBe('stable');
      expect(versionFor(id, (bucket + 1) / 100)).toBe('next');
    }),
  );
});

test('increasing traffic takes no visitor off a release', () => {
  fc.assert(
    fc.property(visitor, percent, percent, (id, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      return versionFor(id, less) !== 'next' || versionFor(id, more) === 'next';
    }),
  );
});

test('the choice does not depend on other releases', () => {
  fc.assert(
    fc.property(visitor, percent, fc.nat({ max: 5 }), (id, traffic, others) => {
      return versionFor(id, traffic) === versionFor(id, traffic, { others });
    }),
  );
});

test('another salt divides visitors independently', () => {
  const people = Array.from({ length: 2_000 }, (_, index) => `person-${index}`);
  const both = people.filter((id) => bucketOf('a', id) < 5_000 && bucketOf('b', id) < 5_000);
  expect(both.length / people.length).toBeCloseTo(0.25, 1);
});

test('returns undefined without releases', () => {
  expect(chooseRelease([], 'anyone')).toBeUndefined();
});
