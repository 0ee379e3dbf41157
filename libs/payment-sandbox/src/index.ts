/**
 * Stripe.js for the payment sandbox: the part of its API that our pages and react-stripe-js use, without Stripe's code.
 */
export { openPaymentSandbox, type PaymentSandboxOptions } from './open-payment-sandbox.ts';
