import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APIException } from '@apple/app-store-server-library';
import { applePayloads, testApp } from '@greenroom/ports/testing/apple-payloads';
import { appleOids, type AppleSigner, appleSigner } from '@greenroom/ports/testing/apple-signer';
import { appleAppStore } from './apple-app-store.ts';

const at = Date.parse('2026-11-01T10:00:00Z');
const month = 30 * 86_400_000;
const apple = appleSigner();
const settings = {
  bundleId: testApp.bundleId,
  appId: testApp.appAppleId,
  environment: 'production' as const,
  rootCertificates: apple.rootPem,
  key: undefined,
};
const store = appleAppStore(settings, { onlineChecks: false });
const renewed = (signer: AppleSigner, app = {}) =>
  applePayloads(signer).notification({
    ...{ type: 'DID_RENEW', uuid: '6f8c6dd0-8a6d-4c3e-9c60-9b1f2f6a1c11', at, app },
    transaction: { expiresDate: at + month, appAccountToken: 'ABCDEF00-0000-8000-8000-000000000001' },
    renewal: {},
  });

const forged = expect.objectContaining({ name: 'AppStoreError', trouble: 'forged' });

test('reads a notification with its transaction and renewal', async () => {
  await expect(store.readNotification(renewed(apple))).resolves.toEqual({
    uuid: '6f8c6dd0-8a6d-4c3e-9c60-9b1f2f6a1c11',
    type: 'DID_RENEW',
    subtype: null,
    signedAt: new Date(at),
    state: {
      transaction: {
        transactionId: '2000000001',
        originalTransactionId: '2000000001',
        productId: 'greenroom.monthly',
        appAccountToken: 'abcdef00-0000-8000-8000-000000000001',
        purchasedAt: new Date(at),
        expiresAt: new Date(at + month),
        revokedAt: null,
        isUpgraded: false,
        isTrial: false,
        signedAt: new Date(at),
      },
      renewal: {
        originalTransactionId: '2000000001',
        renews: true,
        isRetrying: false,
        graceUntil: null,
        hasExpired: false,
        signedAt: new Date(at),
      },
    },
  });
});

test('reads notifications of an unknown type, and such as are about no purchase', async () => {
  const { notification } = applePayloads(apple);
  await expect(store.readNotification(notification({ type: 'FROM_THE_FUTURE', at }))).resolves.toMatchObject({
    type: 'FROM_THE_FUTURE',
    state: null,
  });
});

describe('rejects', () => {
  const altered = (jws: string) => {
    const [header, payload = '', signature] = jws.split('.');
    const text = Buffer.from(payload, 'base64url').toString().replace('DID_RENEW', 'SUBSCRIBED');
    return [header, Buffer.from(text).toString('base64url'), signature].join('.');
  };
  test.each([
    ['a payload of another root', renewed(appleSigner())],
    ['a payload for another app', renewed(apple, { bundleId: 'com.example.other' })],
    ['a payload for another number of the app', renewed(apple, { appAppleId: 1 })],
    ['a payload of the sandbox', renewed(apple, { environment: 'Sandbox' })],
    ['an altered payload', altered(renewed(apple))],
    ['a payload without a signature', renewed(apple).split('.').slice(0, 2).join('.')],
    ['text', 'no payload'],
    ['nothing', ''],
    ['a payload without fields', apple.sign({})],
  ])('%s', async (_, signed) => {
    await expect(store.readNotification(signed)).rejects.toEqual(forged);
  });

  test.each([
    ['an intermediate certificate', { leaf: appleOids.leaf }],
    ['a leaf', { intermediate: appleOids.intermediate }],
  ])('%s without Apple’s marker, although its root is trusted', async (_, oids) => {
    const trusted = (signer: AppleSigner) =>
      appleAppStore({ ...settings, rootCertificates: signer.rootPem }, { onlineChecks: false });
    const [unmarked, marked] = [appleSigner(oids), appleSigner()];
    await expect(trusted(unmarked).readNotification(renewed(unmarked))).rejects.toEqual(forged);
    await expect(trusted(marked).readNotification(renewed(marked))).resolves.toMatchObject({ type: 'DID_RENEW' });
  });

  test('a transaction of another app or environment', async () => {
    const { transaction } = applePayloads(apple);
    const more = { expiresDate: at + month };
    await expect(store.readTransaction(transaction(at, more))).resolves.toMatchObject({
      productId: 'greenroom.monthly',
    });
    await expect(store.readTransaction(transaction(at, more, { bundleId: 'com.example.b' }))).rejects.toEqual(forged);
    await expect(store.readTransaction(transaction(at, more, { environment: 'Sandbox' }))).rejects.toEqual(forged);
  });
});

