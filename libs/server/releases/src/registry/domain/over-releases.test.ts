import fc from 'fast-check';
import {
  chooseManifest,
  divideTraffic,
  emptyRegistry,
  offeredOf,
  usualOf,
  withApps,
  withRelease,
  type Deployment,
  type NewDeployment,
  type Registry,
} from '@greenroom/federation';
import { overReleases } from './over-releases.ts';

const day = 86_400_000;
const name = 'checkout-mfe';
const newRelease = (version: string): NewDeployment => ({
  url: `/remotes/${name}/${version}/entry.js`,
  metadata: { integrity: '', version },
  extras: { record: '', recordIntegrity: '', signature: '', pages: [] },
});
const versionsOf = (list: readonly Deployment[]) => list.map(({ metadata }) => metadata.version);
const listOf = (registry: Registry) => registry.microFrontends[name] ?? [];

/**
 * Returns a registry of releases 1 to `count`, each published for everyone a day after the one before, from day 0 on.
 */
function daily(count: number): Registry {
  let registry = emptyRegistry;
  for (let index = 0; index < count; index++) {
    const list = withRelease(name, listOf(registry), newRelease(String(index + 1)), 100);
    registry = withApps(registry, { [name]: list }, { now: index * day + 1 });
  }
  return registry;
}

test('removes releases without visitors for a month, except the newest ten and fallbacks', () => {
  const registry = daily(60);
  // On day 60, release 30 lost its visitors 30 days ago; its pages fall back to 29.
  expect(versionsOf(overReleases(listOf(registry), 60 * day))).toEqual(
    Array.from({ length: 27 }, (_, index) => String(index + 1)),
  );
  expect(versionsOf(overReleases(listOf(registry), 500 * day))).toEqual(
    Array.from({ length: 50 }, (_, index) => String(index + 1)),
  );
  expect(overReleases(listOf(daily(10)), 500 * day)).toEqual([]);
});

test('keeps an old default, however many releases came after it', () => {
  let registry = daily(2);
  for (let index = 3; index < 40; index++)
    registry = withApps(
      registry,
      { [name]: withRelease(name, listOf(registry), newRelease(`${index}`), 0) },
      { now: 3 },
    );
  const kept = listOf(registry).filter((one) => !overReleases(listOf(registry), 900 * day).includes(one));
  expect(versionsOf(kept).slice(0, 2)).toEqual(['1', '2']);
  expect(kept).toHaveLength(12);
});

const event = fc.oneof(
  fc.record({ kind: fc.constant('publish' as const), traffic: fc.constantFrom(0, 0, 10, 100) }),
  fc.record({
    kind: fc.constant('divide' as const),
    usual: fc.nat(),
    part: fc.nat(),
    traffic: fc.constantFrom(0, 5, 50),
  }),
  fc.record({ kind: fc.constant('kill' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('open' as const), visitor: fc.nat(50).map(String) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ kind: fc.constant('clean' as const) }),
);

test('never removes a release that a page of the last month could still request', () => {
  let cleanedEver = 0;
  fc.assert(
    fc.property(fc.array(event, { minLength: 60, maxLength: 160 }), (events) => {
      let [registry, now, count] = [emptyRegistry, 0, 0];
      let open: { since: number; asks: string[] }[] = [];
      const change = (list: Deployment[]) => (registry = withApps(registry, { [name]: list }, { now }));
      for (const one of events) {
        now += day / 24;
        const list = listOf(registry);
        const alive = list.filter(({ extras }) => !extras.killed);
        if (one.kind === 'publish') {
          const inPart = list.some(({ deployment }) => !deployment.default && deployment.traffic > 0);
          const traffic = list.length === 0 ? 100 : inPart && one.traffic < 100 ? 0 : one.traffic;
          change(withRelease(name, list, newRelease(String(++count)), traffic));
        }
        if (one.kind === 'divide' && alive.length > 1) {
          const usual = alive[one.usual % alive.length]!.metadata.version;
          const version = alive[one.part % alive.length]!.metadata.version;
          const isPart = version !== usual && one.traffic > 0;
          change(
            divideTraffic(list, { usual, part: isPart ? { version, traffic: one.traffic, salt: 's' } : undefined }),
          );
        }
        if (one.kind === 'kill' && alive.length > 1) {
          const version = alive[one.which % alive.length]!.metadata.version;
          const stead = alive.find(({ metadata }) => metadata.version !== version)!;
          const dead = list.map((each) =>
            each.metadata.version === version ? { ...each, extras: { ...each.extras, killed: true as const } } : each,
          );
          const wasUsual = usualOf(list)?.metadata.version === version;
          const usual = wasUsual ? stead.metadata.version : usualOf(list)!.metadata.version;
          change(divideTraffic(dead, { usual }));
        }
        if (one.kind === 'open') {
          const { manifest } = chooseManifest(offeredOf(registry), one.visitor, {});
          const asks = manifest.remotes.flatMap(({ version, fallbacks }) => [
            version,
            ...fallbacks.map((f) => f.version),
          ]);
          open.push({ since: now, asks });
        }
        if (one.kind === 'wait') now += one.days * day;
        if (one.kind === 'clean') {
          const over = overReleases(list, now);
          cleanedEver += over.length;
          if (over.length > 0) change(list.filter((each) => !over.includes(each)));
        }
        open = open.filter(({ since }) => since > now - 30 * day);
        const there = new Set(versionsOf(listOf(registry)));
        for (const { asks } of open) expect(asks.filter((version) => !there.has(version))).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
  // Guards against a test that never cleans.
  expect(cleanedEver).toBeGreaterThan(100);
});
