/**
 * A stand-in for Stripe that keeps state and behaves as Stripe does, for a product that runs without an account there,
 * and for its tests. The official library reaches it over HTTP, unchanged:
 *
 * ```ts
 * const sandbox = await openPaymentSandbox({ db, log, site: () => 'http://localhost:4200', webhooks: [{ url, secret }] });
 * const stripe = new Stripe(sandbox.secretKey, { host: sandbox.host, port: sandbox.port, protocol: 'http' });
 * sandbox.browserRoutes(app); // /sandbox/payments/… for Stripe.js in the browser
 * sandbox.pageRoutes(app, guard); // /sandbox/payments, for staff
 * await sandbox.runDue();     // what is due by now: webhooks, renewals, retries. It also runs by itself after each call.
 * await sandbox.close();
 * ```
 *
 * - Everything is in the product's own database (`sandbox_*` tables), one transaction at a time over all instances.
 *   On PGlite, which has one connection, never call it from within a transaction of your own: it would wait for you.
 * - Cards are the test cards of https://docs.stripe.com/testing and no other. `pm_card_visa` and its like stand for new
 *   ones in calls of a server.
 * - Customers may live by a test clock (`test_helpers.testClocks`); all others by `now`.
 * - Webhooks are signed and tried again for three days; `faults` delays, doubles, loses them, and breaks calls.
 * - Tax that is reckoned by itself (`automatic_tax`) is what is in prices that are told with it, by the country typed beside
 *   the card; none is ever added to a price.
 * - Not there: metered prices, disputes, Connect.
 */
export { openPaymentSandbox, type PaymentSandbox, type PaymentSandboxOptions } from './open-payment-sandbox.ts';
export type { Faults } from './faults/faults.ts';
