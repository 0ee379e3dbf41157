import { z } from 'zod';

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' });

/** Payment settings, and links for plans managed elsewhere. */
export const CommerceEnvironment = z.object({
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must be a secret or restricted key of Stripe’s')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, 'must be a publishable key of Stripe’s')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be the signing secret of a webhook endpoint')
    .optional(),
  STRIPE_TAX: z.enum(['on', 'off'], 'must be "on" or "off"').default('off'),
  PAYMENT_SANDBOX_URL: z.url({ protocol: /^http$/, error: 'must be an http:// address' }).optional(),
  SELLER_NAME: z.string().default('Greenroom'),
  SELLER_ADDRESS: z
    .string()
    .default('')
    .transform((lines) => lines.split(';').map((line) => line.trim()))
    .transform((lines) => lines.filter((line) => line !== '')),
  SELLER_TAX_ID: z.string().optional(),
  APPLE_SUBSCRIPTIONS_URL: address.default('https://apps.apple.com/account/subscriptions'),
  PARENT_MEMBERSHIP_URL: address.optional(),
});

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  tax: boolean;
  /** Where the payment sandbox listens that replaces Stripe, for example for rehearsals; no real money moves. */
  sandbox: { host: string; port: number } | undefined;
}

export interface CommerceSettings {
  /** Payments by Stripe, or by a separately running payment sandbox. */
  stripe: StripeKeys | undefined;
  elsewhere: { apple: string; parent: string | null };
  /** Name, address and tax number shown on invoices. */
  seller: { name: string; address: string[]; taxId: string | undefined };
}

const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Returns what is missing: the keys go together, and a public site that requires plans must sell them. */
export function commerceNeeds(given: Readonly<Record<string, string | undefined>>, isPublic: boolean): string[] {
  if (given.PAYMENT_SANDBOX === 'on')
    return [
      'PAYMENT_SANDBOX is no setting any more: run the payment sandbox and set PAYMENT_SANDBOX_URL (docs/payments.md)',
    ];
  const missing = keys.filter((name) => given[name] === undefined);
  if (given.PAYMENT_SANDBOX_URL !== undefined && missing.length > 0)
    return [`PAYMENT_SANDBOX_URL needs ${missing.join(' and ')} beside it: the keys that the sandbox was started with`];
  if (missing.length > 0 && missing.length < keys.length) {
    const there = keys.filter((name) => given[name] !== undefined);
    return [`${there.join(' and ')} needs ${missing.join(' and ')} beside it`];
  }
  return isPublic && missing.length > 0 && given.PLANS === 'on' && given.APPLE_STORE_BUNDLE_ID === undefined
    ? [`PLANS=on on a public site needs ${keys.join(', ')}: nobody could have a plan`]
    : [];
}

export function commerceSettings(env: z.output<typeof CommerceEnvironment>): CommerceSettings {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  return {
    stripe:
      STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: STRIPE_SECRET_KEY,
            publishableKey: STRIPE_PUBLISHABLE_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
            tax: env.STRIPE_TAX === 'on',
            sandbox: env.PAYMENT_SANDBOX_URL === undefined ? undefined : addressOf(new URL(env.PAYMENT_SANDBOX_URL)),
          }
        : undefined,
    seller: { name: env.SELLER_NAME, address: env.SELLER_ADDRESS, taxId: env.SELLER_TAX_ID },
    elsewhere: { apple: env.APPLE_SUBSCRIPTIONS_URL, parent: env.PARENT_MEMBERSHIP_URL ?? null },
  };
}

const addressOf = ({ hostname, port }: URL) => ({ host: hostname, port: Number(port || '80') });
