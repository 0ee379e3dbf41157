import { z } from 'zod';
import * as commerce from './commerce.schema.ts';
import { FreeTrial } from './free-trial.schema.ts';
import type { ContractTable } from '../contract.ts';
import * as endpoints from '../endpoints.ts';

type CommerceEndpoint = Extract<keyof ContractTable, `commerce${string}`>;

/** What an endpoint about one's own subscription can fail with, whatever it does. */
const ownSubscription = ['not_authenticated', 'not_found', 'conflict', 'unavailable'] as const;

/** Contracts of plans, the checkout and the subscription. `unavailable`: the payment provider cannot be reached now. */
export const commerceContracts = {
  commercePlans: {
    endpoint: endpoints.commercePlans,
    right: 'everyone',
    summary: 'The plans one can have here, with prices; none where they cannot be had',
    query: commerce.PlansQuery,
    reply: commerce.Plans,
    errors: ['bad_request'],
  },
  commerceSubscription: {
    endpoint: endpoints.commerceSubscription,
    right: 'account',
    summary: 'One’s subscription, and what one may do with it',
    params: commerce.SubscriptionParams,
    reply: commerce.SubscriptionRecord,
    errors: ['not_authenticated', 'not_found'],
  },
  commerceSubscriptionCreate: {
    endpoint: endpoints.commerceSubscriptionCreate,
    right: 'account',
    summary: 'Begins a checkout; one that is open for the same is used again. `conflict` names its cause in `fields`',
    body: commerce.SubscriptionCreate,
    reply: commerce.SubscriptionBegun,
    errors: ['bad_request', 'not_authenticated', 'conflict', 'unprocessable', 'rate_limited', 'unavailable'],
  },
  commerceCheckoutSession: {
    endpoint: endpoints.commerceCheckoutSession,
    right: 'account',
    summary: 'How a checkout of one’s own stands, asked of the payment provider itself',
    params: commerce.CheckoutSessionParams,
    reply: commerce.CheckoutSession,
    errors: ['not_authenticated', 'not_found', 'unavailable'],
  },
  commerceSubscriptionCancel: {
    endpoint: endpoints.commerceSubscriptionCancel,
    right: 'account',
    summary: 'Cancels at the end of what is paid for, or of the trial',
    params: commerce.StripeSubscriptionParams,
    body: commerce.SubscriptionCancel,
    reply: commerce.SubscriptionRecord,
    errors: ['bad_request', ...ownSubscription],
  },
  commerceSubscriptionContinue: {
    endpoint: endpoints.commerceSubscriptionContinue,
    right: 'account',
    summary: 'Takes a cancellation back',
    params: commerce.StripeSubscriptionParams,
    reply: commerce.SubscriptionRecord,
    errors: [...ownSubscription],
  },
  commerceSwitchPreview: {
    endpoint: endpoints.commerceSwitchPreview,
    right: 'account',
    summary: 'What a switch to the other plan would cost now, and from then on',
    params: commerce.StripeSubscriptionParams,
    query: commerce.SwitchQuery,
    reply: commerce.SwitchPreview,
    errors: ['bad_request', ...ownSubscription],
  },
  commerceSwitch: {
    endpoint: endpoints.commerceSwitch,
    right: 'account',
    summary: 'Switches as previewed: to annual now, to monthly at the period’s end. An older preview is a `conflict`',
    params: commerce.StripeSubscriptionParams,
    body: commerce.SwitchAsk,
    reply: commerce.SubscriptionRecord,
    errors: ['bad_request', 'payment_failed', ...ownSubscription],
  },
  commerceSwitchWithdraw: {
    endpoint: endpoints.commerceSwitchWithdraw,
    right: 'account',
    summary: 'Takes a switch back that waits for the period’s end',
    params: commerce.StripeSubscriptionParams,
    reply: commerce.SubscriptionRecord,
    errors: [...ownSubscription],
  },
  commercePaymentMethod: {
    endpoint: endpoints.commercePaymentMethod,
    right: 'account',
    summary: 'Begins to replace the card: a setup intent for Stripe.js to confirm',
    params: commerce.StripeSubscriptionParams,
    reply: commerce.PaymentMethodBegun,
    errors: [...ownSubscription],
  },
  commercePaymentMethodConfirmed: {
    endpoint: endpoints.commercePaymentMethodConfirmed,
    right: 'account',
    summary: 'Takes the card of a confirmed setup intent into use, and pays with it what is open',
    params: commerce.StripeSubscriptionParams,
    body: commerce.PaymentMethodConfirmed,
    reply: commerce.SubscriptionRecord,
    errors: ['bad_request', 'unprocessable', 'payment_failed', ...ownSubscription],
  },
  commerceInvoices: {
    endpoint: endpoints.commerceInvoices,
    right: 'account',
    summary: 'What was charged, and what came back',
    params: commerce.StripeSubscriptionParams,
    reply: commerce.Invoices,
    errors: ['not_authenticated', 'not_found', 'unavailable'],
  },
  commerceInvoiceDocument: {
    endpoint: endpoints.commerceInvoiceDocument,
    right: 'account',
    summary: 'One invoice to be printed, with the tax that is in it',
    params: commerce.InvoiceParams,
    reply: z.string(),
    replyKind: 'markup',
    errors: ['not_authenticated', 'not_found', 'unavailable'],
  },
  commerceInvoicePdf: {
    endpoint: endpoints.commerceInvoicePdf,
    right: 'account',
    summary: 'The same as a PDF, to be kept',
    params: commerce.InvoiceParams,
    reply: z.string(),
    replyKind: 'file',
    errors: ['not_authenticated', 'not_found', 'unavailable'],
  },
  commerceRefund: {
    endpoint: endpoints.commerceRefund,
    right: 'account',
    summary: 'The money-back guarantee: the whole first payment comes back, and the plan ends at once',
    params: commerce.StripeSubscriptionParams,
    reply: commerce.Refund,
    errors: [...ownSubscription],
  },
  commercePromotion: {
    endpoint: endpoints.commercePromotion,
    right: 'everyone',
    summary: 'The promotion that is on for whoever asks',
    reply: commerce.Promotion,
    errors: [],
  },
  commerceFreeTrial: {
    endpoint: endpoints.commerceFreeTrial,
    right: 'everyone',
    summary: 'The free-trial promo, and whether whoever asks is in its experiment’s variant',
    reply: FreeTrial,
    errors: [],
  },
  commerceWebhooks: {
    endpoint: endpoints.commerceWebhooks,
    // It brings a signature of the payment provider's.
    right: 'everyone',
    summary: 'Takes an event of the payment provider’s, signed over its raw body; once each, in any order',
    reply: commerce.WebhookReceipt,
    errors: ['bad_request', 'unavailable'],
  },
  commerceCancellationDeclare: {
    endpoint: endpoints.commerceCancellationDeclare,
    // The law has both reachable without signing in; what confirms brings the token of a mailed link.
    right: 'everyone',
    summary: 'Takes a cancellation from anyone, and mails that it came; the answer tells nothing about anybody',
    body: commerce.CancellationDeclare,
    reply: commerce.CancellationReceived,
    errors: ['bad_request', 'rate_limited'],
  },
  commerceCancellationConfirm: {
    endpoint: endpoints.commerceCancellationConfirm,
    right: 'everyone',
    summary: 'By the mailed link: cancels at the end of what is paid for',
    body: commerce.CancellationConfirm,
    reply: commerce.CancellationConfirmed,
    errors: ['bad_request', 'unprocessable', 'rate_limited', 'unavailable'],
  },
  commerceWithdrawalDeclare: {
    endpoint: endpoints.commerceWithdrawalDeclare,
    right: 'everyone',
    summary:
      'Takes a withdrawal from anyone, and mails what it said and when it came; the answer tells nothing about anybody',
    body: commerce.WithdrawalDeclare,
    reply: commerce.CancellationReceived,
    errors: ['bad_request', 'rate_limited'],
  },
  commerceWithdrawalConfirm: {
    endpoint: endpoints.commerceWithdrawalConfirm,
    right: 'everyone',
    summary: 'By the mailed link: ends the contract at once, and all that was paid for it comes back',
    body: commerce.CancellationConfirm,
    reply: commerce.WithdrawalConfirmed,
    errors: ['bad_request', 'unprocessable', 'rate_limited', 'unavailable'],
  },
} as const satisfies Pick<ContractTable, CommerceEndpoint>;
