import { z } from 'zod';
import { defaultKeys } from './open-payment-sandbox.ts';

/** Thrown for invalid settings. The message is meant for the person who starts the sandbox. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(12_111),
  /** PostgreSQL; without it, the sandbox keeps its data in DATA_DIR. */
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default('.data/payment-sandbox'),
  /** A PGlite that another process shares: the folder of its socket, or its address. */
  PGLITE_HOST: z.string().optional(),
  PGLITE_PORT: z.coerce.number().int().min(1).max(65_535).default(5433),
  SECRET_KEY: z
    .string()
    .regex(/^sk_test_/, 'must begin with sk_test_')
    .default(defaultKeys.secret),
  PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_test_/, 'must begin with pk_test_')
    .default(defaultKeys.publishable),
  WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  /** A regular expression of event types that are not sent. */
  WEBHOOK_EXCEPT: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
});

export type SandboxSettings = ReturnType<typeof readSettings>;

/** @throws SettingsError that names every invalid setting */
export function readSettings(given: Readonly<Record<string, string | undefined>>) {
  // An empty value counts as unset: compose files write unset variables that way.
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const read = environment.safeParse(set);
  if (!read.success)
    throw new SettingsError(read.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join('\n'));
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_EXCEPT: except, ...env } = read.data;
  if ((url === undefined) !== (secret === undefined))
    throw new SettingsError('WEBHOOK_URL and WEBHOOK_SECRET go together');
  const unsent = except === undefined ? undefined : new RegExp(except);
  return {
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    pglite: env.PGLITE_HOST === undefined ? undefined : { host: env.PGLITE_HOST, port: env.PGLITE_PORT },
    dataDir: env.DATA_DIR,
    secretKey: env.SECRET_KEY,
    publishableKey: env.PUBLISHABLE_KEY,
    webhooks: url && secret ? [{ url, secret, ...(unsent && { wants: (type: string) => !unsent.test(type) }) }] : [],
    logLevel: env.LOG_LEVEL,
  };
}
