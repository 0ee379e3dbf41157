import type { CancelReason, Currency, MinorUnits, Money } from '@greenroom/contracts';

/** A price of a plan. */
export interface ProviderPrice {
  id: string;
  lookupKey: string;
  productId: string;
  productName: string;
  price: Money;
  interval: 'month' | 'year';
  intervalCount: number;
  /** Whether it includes value-added tax. */
  taxIncluded: boolean;
}

/** A code that customers enter, with the coupon behind it. */
export interface ProviderCoupon {
  /** The code's id, as a checkout takes it. */
  promotionCodeId: string;
  code: string;
  off: { percentage: number } | { amounts: Partial<Record<Currency, MinorUnits>> };
  /** null for every product. */
  productIds: readonly string[] | null;
  duration: 'once' | 'repeating' | 'forever';
  durationInMonths: number | null;
}

export interface ProviderCard {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Identifies the card across all its payment methods. */
  fingerprint: string | null;
}

/** A card stored for a customer. */
export interface ProviderOwnCard extends ProviderCard {
  paymentMethodId: string;
  isDefault: boolean;
}

/** The billing address of invoices. */
export interface BilledTo {
  name: string;
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** A tax number, with the provider's name of its kind (https://docs.stripe.com/api/customer_tax_ids): `eu_vat`. */
export interface ProviderTaxId {
  type: string;
  value: string;
}

export interface ProviderSubscription {
  id: string;
  /** As the provider writes it; unknown values are kept. */
  status: string;
  priceId: string;
  lookupKey: string | null;
  price: Money;
  interval: 'month' | 'year';
  intervalCount: number;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  trialEnd: Date | null;
  /** When it will end, if that is settled. */
  cancelAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
  card: ProviderCard | null;
  /** The plan it switches to at the end of the period. */
  pendingSwitch: { scheduleId: string; price: Money; interval: 'month' | 'year'; at: Date } | null;
  /** A change that is made once its open invoice is paid, and discarded if that does not happen in time. */
  pendingUpdate: {
    invoiceId: string;
    /** Another price, or the early end of a pause. */
    change: 'switch' | 'resume';
    /** After the change. */
    interval: 'month' | 'year';
    amount: Money;
    expiresAt: Date;
    /** The card was declined, or the person refused at their bank: nothing waits for them any more. */
    declined: boolean;
  } | null;
  /** No charge and no access between the two moments; `scheduleId` while the pause can be cancelled through it. */
  pause: { from: Date; until: Date; scheduleId: string | null } | null;
  /** The charge at the end of the period or of its pause, coupons included; null if there will be none. */
  next: Money | null;
  /** A coupon applies to it. */
  discounted: boolean;
  /** Promotion codes whose coupons apply to it. */
  promotionCodeIds: readonly string[];
}

export interface ProviderInvoice {
  id: string;
  number: string | null;
  subscriptionId: string | null;
  /** `draft`, `open`, `paid`, `uncollectible`, `void`; unknown values are kept. */
  status: string;
  /** It charges a change of the plan, which waits for its payment while the invoice is open. */
  ofChange: boolean;
  total: Money;
  amountPaid: Money;
  /** Taken off the lines by codes. */
  discount: Money;
  /** The taxes in the total, with their rates in per cent; null if the provider gives none. */
  taxes: readonly { percentage: number | null; amount: Money }[];
  refunded: Money;
  /** As of the invoice's creation; `address` is null if there was none. */
  billedTo: { name: string; address: Omit<BilledTo, 'name'> | null; taxId: string | null };
  createdAt: Date;
  paidAt: Date | null;
  attempts: number;
  nextAttemptAt: Date | null;
  /** The id that a refund needs; null if nothing was charged. */
  paymentId: string | null;
  lines: readonly { description: string; amount: Money; from: Date; to: Date }[];
}

/** A payment that a customer disputes at their bank, or that the bank inquires about. */
export interface ProviderDispute {
  id: string;
  chargeId: string;
  paymentId: string | null;
  amount: Money;
  /** As the provider writes it; unknown values are kept. https://docs.stripe.com/disputes/categories */
  reason: string;
  /** As the provider writes it; unknown values are kept. https://docs.stripe.com/api/disputes/object */
  status: string;
  createdAt: Date;
  /** When evidence is due; null if the provider takes none. */
  evidenceDueBy: Date | null;
}

/** Everything the provider knows about one customer, freshly read. */
export interface CustomerState {
  /** The customer's test clock, `now` in whole seconds; null for a customer in real time. */
  clock: { id: string; now: Date } | null;
  subscriptions: readonly ProviderSubscription[];
  /** Newest first. */
  invoices: readonly ProviderInvoice[];
  disputes: readonly ProviderDispute[];
}

export interface ProviderCheckout {
  id: string;
  clientSecret: string | null;
  status: 'open' | 'complete' | 'expired';
  customerId: string;
}

export interface ProviderEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** The customer it concerns, if any. */
  customerId: string | null;
  /** The payment it concerns, if it names no customer, as events about disputes. */
  paymentId: string | null;
  /** The test clock it concerns. */
  clockId: string | null;
}

