import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  APIException,
  AppStoreServerAPIClient,
  Environment,
  SignedDataVerifier,
  type StatusResponse,
  VerificationException,
  VerificationStatus,
} from '@apple/app-store-server-library';
import { type AppStore, AppStoreError } from '@greenroom/ports/app-store';
import { notificationFrom, renewalFrom, transactionFrom } from './read-payloads.ts';

export interface AppleAppStoreSettings {
  bundleId: string;
  /** The app’s number in the App Store. Apple names none in the sandbox. */
  appId: number | undefined;
  environment: 'production' | 'sandbox';
  /** PEM text, a PEM or DER file, or a folder of such files. */
  rootCertificates: string;
  /** For the App Store Server API, the private key as PEM text or its path; without it, nothing is asked. */
  key: { issuerId: string; keyId: string; privateKey: string } | undefined;
}

/** For tests, which have no network. */
interface Replacements {
  /** Whether to ask Apple if certificates are revoked. */
  onlineChecks: boolean;
  askStatuses?(transactionId: string): Promise<StatusResponse>;
}

/**
 * Plans by Apple’s own library.
 * @throws Error if there is no certificate at `rootCertificates`
 */
export function appleAppStore(
  settings: AppleAppStoreSettings,
  { onlineChecks, askStatuses }: Replacements = { onlineChecks: true },
): AppStore {
  const { bundleId, appId, key } = settings;
  const environment = settings.environment === 'production' ? Environment.PRODUCTION : Environment.SANDBOX;
  const roots = readCertificates(settings.rootCertificates);
  const verifier = new SignedDataVerifier(roots, onlineChecks, environment, bundleId, appId);
  const client =
    key && new AppStoreServerAPIClient(readKey(key.privateKey), key.keyId, key.issuerId, bundleId, environment);
  const ask = askStatuses ?? (client && ((id: string) => client.getAllSubscriptionStatuses(id)));
  const stateFrom = async (signed: { signedTransactionInfo?: string; signedRenewalInfo?: string }) => {
    if (signed.signedTransactionInfo === undefined) return null;
    const transaction = transactionFrom(await verifier.verifyAndDecodeTransaction(signed.signedTransactionInfo));
    const renewal = signed.signedRenewalInfo && (await verifier.verifyAndDecodeRenewalInfo(signed.signedRenewalInfo));
    return { transaction, renewal: renewal ? renewalFrom(renewal) : null };
  };
  return {
    name: `Apple’s App Store (${settings.environment})`,
    readNotification: (signedPayload) =>
      verified(async () => {
        const payload = await verifier.verifyAndDecodeNotification(signedPayload);
        return notificationFrom(payload, await stateFrom(payload.data ?? {}));
      }),
    readTransaction: (signedTransaction) =>
      verified(async () => transactionFrom(await verifier.verifyAndDecodeTransaction(signedTransaction))),
    fetchState:
      ask &&
      (async (originalTransactionId) => {
        const answer = await answered(() => ask(originalTransactionId));
        const items = answer?.data?.flatMap(({ lastTransactions }) => lastTransactions ?? []) ?? [];
        const item = items.find((one) => one.originalTransactionId === originalTransactionId);
        return item && ((await verified(() => stateFrom(item))) ?? undefined);
      }),
  };
}

/** Runs `read` and turns the library’s errors into the port’s. */
async function verified<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof VerificationException)) throw error;
    if (error.status === VerificationStatus.RETRYABLE_VERIFICATION_FAILURE)
      throw new AppStoreError('unavailable', 'Apple does not say whether its certificate is still valid', error);
    throw new AppStoreError(
      'forged',
      `Apple did not sign this for this app: ${VerificationStatus[error.status]}`,
      error,
    );
  }
}

const unknownToApple = 404;

/** Runs a request to the App Store Server API. @returns undefined if Apple does not know the purchase */
async function answered<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof APIException && error.httpStatusCode === unknownToApple) return undefined;
    const status = error instanceof APIException ? ` (${error.httpStatusCode})` : '';
    throw new AppStoreError('unavailable', `The App Store Server API gave no answer${status}`, error);
  }
}

const pemCertificates = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** Returns the certificates of a PEM text, a file, or all files of a folder. */
function readCertificates(from: string): Buffer[] {
  const certificates = from.includes('-----BEGIN') ? certificatesIn(Buffer.from(unfold(from))) : readFiles(from);
  if (certificates.length === 0) throw new Error('APPLE_STORE_ROOT_CERTIFICATES has no certificate');
  return certificates;
}

const readKey = (from: string) => (from.includes('-----BEGIN') ? unfold(from) : readFileSync(from, 'utf8'));

/** An environment variable may write line breaks as `\n`. */
const unfold = (pem: string) => pem.replaceAll('\\n', '\n');

function readFiles(path: string): Buffer[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => /\.(pem|crt|cer|der)$/i.test(name))
        .map((name) => join(path, name))
    : [path];
  return files.flatMap((file) => certificatesIn(readFileSync(file)));
}

/** A file without PEM markers is one certificate in DER, as Apple publishes them. */
function certificatesIn(bytes: Buffer): Buffer[] {
  const text = bytes.toString('latin1');
  if (!text.includes('-----BEGIN')) return [bytes];
  return (text.match(pemCertificates) ?? []).map((pem) => Buffer.from(pem));
}
