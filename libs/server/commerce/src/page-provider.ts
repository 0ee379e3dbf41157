import type { Payments } from '@greenroom/ports/payments';

/**
 * Returns what a page needs to load Stripe.js or the sandbox's script: its key, whether it is a sandbox, and a test
 * card.
 */
export const pageProvider = (payments: Payments, accountUuid: string) => ({
  publishableKey: payments.publishableKey,
  sandbox: payments.sandbox,
  testCard: payments.testCardOf(accountUuid),
});