/** The reason a customer gave for cancelling. */
export interface CancelWhy {
  reason: CancelReason;
  comment: string | undefined;
}

export interface SwitchQuote {
  /** Charged now, after crediting the rest of the old price; never below zero. */
  dueNow: Money;
  credit: Money;
  periodEnd: Date;
}

/** Products with their prices, and coupons, to be created if they are missing. */
export interface PaymentCatalogue {
  products: readonly {
    id: string;
    name: string;
    interval: 'month' | 'year';
    prices: readonly { lookupKey: string; price: Money; taxIncluded: boolean }[];
  }[];
  coupons: readonly {
    code: string;
    name: string;
    percentage: number;
    productId: string | null;
    duration: 'once' | 'forever';
  }[];
}

/**
 * A payment provider that manages subscriptions and invoices. Every call that changes something takes an idempotency
 * key: repeated with the same key, it takes effect once. The scenarios of `modules/commerce` test adapters against the
 * sandbox.
 *
 * All calls throw {@link PaymentsError}.
 */
export interface Payments {
  /** For the start-up table. */
  readonly name: string;
  readonly publishableKey: string;
  /** Whether it is a sandbox, in which no real money moves. */
  readonly sandbox: boolean;
  /**
   * In the sandbox, returns the number of a working card, as printed; each account gets its own.
   * @returns undefined if real money moves
   */
  testCardOf(accountUuid: string): string | undefined;

  findPrices(lookupKeys: readonly string[]): Promise<ProviderPrice[]>;
  /** @returns `used-up` for a code that has reached its redemption limit; undefined for an invalid one */
  findCoupon(code: string): Promise<ProviderCoupon | 'used-up' | undefined>;
  /** Creates what is missing of a catalogue and leaves the rest unchanged. */
  ensureCatalogue(catalogue: PaymentCatalogue): Promise<void>;

  /**
   * @param who `uuid` is ours; `clockFrom` gives the customer a test clock, which stands at that moment until it is
   * advanced
   * @returns the customer's id
   */
  createCustomer(
    who: { uuid: string; email: string; name: string; clockFrom: Date | undefined },
    key: string,
  ): Promise<string>;
  readCustomer(customerId: string): Promise<CustomerState>;
  /** Lists disputes opened since a moment, at most 1,000, newest first. */
  listDisputes(since: Date): Promise<ProviderDispute[]>;
  /** @returns the address of the provider's page about a disputed payment; undefined if none is known */
  disputePage(of: { paymentId: string | null; customerId: string }): string | undefined;
  /** @returns false only if the provider answers that it has no such customer; a deleted one is known */
  knowsCustomer(customerId: string): Promise<boolean>;

  openCheckout(
    wish: {
      customerId: string;
      priceId: string;
      promotionCodeId: string | null;
      trialDays: number;
      returnUrl: string;
      attemptUuid: string;
    },
    key: string,
  ): Promise<ProviderCheckout>;
  readCheckout(id: string): Promise<ProviderCheckout>;
  /** @returns its current state: it may have been completed just before */
  expireCheckout(id: string): Promise<ProviderCheckout>;

  /** Cancels at the end of the paid period. A switch that waits for that end, or for its payment, is cancelled with it. */
  cancelLater(subscriptionId: string, why: CancelWhy | null, key: string): Promise<void>;
  keepOn(subscriptionId: string, key: string): Promise<void>;
  /** Cancels now, without a refund; open amounts are no longer charged. Does nothing if it has already ended. */
  cancelNow(subscriptionId: string, why: CancelWhy | null, key: string): Promise<void>;

