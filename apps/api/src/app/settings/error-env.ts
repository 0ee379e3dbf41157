import { z } from 'zod';

/** Where errors are reported. */
export const ErrorEnvironment = z.object({
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, error: 'must be a DSN, such as https://key@sentry.example/1' })
    .regex(/^https?:\/\/[^/@]+@[^/]+\/(.*\/)?\d+$/, 'must be a DSN, such as https://key@sentry.example/1')
    .optional(),
  SENTRY_ENVIRONMENT: z.string().max(64).default('production'),
  SENTRY_RELEASE: z.string().max(200).default('api'),
});

/** Sentry, or a service that accepts its envelopes; without it, errors are not reported. */
export type ErrorEnvironmentSettings = { dsn: string; environment: string; release: string } | undefined;

export const errorEnvironmentSettings = (env: z.infer<typeof ErrorEnvironment>): ErrorEnvironmentSettings =>
  env.SENTRY_DSN
    ? { dsn: env.SENTRY_DSN, environment: env.SENTRY_ENVIRONMENT, release: env.SENTRY_RELEASE }
    : undefined;
