import { UnsoundDocument } from './check-shape.ts';
import { integrityOf, openRegistry, openRelease } from './open-documents.ts';
import { emptyRegistry, registryText, type Deployment, type Registry } from './registry.ts';
import type { ReleaseRecord } from './release.ts';
import { importPublicKey, importSigningKey, sign } from './signature.ts';
import { withReleases } from './with-releases.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const pair = () => crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
const sri = (letter: string) => `sha384-${letter.repeat(64)}`;

const record: ReleaseRecord = {
  name: 'mentor-mfe',
  packageVersion: '1.0.0',
  version: '1.0.0-abcdef12',
  entry: 'entry.js',
  pages: [{ path: '/coaches', frame: 'site', files: ['coaches.js'] }],
  messages: { en: ['en.js'], de: [] },
  files: { 'entry.js': { bytes: 1, gzipBytes: 1, integrity: sri('E') } },
  shared: { react: '^19.3.1' },
  server: { file: 'server/pages.cjs', integrity: sri('S') },
};

let ours: CryptoKeyPair;
let theirs: CryptoKeyPair;
let registry: Registry;
let deployment: Deployment;
const recordBytes = bytesOf(JSON.stringify(record));

beforeAll(async () => {
  [ours, theirs] = await Promise.all([pair(), pair()]);
  const release = {
    url: '/remotes/mentor-mfe/1.0.0-abcdef12/entry.js',
    metadata: { integrity: sri('E'), version: record.version },
    extras: {
      record: '/remotes/mentor-mfe/1.0.0-abcdef12/release.json',
      recordIntegrity: await integrityOf(recordBytes),
      signature: await sign(ours.privateKey, recordBytes),
      pages: [{ path: '/coaches', frame: 'site' as const }],
    },
  };
  registry = withReleases(emptyRegistry, [{ name: 'mentor-mfe', release }], 1);
  deployment = registry.microFrontends['mentor-mfe']![0]!;
});

describe('a registry document', () => {
  const open = async (document: unknown, { by = ours, keys = [ours], before = '' } = {}) => {
    const bytes = bytesOf(typeof document === 'string' ? document : registryText(document as Registry));
    const signature = await sign(by.privateKey, bytes);
    return openRegistry(
      bytes,
      `${before}${signature}\n`,
      keys.map((key) => key.publicKey),
    );
  };

  test('opens with the key that signed it, one of several, and with one of several signatures', async () => {
    await expect(open(registry)).resolves.toEqual(registry);
    await expect(open(registry, { keys: [theirs, ours] })).resolves.toEqual(registry);
    await expect(open(registry, { before: `${btoa('another')}\n` })).resolves.toEqual(registry);
    await expect(open(emptyRegistry)).resolves.toEqual(emptyRegistry);
  });

  test('is rejected with another signer, without a signature, or without a key', async () => {
    await expect(open(registry, { by: theirs })).rejects.toThrow('not signed by a known key');
    await expect(open(registry, { keys: [] })).rejects.toThrow(UnsoundDocument);
    for (const signatures of ['', 'no base64 !', btoa('short')]) {
      await expect(openRegistry(bytesOf(registryText(registry)), signatures, [ours.publicKey])).rejects.toThrow(
        UnsoundDocument,
      );
    }
  });

  test('is rejected with one byte changed or missing', async () => {
    const bytes = bytesOf(registryText(registry));
    const signature = await sign(ours.privateKey, bytes);
    for (const place of [0, 10, bytes.length >> 1, bytes.length - 1]) {
      const changed = bytes.map((byte, index) => (index === place ? byte ^ 1 : byte));
      await expect(openRegistry(changed, signature, [ours.publicKey])).rejects.toThrow(UnsoundDocument);
      await expect(openRegistry(bytes.slice(0, place), signature, [ours.publicKey])).rejects.toThrow(UnsoundDocument);
    }
  });

  const withDeployment = (change: (one: Deployment) => unknown) => ({
    ...registry,
    microFrontends: { 'mentor-mfe': [change(structuredClone(deployment))] },
  });
  test.each<[string, () => unknown]>([
    ['invalid JSON', () => '{'],
    ['another document than a registry', () => ({})],
    ['an unknown field', () => ({ ...registry, more: 1 })],
    ['an invalid app name', () => ({ ...registry, microFrontends: { '../x': [] } })],
    ['an app without a release', () => ({ ...registry, microFrontends: { app: [] } })],
    ['a release without an address', () => withDeployment(({ url: _, ...rest }) => rest)],
    ['a weak hash', () => withDeployment((one) => ({ ...one, metadata: { ...one.metadata, integrity: 'sha256-x' } }))],
    [
      'a version at another address',
      () => withDeployment((one) => ({ ...one, metadata: { ...one.metadata, version: '../1' } })),
    ],
    [
      'no traffic for the default',
      () => withDeployment((one) => ({ ...one, deployment: { traffic: 0, default: true } })),
    ],
    ['no default', () => withDeployment((one) => ({ ...one, deployment: { traffic: 100, default: false } }))],
    [
      'traffic for a killed release',
      () => withDeployment((one) => ({ ...one, extras: { ...one.extras, killed: true } })),
    ],
    [
      'a duplicate version',
      () => ({
        ...registry,
        microFrontends: { app: [deployment, { ...deployment, deployment: { traffic: 0, default: false } }] },
      }),
    ],
  ])('is rejected, though correctly signed, with %s', async (_, document) => {
    await expect(open(document())).rejects.toThrow(UnsoundDocument);
  });
});

