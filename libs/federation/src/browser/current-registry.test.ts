import { UnsoundDocument } from '../check-shape.ts';
import { emptyRegistry, issuedAt, registryAddress, registryText, signatureOf, type Registry } from '../registry.ts';
import { sign } from '../signature.ts';
import { withReleases } from '../with-releases.ts';
import { currentRegistry } from './current-registry.ts';

const pair = () => crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
const sri = (letter: string) => `sha384-${letter.repeat(64)}`;
const hour = 3_600_000;

let ours: CryptoKeyPair;
let theirs: CryptoKeyPair;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([pair(), pair()]);
});

/** Builds a registry that expires one hour after it was issued. */
function registryOf(issued: number): Registry {
  const release = {
    url: '/remotes/mentor-mfe/1.0.0-abcdef12/entry.js',
    metadata: { integrity: sri('E'), version: '1.0.0-abcdef12' },
    extras: {
      record: '/remotes/mentor-mfe/1.0.0-abcdef12/release.json',
      recordIntegrity: sri('R'),
      signature: btoa('of a record, which nobody looks at here'),
      pages: [{ path: '/coaches', frame: 'site' as const }],
    },
  };
  const registry = withReleases(emptyRegistry, [{ name: 'mentor-mfe', release }], issued);
  for (const one of registry.microFrontends['mentor-mfe']!) one.extras.expires = issued + hour;
  return registry;
}

/** Sets what the file server serves from now on; undefined makes it fail. */
async function publish(registry: Registry | undefined, by = ours) {
  const text = registry && registryText(registry);
  const files = text && {
    [registryAddress]: text,
    [signatureOf(registryAddress)]: await sign(by.privateKey, new TextEncoder().encode(text)),
  };
  globalThis.fetch = async (address) => {
    if (!files) throw new TypeError('Failed to fetch');
    return { ok: true, text: async () => files[address as string] } as unknown as Response;
  };
}

let told: unknown[];
/** Replaces localStorage: the test environment with WebCrypto has no browser storage, and the reverse. */
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
beforeEach(() => {
  told = [];
  kept.clear();
  Object.assign(globalThis, { localStorage: storage });
  jest.useFakeTimers({ now: 1_000 * hour, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
});
afterEach(() => jest.useRealTimers());

/** Returns when the registry was issued that a page uses. */
async function openPage(): Promise<number | undefined> {
  const registry = await currentRegistry(
    async () => [ours.publicKey],
    (cause) => void told.push(cause),
  );
  return registry && issuedAt(registry);
}
const begun = 1_000 * hour;

test('new and returning visitors use the published registry', async () => {
  await publish(registryOf(begun - 1_000));
  expect(await openPage()).toBe(begun - 1_000);
  await publish(registryOf(begun));
  expect([await openPage(), told]).toEqual([begun, []]);
});

test.each<[string, () => Promise<void>, RegExp]>([
  ['is unavailable for an hour', () => publish(undefined), /Failed to fetch/],
  ['is forged', () => publish(registryOf(begun + 1), theirs), /not signed by a known key/],
  ['is outdated', () => publish(registryOf(begun - hour / 2)), /older than one that was seen/],
])('while a registry %s, the page keeps the last good one and reports why', async (_, go, why) => {
  await publish(registryOf(begun));
  await openPage();
  await go();
  jest.setSystemTime(begun + hour / 2);
  expect(await openPage()).toBe(begun);
  expect(String(told[0])).toMatch(why);
});

test.each<[string, () => Promise<void>]>([
  ['is unavailable', () => publish(undefined)],
  ['is forged', () => publish(registryOf(begun), theirs)],
  ['has expired', () => publish(registryOf(begun - 2 * hour))],
])('where a registry %s, a new visitor gets none', async (_, go) => {
  await go();
  expect(await openPage()).toBeUndefined();
  expect(told).toHaveLength(1);
});

test('an expired registry stays valid for visitors who saw it before, and for no others', async () => {
  await publish(registryOf(begun));
  await openPage();
  jest.setSystemTime(begun + 2 * hour);
  expect([await openPage(), told]).toEqual([begun, []]);
  kept.clear();
  expect(await openPage()).toBeUndefined();
  expect(told).toEqual([new UnsoundDocument('The registry document has expired')]);
});

test('rejects a forged registry in the browser’s storage', async () => {
  await publish(registryOf(begun), theirs);
  const document = registryText(registryOf(begun));
  storage.setItem('last good registry', JSON.stringify({ document, signatures: btoa('nobody') }));
  expect(await openPage()).toBeUndefined();
});
