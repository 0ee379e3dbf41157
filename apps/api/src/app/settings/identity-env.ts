import { z } from 'zod';
import { isLoopback } from '@greenroom/access';

/** Settings of log-in methods other than passwords. Each group is given completely or not at all. */
export const IdentityEnvironment = z.object({
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .refine((issuer) => {
      const { protocol, hostname } = new URL(issuer);
      return protocol === 'https:' || isLoopback(hostname);
    }, 'must be an https:// address, but on this machine')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** Label of its button. */
  OIDC_NAME: z.string().default('OpenID'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  /** PEM; line breaks may be written as `\n`. */
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine((pem) => pem.includes('PRIVATE KEY'), 'must be a private key in PEM')
    .optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  /** A custom scheme, never a page's (`https`) or a script's (`javascript`). RFC 3986, section 3.1. */
  DESKTOP_SCHEME: z
    .string()
    .regex(
      /^(?!https?$|javascript$|data$|file$|blob$)[a-z][a-z0-9+.-]*$/,
      'must be the scheme of an app, such as greenroom',
    )
    .default('greenroom'),
  TOKEN_CLIENT_ID: z.string().optional(),
  TOKEN_CLIENT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
});

const groups = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['TOKEN_CLIENT_ID', 'TOKEN_CLIENT_SECRET'],
] as const;

/** Returns what is missing in incomplete groups. */
export function identityNeeds(given: Readonly<Record<string, string | undefined>>): string[] {
  return groups.flatMap((group) => {
    const [there] = group.filter((name) => given[name] !== undefined);
    const missing = group.filter((name) => given[name] === undefined);
    return there !== undefined && missing.length > 0 ? [`${there} needs ${missing.join(' and ')} beside it`] : [];
  });
}

interface Client {
  clientId: string;
  clientSecret: string;
}

export interface IdentitySettings {
  oidc: (Client & { issuer: string; label: string }) | undefined;
  google: Client | undefined;
  apple: { clientId: string; teamId: string; keyId: string; privateKey: string } | undefined;
  facebook: Client | undefined;
  /** URL scheme of the desktop app. */
  desktopScheme: string;
  /** The server that may use the token endpoint. */
  tokenClient: Client | undefined;
}

export function identitySettings(env: z.output<typeof IdentityEnvironment>): IdentitySettings {
  const client = (clientId: string | undefined, clientSecret: string | undefined): Client | undefined =>
    clientId && clientSecret ? { clientId, clientSecret } : undefined;
  const oidc = client(env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET);
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = env;
  return {
    oidc: oidc && env.OIDC_ISSUER ? { ...oidc, issuer: env.OIDC_ISSUER, label: env.OIDC_NAME } : undefined,
    google: client(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
    apple:
      APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY
        ? { clientId: APPLE_CLIENT_ID, teamId: APPLE_TEAM_ID, keyId: APPLE_KEY_ID, privateKey: APPLE_PRIVATE_KEY }
        : undefined,
    facebook: client(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET),
    desktopScheme: env.DESKTOP_SCHEME,
    tokenClient: client(env.TOKEN_CLIENT_ID, env.TOKEN_CLIENT_SECRET),
  };
}