describe('the record of a release', () => {
  const open = (bytes: Uint8Array, changes: Partial<Deployment> = {}, keys = [ours.publicKey]) =>
    openRelease(bytes, 'mentor-mfe', { ...deployment, ...changes }, keys);
  /** Opens the record as if it had been registered this way. */
  const registered = async (text: string, by = ours) => {
    const bytes = bytesOf(text);
    const extras = {
      ...deployment.extras,
      recordIntegrity: await integrityOf(bytes),
      signature: await sign(by.privateKey, bytes),
    };
    return open(bytes, { extras });
  };

  test('opens as it was registered', async () => {
    await expect(open(recordBytes)).resolves.toEqual(record);
  });

  test('is rejected with a byte changed, and under another name', async () => {
    await expect(open(recordBytes.map((byte, index) => (index === 50 ? byte ^ 1 : byte)))).rejects.toThrow(
      'was altered',
    );
    await expect(openRelease(recordBytes, 'checkout-mfe', deployment, [ours.publicKey])).rejects.toThrow(
      'something else',
    );
  });

  test('is rejected with another signer', async () => {
    await expect(registered(JSON.stringify(record), theirs)).rejects.toThrow('not signed by a known key');
    await expect(open(recordBytes, {}, [theirs.publicKey])).rejects.toThrow('not signed by a known key');
  });

  test.each<[string, unknown]>([
    ['of another version', { ...record, version: '1.0.0-00000000' }],
    ['with other pages', { ...record, pages: [{ path: '/checkout', frame: 'site', files: [] }] }],
    ['with another entry', { ...record, entry: 'other.js' }],
    ['of an old format, without its shared modules', { ...record, shared: undefined }],
    ['with a file outside its folder', { ...record, files: { ...record.files, '../x.js': record.files['entry.js'] } }],
    ['that is not an object', []],
  ])('is rejected, though correctly signed, %s', async (_, changed) => {
    await expect(registered(JSON.stringify(changed))).rejects.toThrow(UnsoundDocument);
  });
});

test('imports keys from PEM', async () => {
  const pem = (title: string, content: ArrayBuffer) =>
    `-----BEGIN ${title}-----\n${btoa(String.fromCharCode(...new Uint8Array(content)))}\n-----END ${title}-----\n`;
  const signing = await importSigningKey(pem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', ours.privateKey)));
  const known = await importPublicKey(pem('PUBLIC KEY', await crypto.subtle.exportKey('spki', ours.publicKey)));
  const bytes = bytesOf(registryText(registry));
  await expect(openRegistry(bytes, await sign(signing, bytes), [known])).resolves.toEqual(registry);
  expect(() => importPublicKey('-----BEGIN PUBLIC KEY-----\n%%%\n-----END PUBLIC KEY-----')).toThrow('no key');
});
