import { z } from 'zod';
import type { NoticeSettings } from '@greenroom/releases';

const shape = 'must be like checkout-mfe:team@example.com,*:lead@example.com';

/** Requires https or this machine, so that notices cannot be read or changed on the way. */
function isWebhook(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const isHere = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isHere) && username === '' && password === '';
}

/** Settings of release notices. */
export const ReleaseNoticeEnvironment = {
  RELEASE_WEBHOOK: z
    .string()
    .refine(isWebhook, 'must be an https:// address without a user, or one of this machine')
    .optional(),
  RELEASE_WEBHOOK_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  RELEASE_OWNERS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .transform((entries) => entries.filter((entry) => entry !== ''))
    .pipe(z.array(z.string().regex(/^(\*|[a-z][a-z0-9-]*):[^\s:@]+@[^\s:@]+$/, shape))),
};

/** Returns settings missing beside those given. */
export function releaseNoticeNeeds(given: Readonly<Record<string, string | undefined>>): string[] {
  const missing = ['RELEASE_WEBHOOK', 'RELEASE_WEBHOOK_SECRET'].filter((name) => given[name] === undefined);
  return missing.length === 1
    ? [`RELEASE_WEBHOOK and RELEASE_WEBHOOK_SECRET need each other: ${missing[0]} is missing`]
    : [];
}

/** Settings of the second person's approval: `checkout-mfe:20,*:50`. */
export const ReleaseApprovalEnvironment = {
  RELEASE_APPROVALS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .transform((entries) => entries.filter((entry) => entry !== ''))
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^(\*|[a-z][a-z0-9-]*):(\d{1,2}(\.\d{1,2})?)$/,
            'must be like checkout-mfe:20,*:50, in percent below 100',
          ),
      ),
    )
    .transform(
      (entries) => new Map(entries.map((entry) => entry.split(':')).map(([app = '', at]) => [app, Number(at)])),
    ),
};

interface Given {
  RELEASE_WEBHOOK?: string | undefined;
  RELEASE_WEBHOOK_SECRET?: string | undefined;
  RELEASE_OWNERS: readonly string[];
}

export function releaseNoticeSettings(env: Given): NoticeSettings {
  const { RELEASE_WEBHOOK: url, RELEASE_WEBHOOK_SECRET: secret } = env;
  const owners = Map.groupBy(
    env.RELEASE_OWNERS.map((entry) => entry.split(':')),
    ([app = '']) => app,
  );
  return {
    ...(url && secret && { webhook: { url, secret } }),
    owners: new Map([...owners].map(([app, entries]) => [app, entries.map(([, email = '']) => email)])),
  };
}