  quoteSwitch(wish: { subscriptionId: string; priceId: string; at: Date }): Promise<SwitchQuote>;
  /**
   * Charges what {@link quoteSwitch} quoted for the same moment; if the card is declined, nothing changes. If its bank
   * asks the person to confirm, the switch waits for that: {@link ProviderSubscription.pendingUpdate}.
   */
  switchNow(wish: { subscriptionId: string; priceId: string; at: Date }, key: string): Promise<void>;
  switchLater(wish: { subscriptionId: string; priceId: string }, key: string): Promise<void>;
  withdrawSwitch(scheduleId: string, key: string): Promise<void>;
  /** @returns the charge at the end of the trial after a switch */
  quoteTrialSwitch(wish: { subscriptionId: string; priceId: string }): Promise<Money>;
  /** Switches a plan during its trial, which continues until its end. */
  switchTrial(wish: { subscriptionId: string; priceId: string }, key: string): Promise<void>;

  /** Pauses from the end of the paid period until a later moment. Replaces a pending switch or pause. */
  pause(wish: { subscriptionId: string; until: Date }, key: string): Promise<void>;
  /**
   * Ends a pause that has begun, with a charge; if the card is declined, the pause continues. If its bank asks the
   * person to confirm, the end of the pause waits for that: {@link ProviderSubscription.pendingUpdate}.
   */
  endPause(subscriptionId: string, key: string): Promise<void>;

  /** Discards a change that waits for its payment; does nothing if none waits, or if it was just paid. */
  withdrawUpdate(subscriptionId: string, key: string): Promise<void>;

  /** Applies a code to the next charge. */
  redeemCode(wish: { subscriptionId: string; promotionCodeId: string }, key: string): Promise<void>;

  /** Sets the billing address of future invoices. The latest call wins. */
  saveBilledTo(customerId: string, billedTo: BilledTo, taxId: ProviderTaxId | null): Promise<void>;

  /** Newest first. */
  listCards(of: { customerId: string; subscriptionId: string }): Promise<ProviderOwnCard[]>;
  /** A card that is already gone is not an error. */
  removeCard(paymentMethodId: string): Promise<void>;

  beginCard(customerId: string, key: string): Promise<{ setupIntentId: string; clientSecret: string }>;
  /** @returns the card's payment method; undefined if it was not confirmed, or belongs to another customer */
  readCard(setupIntentId: string, customerId: string): Promise<string | undefined>;
  useCard(wish: { customerId: string; subscriptionId: string; paymentMethodId: string }, key: string): Promise<void>;
  payInvoice(invoiceId: string, key: string): Promise<void>;
  /**
   * Reads what the person needs to confirm the payment of an open invoice themselves, so that their bank can ask them.
   * @returns undefined if the invoice is no longer open, or there is no card
   */
  readOpenPayment(wish: {
    invoiceId: string;
    subscriptionId: string;
  }): Promise<{ clientSecret: string; paymentMethodId: string } | undefined>;

  /**
   * Refunds a payment, in full or in part. Several parts are refunded by several keys.
   * @returns false if nothing was left to refund, because it was refunded before
   * @throws PaymentsError `refused` if less than the amount is left, or the payment is disputed
   */
  refund(wish: { paymentId: string; amount: Money }, key: string): Promise<boolean>;

  /**
   * Reads an incoming event.
   * @param body the raw bytes
   * @throws PaymentsError `bad-signature`
   */
  readEvent(body: Buffer, signature: string, now?: Date): ProviderEvent;
}

/** What went wrong, for code to decide by. */
export type PaymentsTrouble =
  /** A retry may work later. */
  | 'unavailable'
  /** A card was declined: `code` says why. */
  | 'declined'
  | 'not-found'
  | 'bad-signature'
  /** The call will never work, because of a mistake of ours or of the account's settings. */
  | 'refused';

export class PaymentsError extends Error {
  readonly trouble: PaymentsTrouble;
  /** The provider's code: `card_declined`, `insufficient_funds`. */
  readonly code: string | undefined;

  constructor(trouble: PaymentsTrouble, message: string, options: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'PaymentsError';
    this.trouble = trouble;
    this.code = options.code;
  }
}
