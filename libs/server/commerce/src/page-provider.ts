import type { Payments } from '@greenroom/ports/payments';

/** What a page loads Stripe.js with, or the sandbox's: its key, whether no real money moves, and a card to try there. */
export const pageProvider = (payments: Payments, accountUuid: string) => ({
  publishableKey: payments.publishableKey,
  sandbox: payments.sandbox,
  testCard: payments.testCardOf(accountUuid),
});
