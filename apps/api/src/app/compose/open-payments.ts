import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { endpoints } from '@greenroom/contracts';
import { quietEvents } from '@greenroom/commerce';
import type { DatabaseChoice } from '@greenroom/database';
import type { Payments } from '@greenroom/ports/payments';
import type { StripeKeys } from '../settings/commerce-env.ts';
import type { Settings } from '../settings/env.ts';
import { paymentSandboxRoutes } from './payment-sandbox-routes.ts';
import type { MountedSandbox } from './services.ts';
import { type StartedSandbox, startPaymentSandbox } from './start-payment-sandbox.ts';

/**
 * Opens Stripe if its keys are set, or the payment sandbox at the configured address; in a demonstration without keys,
 * starts a sandbox of its own; otherwise nothing is for sale.
 */
export async function openPayments(
  settings: Settings,
  choice: DatabaseChoice,
  log: FastifyBaseLogger,
): Promise<{ payments: Payments; sandbox: MountedSandbox | undefined }> {
  const { stripePayments } = await import('@greenroom/adapters/payments/stripe');
  const { commerce, demo } = settings;
  if (commerce.stripe) {
    const { sandbox: address } = commerce.stripe;
    const sandbox = address && mounted(settings, { ...commerce.stripe, sandbox: address });
    return { payments: stripePayments(commerce.stripe), sandbox };
  }
  if (!demo) {
    const { closedPayments } = await import('@greenroom/adapters/payments/closed');
    return { payments: closedPayments, sandbox: undefined };
  }
  const keys = {
    secretKey: `sk_test_${randomBytes(16).toString('hex')}`,
    publishableKey: 'pk_test_greenroom_sandbox',
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    tax: true,
  };
  const env = { ...sandboxSettings(settings, keys), ...(await databaseSettings(choice)) };
  const started = await startPaymentSandbox(env, log);
  const known = { ...keys, sandbox: { host: '127.0.0.1', port: started.port } };
  return { payments: stripePayments(known), sandbox: mounted(settings, known, started) };
}

/** Returns the settings for a demonstration's own sandbox. */
function sandboxSettings(
  { host, port, logLevel }: Settings,
  { secretKey, publishableKey, webhookSecret }: Omit<StripeKeys, 'sandbox'>,
): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    SECRET_KEY: secretKey,
    PUBLISHABLE_KEY: publishableKey,
    WEBHOOK_URL: `http://${host.includes(':') ? `[${host}]` : host}:${port}${endpoints.commerceWebhooks.path}`,
    WEBHOOK_SECRET: webhookSecret,
    WEBHOOK_EXCEPT: quietEvents.source,
    LOG_LEVEL: logLevel,
  };
}

/**
 * The sandbox keeps its tables in our database: a second PGlite would take 600 MB of memory
 * (docs/adr/0080-make-the-payment-sandbox-an-app.md).
 */
async function databaseSettings(choice: DatabaseChoice): Promise<Record<string, string>> {
  if ('url' in choice) return { DATABASE_URL: choice.url };
  const { host, port } = 'guestOf' in choice ? choice.guestOf : (await choice.pglite).guest;
  return { PGLITE_HOST: host, PGLITE_PORT: String(port) };
}

function mounted(
  { publicOrigin, demo }: Settings,
  { secretKey, sandbox: { host, port } }: StripeKeys & { sandbox: { host: string; port: number } },
  own?: StartedSandbox,
): MountedSandbox {
  const address = `http://${host}:${port}`;
  return {
    // In a demonstration every visitor is on the operator's machine.
    routes: (app, told) =>
      paymentSandboxRoutes(app, { origin: address, publicOrigin, guard: ({ person }) => demo || person.staff, told }),
    address,
    key: secretKey,
    isOwn: own !== undefined,
    close: async () => own?.close(),
  };
}
