import type Stripe from 'stripe';
import type { CardBehaviour } from '../cards/card-behaviours.ts';
import type { Wire } from './wire-form.ts';

/** The private fields of an object, which are never sent. */
interface Kept<T> {
  sandbox: T;
}

/** The card's error for a call, as in errors and in `last_payment_error`. */
export interface CardTrouble {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
  param?: string;
}

export interface SubscriptionPlan {
  trialDays: number | undefined;
  missingPaymentMethod: 'cancel' | 'create_invoice' | 'pause';
  metadata: Record<string, string>;
  description: string | null;
}

/** A 3-D Secure page to be answered. */
export interface Challenge {
  id: string;
  object: 'challenge';
  token: string;
  /** The id of the checkout session, setup intent or payment intent that waits for it. */
  for: string;
  paymentMethod: string;
  returnUrl: string | null;
  amount: number;
  currency: string | null;
  last4: string;
  created: number;
  outcome: 'complete' | 'fail' | null;
}

/** A proration for the next invoice of a subscription. */
export interface PendingLine {
  id: string;
  object: 'pending_line';
  customer: string;
  subscription: string;
  created: number;
  line: Wire<Stripe.InvoiceLineItem>;
}

/** A change of a subscription that is made once its invoice is paid. */
export interface PendingChange {
  invoice: string;
  /** The fields of the changed subscription. */
  changes: Partial<Wire<Stripe.Subscription>>;
  metadata: Record<string, string> | '' | undefined;
  /** Discounts that the invoice uses up. */
  usedUp: string[];
  /** Prorations on the invoice that wait for the next one if this one is not paid. */
  taken: Wire<Stripe.InvoiceLineItem>[];
}

/** The sandbox's own account, created once. */
export interface SandboxAccount {
  id: string;
  object: 'account';
  created: number;
  /** The key of the hash that identifies card numbers. Hexadecimal. */
  fingerprintKey: string;
  invoiceNumber: number;
}

/** All kinds of objects, in their wire format with nothing expanded. */
export interface Kinds {
  account: SandboxAccount;
  challenge: Challenge;
  balance_transaction: Wire<Stripe.BalanceTransaction>;
  'billing_portal.configuration': Wire<Stripe.BillingPortal.Configuration>;
  'billing_portal.session': Wire<Stripe.BillingPortal.Session>;
  charge: Wire<Stripe.Charge>;
  'checkout.session': Wire<Stripe.Checkout.Session> &
    Kept<{
      plan: SubscriptionPlan;
      trouble: CardTrouble | null;
      troubled: string | null;
      keepsAddress: boolean;
      /** The card form's billing country, ISO 3166-1, two letters: it determines the tax until the session is paid. */
      country?: string;
      /** The client secret of an expired session; Stripe's object no longer contains it. */
      secret?: string | null;
    }>;
  coupon: Wire<Stripe.Coupon>;
  credit_note: Wire<Stripe.CreditNote>;
  customer: Omit<Wire<Stripe.Customer>, 'deleted'> & { deleted?: true };
  customer_balance_transaction: Wire<Stripe.CustomerBalanceTransaction>;
  discount: Wire<Stripe.Discount>;
  dispute: Wire<Stripe.Dispute>;
  invoice: Wire<Stripe.Invoice> & Kept<{ firstTriedAt: number | null; overdue?: boolean }>;
  invoiceitem: Wire<Stripe.InvoiceItem>;
  invoice_payment: Wire<Stripe.InvoicePayment>;
  pending_line: PendingLine;
  payment_intent: Wire<Stripe.PaymentIntent> & Kept<{ invoice: string | null; session: string | null }>;
  payment_method: Wire<Stripe.PaymentMethod> &
    Kept<{
      behaviour: CardBehaviour;
      setUp: boolean;
      /** It was detached, or charged without a customer, and cannot be used again. */
      spent?: true;
    }>;
  price: Wire<Stripe.Price>;
  product: Wire<Stripe.Product>;
  promotion_code: Wire<Stripe.PromotionCode>;
  refund: Wire<Stripe.Refund>;
  setup_intent: Wire<Stripe.SetupIntent>;
  subscription: Wire<Stripe.Subscription> &
    Kept<{ toldOfTrialEnd: boolean; toldOfRenewal: number | null; phase: number | null; pending?: PendingChange }>;
  subscription_schedule: Wire<Stripe.SubscriptionSchedule>;
  tax_id: Wire<Stripe.TaxId>;
  'test_helpers.test_clock': Wire<Stripe.TestHelpers.TestClock>;
  webhook_endpoint: Wire<Stripe.WebhookEndpoint> & Kept<{ secret: string }>;
}

export type Kind = keyof Kinds;

/** The prefixes of ids. https://docs.stripe.com/api does not guarantee them, but people rely on them. */
export const prefixes: Readonly<Record<Kind, string>> = {
  account: 'acct',
  balance_transaction: 'txn',
  'billing_portal.configuration': 'bpc',
  'billing_portal.session': 'bps',
  challenge: 'chal',
  charge: 'ch',
  'checkout.session': 'cs_test',
  coupon: 'coupon',
  credit_note: 'cn',
  customer: 'cus',
  customer_balance_transaction: 'cbtxn',
  discount: 'di',
  dispute: 'du',
  invoice: 'in',
  invoiceitem: 'ii',
  invoice_payment: 'inpay',
  pending_line: 'ii',
  payment_intent: 'pi',
  payment_method: 'pm',
  price: 'price',
  product: 'prod',
  promotion_code: 'promo',
  refund: 're',
  setup_intent: 'seti',
  subscription: 'sub',
  subscription_schedule: 'sub_sched',
  tax_id: 'txi',
  'test_helpers.test_clock': 'clock',
  webhook_endpoint: 'we',
};

/** Fields that an object contains only if `expand[]` asks for them. */
export const onlyExpanded: Partial<Readonly<Record<Kind, readonly string[]>>> = {
  'checkout.session': ['line_items'],
  coupon: ['applies_to', 'currency_options'],
  customer: ['subscriptions', 'sources', 'tax_ids', 'tax'],
  invoice: ['payments', 'confirmation_secret'],
  price: ['currency_options', 'tiers'],
  charge: ['refunds'],
};