test('reads payloads of the sandbox if it is set to', async () => {
  const sandbox = appleAppStore({ ...settings, environment: 'sandbox', appId: undefined }, { onlineChecks: false });
  await expect(sandbox.readNotification(renewed(apple, { environment: 'Sandbox' }))).resolves.toMatchObject({
    type: 'DID_RENEW',
  });
  await expect(sandbox.readNotification(renewed(apple))).rejects.toEqual(forged);
});

describe('root certificates', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'apple-roots-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const reads = async (rootCertificates: string) => {
    const own = appleAppStore({ ...settings, rootCertificates }, { onlineChecks: false });
    return (await own.readNotification(renewed(apple))).type;
  };

  test('come from a folder with PEM and DER files', async () => {
    writeFileSync(join(folder, 'a.pem'), appleSigner().rootPem);
    const der = Buffer.from(apple.rootPem.replaceAll(/-----[^-]+-----|\n/g, ''), 'base64');
    writeFileSync(join(folder, 'b.cer'), der);
    writeFileSync(join(folder, 'README.md'), 'no certificate');
    await expect(reads(folder)).resolves.toBe('DID_RENEW');
    await expect(reads(join(folder, 'b.cer'))).resolves.toBe('DID_RENEW');
  });

  test('come from a text whose line breaks are written out', async () => {
    await expect(reads(apple.rootPem.replaceAll('\n', '\\n'))).resolves.toBe('DID_RENEW');
  });

  test('must be there', () => {
    expect(() => appleAppStore({ ...settings, rootCertificates: folder })).toThrow(/no certificate/);
  });
});

describe('the App Store Server API', () => {
  const { transaction, renewal } = applePayloads(apple);
  const item = {
    originalTransactionId: '2000000001',
    signedTransactionInfo: transaction(at, { expiresDate: at + month }),
    signedRenewalInfo: renewal(at, { autoRenewStatus: 0 }),
  };
  const asking = (askStatuses: () => Promise<object>) =>
    appleAppStore(settings, { onlineChecks: false, askStatuses }).fetchState!;

  test('gives the signed state of a subscription', async () => {
    const fetchState = asking(async () => ({ data: [{ lastTransactions: [item] }] }));
    await expect(fetchState('2000000001')).resolves.toMatchObject({
      transaction: { expiresAt: new Date(at + month) },
      renewal: { renews: false },
    });
    await expect(fetchState('2000000002')).resolves.toBeUndefined();
  });

  test('may not know a subscription, or give no answer', async () => {
    const failing = (status: number) =>
      asking(async () => {
        throw new APIException(status);
      })('2000000001');
    await expect(failing(404)).resolves.toBeUndefined();
    await expect(failing(401)).rejects.toMatchObject({ trouble: 'unavailable', message: /401/ });
  });

  test('is verified like a notification', async () => {
    const other = applePayloads(appleSigner()).transaction(at, { expiresDate: at + month });
    const fetchState = asking(async () => ({
      data: [{ lastTransactions: [{ ...item, signedTransactionInfo: other }] }],
    }));
    await expect(fetchState('2000000001')).rejects.toEqual(forged);
  });

  test('is not asked without a key', () => {
    expect(store.fetchState).toBeUndefined();
    const { apiKey: privateKey } = apple;
    const withKey = (key: string) =>
      appleAppStore({ ...settings, key: { issuerId: 'i', keyId: 'k', privateKey: key } });
    expect(withKey(privateKey).fetchState).toBeInstanceOf(Function);
    expect(() => withKey('/no/such/key.p8')).toThrow(/ENOENT/);
  });
});
