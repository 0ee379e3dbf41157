import { z } from 'zod';

/**
 * Settings of plans that people buy in the app. Without the first, there are none. The names differ from those of log-in
 * with Apple, which has a key of its own.
 */
export const AppStoreEnvironment = z.object({
  APPLE_STORE_BUNDLE_ID: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)+$/, 'must be the bundle ID of an app, such as com.example.greenroom')
    .optional(),
  APPLE_STORE_APP_ID: z
    .string()
    .regex(/^\d{1,15}$/, 'must be the app’s number in the App Store')
    .transform(Number)
    .optional(),
  APPLE_STORE_ENVIRONMENT: z.enum(['production', 'sandbox'], 'must be "production" or "sandbox"').default('production'),
  APPLE_STORE_ROOT_CERTIFICATES: z.string().optional(),
  APPLE_STORE_ISSUER_ID: z.uuid('must be the issuer ID of App Store Connect').optional(),
  APPLE_STORE_KEY_ID: z.string().optional(),
  APPLE_STORE_PRIVATE_KEY: z.string().optional(),
});

export interface AppStoreSettings {
  bundleId: string;
  /** The app’s number in the App Store; Apple names none in the sandbox. */
  appId: number | undefined;
  environment: 'production' | 'sandbox';
  /** PEM text, a PEM or DER file, or a folder of such files. */
  rootCertificates: string;
  /** For asking Apple about subscriptions of which nothing was heard; the private key as PEM text or its path. */
  key: { issuerId: string; keyId: string; privateKey: string } | undefined;
}

const ofKey = ['APPLE_STORE_ISSUER_ID', 'APPLE_STORE_KEY_ID', 'APPLE_STORE_PRIVATE_KEY'] as const;
const others = ['APPLE_STORE_APP_ID', 'APPLE_STORE_ROOT_CERTIFICATES', ...ofKey] as const;

/** Returns what is missing: an app needs certificates and, in production, its number; the key has three parts. */
export function appStoreNeeds(given: Readonly<Record<string, string | undefined>>): string[] {
  const app = 'APPLE_STORE_BUNDLE_ID';
  if (given[app] === undefined)
    return others.filter((name) => given[name] !== undefined).map((name) => `${name} needs ${app} beside it`);
  const needed = [
    'APPLE_STORE_ROOT_CERTIFICATES',
    ...(given.APPLE_STORE_ENVIRONMENT === 'sandbox' ? [] : ['APPLE_STORE_APP_ID']),
  ].filter((name) => given[name] === undefined);
  const missing = ofKey.filter((name) => given[name] === undefined);
  const there = ofKey.find((name) => given[name] !== undefined);
  return [
    ...(needed.length > 0 ? [`${app} needs ${needed.join(' and ')} beside it`] : []),
    ...(there && missing.length > 0 ? [`${there} needs ${missing.join(' and ')} beside it`] : []),
  ];
}

/** Returns undefined if no app is set. */
export function appStoreSettings(env: z.output<typeof AppStoreEnvironment>): AppStoreSettings | undefined {
  const { APPLE_STORE_BUNDLE_ID: bundleId, APPLE_STORE_ROOT_CERTIFICATES: rootCertificates } = env;
  if (bundleId === undefined || rootCertificates === undefined) return undefined;
  const { APPLE_STORE_ISSUER_ID: issuerId, APPLE_STORE_KEY_ID: keyId, APPLE_STORE_PRIVATE_KEY: privateKey } = env;
  return {
    bundleId,
    appId: env.APPLE_STORE_APP_ID,
    environment: env.APPLE_STORE_ENVIRONMENT,
    rootCertificates,
    key: issuerId && keyId && privateKey ? { issuerId, keyId, privateKey } : undefined,
  };
}
