import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { endpoints } from '@greenroom/contracts';
import type { OpenDatabase } from '@greenroom/database';
import { isHeard } from '@greenroom/commerce';
import type { Payments } from '@greenroom/ports/payments';
import type { Settings } from '../settings/env.ts';
import type { MountedSandbox } from './services.ts';

/** Stripe where its keys are set; the sandbox in a demonstration, or where a setting asks for it; else nothing is sold. */
export async function openPayments(
  { commerce: { stripe, sandbox: wanted }, demo }: Settings,
  { db }: OpenDatabase,
  log: FastifyBaseLogger,
): Promise<{ payments: Payments; sandbox: MountedSandbox | undefined }> {
  const { stripePayments } = await import('@greenroom/adapters/payments/stripe');
  if (stripe) return { payments: stripePayments(stripe), sandbox: undefined };
  if (!demo && !wanted) {
    const { closedPayments } = await import('@greenroom/adapters/payments/closed');
    return { payments: closedPayments, sandbox: undefined };
  }
  const { openPaymentSandbox } = await import('@greenroom/adapters/payments/sandbox/index');
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  let site = '';
  const url = () => site + endpoints.commerceWebhooks.path;
  const opened = await openPaymentSandbox({ db, log, webhooks: [{ url, secret: webhookSecret, wants: isHeard }] });
  const { host, port, secretKey, publishableKey } = opened;
  return {
    payments: stripePayments({ secretKey, publishableKey, webhookSecret, sandbox: { host, port }, tax: true }),
    sandbox: {
      routes(app, told) {
        opened.browserRoutes(app);
        // In a demonstration everyone is on its own machine.
        opened.pageRoutes(app, ({ person }) => demo || person.staff, told);
      },
      listening: (address) => void (site = address),
      close: opened.close,
    },
  };
}
