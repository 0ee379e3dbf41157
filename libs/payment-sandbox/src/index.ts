/** Stripe.js for the payment sandbox: the surface that our pages and react-stripe-js ask for, and nothing of Stripe's. */
export { openPaymentSandbox, type PaymentSandboxOptions } from './open-payment-sandbox.ts';
