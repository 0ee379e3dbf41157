import type { CancelReason, Currency, MinorUnits, Money } from '@greenroom/contracts';

/** A price that plans are sold at. */
export interface ProviderPrice {
  id: string;
  lookupKey: string;
  productId: string;
  productName: string;
  price: Money;
  interval: 'month' | 'year';
  intervalCount: number;
  /** Whether value-added tax is in it. */
  taxIncluded: boolean;
}

/** A code that people enter, with the coupon behind it. */
export interface ProviderCoupon {
  /** Of the code, as a checkout takes it. */
  promotionCodeId: string;
  code: string;
  off: { percentage: number } | { amounts: Partial<Record<Currency, MinorUnits>> };
  /** Null for every product. */
  productIds: readonly string[] | null;
  duration: 'once' | 'repeating' | 'forever';
  durationInMonths: number | null;
}

export interface ProviderCard {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Names the card for all its payment methods. */
  fingerprint: string | null;
}

/** A card that a customer has on file. */
export interface ProviderOwnCard extends ProviderCard {
  paymentMethodId: string;
  isDefault: boolean;
}

/** To whom invoices are made out. */
export interface BilledTo {
  name: string;
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** A tax number, by the provider's name of its kind (https://docs.stripe.com/api/customer_tax_ids): `eu_vat`. */
export interface ProviderTaxId {
  type: string;
  value: string;
}

export interface ProviderSubscription {
  id: string;
  /** As the provider writes it: one that nobody knows yet is kept. */
  status: string;
  priceId: string;
  lookupKey: string | null;
  price: Money;
  interval: 'month' | 'year';
  intervalCount: number;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  trialEnd: Date | null;
  /** When it will end, where that is settled. */
  cancelAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
  card: ProviderCard | null;
  /** What it becomes at the period's end. */
  pendingSwitch: { scheduleId: string; price: Money; interval: 'month' | 'year'; at: Date } | null;
  /** Nothing is charged and nothing open from the one moment to the other; `scheduleId` while it can be taken back by that. */
  pause: { from: Date; until: Date; scheduleId: string | null } | null;
  /** What will be charged at the end of the period, or of its pause, coupons reckoned in; null where nothing will. */
  next: Money | null;
  /** A coupon is on it. */
  discounted: boolean;
  /** Promotion codes whose coupons are on it. */
  promotionCodeIds: readonly string[];
}

export interface ProviderInvoice {
  id: string;
  number: string | null;
  subscriptionId: string | null;
  /** `draft`, `open`, `paid`, `uncollectible`, `void`; one that nobody knows yet is kept. */
  status: string;
  total: Money;
  amountPaid: Money;
  /** What of the total is tax, by its rate in per cent; null where the provider names none. */
  taxes: readonly { percentage: number | null; amount: Money }[];
  refunded: Money;
  /** As it was when the invoice was made out; `address` null where there was none. */
  billedTo: { name: string; address: Omit<BilledTo, 'name'> | null; taxId: string | null };
  createdAt: Date;
  paidAt: Date | null;
  attempts: number;
  nextAttemptAt: Date | null;
  /** What a refund names; null where nothing was charged. */
  paymentId: string | null;
  lines: readonly { description: string; amount: Money; from: Date; to: Date }[];
}

/** Everything the provider knows of one customer, read anew. */
export interface CustomerState {
  /** `now` of a customer who lives by a test clock, in seconds-precise time; null by the wall's clock. */
  clock: { id: string; now: Date } | null;
  subscriptions: readonly ProviderSubscription[];
  /** Newest first. */
  invoices: readonly ProviderInvoice[];
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
  /** Whom it tells of, where it is a customer. */
  customerId: string | null;
  /** The test clock it tells of. */
  clockId: string | null;
}

/** What somebody said when they cancelled. */
export interface CancelWhy {
  reason: CancelReason;
  comment: string | undefined;
}

export interface SwitchQuote {
  /** Charged now, after what is left of the old price was taken off; never below nothing. */
  dueNow: Money;
  credit: Money;
  periodEnd: Date;
}

/** A product with its prices, and coupons: what is sold, to be made where it is not there. */
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
 * A payment provider that keeps subscriptions and invoices. Every call that changes something takes a key by which it is
 * known again: made twice, it happens once. The scenarios of `modules/commerce` hold an adapter to it, on the sandbox.
 *
 * All calls throw {@link PaymentsError}.
 */
export interface Payments {
  /** For the start-up table. */
  readonly name: string;
  readonly publishableKey: string;
  /** Whether no real money moves. */
  readonly sandbox: boolean;
  /**
   * In the sandbox the number of a card that works, as it is printed, which no other account is told of.
   * @returns undefined where real money moves
   */
  testCardOf(accountUuid: string): string | undefined;

  findPrices(lookupKeys: readonly string[]): Promise<ProviderPrice[]>;
  /** @returns `used-up` for a code that was redeemed as often as it may be; undefined for one that holds for nothing */
  findCoupon(code: string): Promise<ProviderCoupon | 'used-up' | undefined>;
  /** Makes what is missing of a catalogue; what is there stays as it is. */
  ensureCatalogue(catalogue: PaymentCatalogue): Promise<void>;

  /**
   * @param who `uuid` is ours; `clockFrom` gives the customer a test clock of its own, which stands at that moment until it is moved
   * @returns the customer's id
   */
  createCustomer(
    who: { uuid: string; email: string; name: string; clockFrom: Date | undefined },
    key: string,
  ): Promise<string>;
  readCustomer(customerId: string): Promise<CustomerState>;
  /** @returns false only where the provider answers that it has no such customer; a deleted one is known */
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
  /** @returns how it stands now: it may have been completed just before */
  expireCheckout(id: string): Promise<ProviderCheckout>;

  /** At the end of what is paid for. A switch that waits for that end is taken back with it. */
  cancelLater(subscriptionId: string, why: CancelWhy | null, key: string): Promise<void>;
  keepOn(subscriptionId: string, key: string): Promise<void>;
  /** Now, without anything back; what is open of it is not charged any more. One that has ended is left as it is. */
  cancelNow(subscriptionId: string, why: CancelWhy | null, key: string): Promise<void>;

  quoteSwitch(wish: { subscriptionId: string; priceId: string; at: Date }): Promise<SwitchQuote>;
  /** Charges what {@link quoteSwitch} said for the same moment; where the card is declined nothing changes. */
  switchNow(wish: { subscriptionId: string; priceId: string; at: Date }, key: string): Promise<void>;
  switchLater(wish: { subscriptionId: string; priceId: string }, key: string): Promise<void>;
  withdrawSwitch(scheduleId: string, key: string): Promise<void>;
  /** @returns what the trial's end will charge after a switch */
  quoteTrialSwitch(wish: { subscriptionId: string; priceId: string }): Promise<Money>;
  /** Switches a plan in its trial, which goes on until its end. */
  switchTrial(wish: { subscriptionId: string; priceId: string }, key: string): Promise<void>;

  /** From the end of what is paid for until a moment after it. A switch or pause that waits is replaced by it. */
  pause(wish: { subscriptionId: string; until: Date }, key: string): Promise<void>;
  /** Ends a pause that has begun, with a charge; where the card is declined the pause goes on. */
  endPause(subscriptionId: string, key: string): Promise<void>;

  /** Takes a code off what is charged next. */
  redeemCode(wish: { subscriptionId: string; promotionCodeId: string }, key: string): Promise<void>;

  /** Makes invoices out to somebody from now on. Made again with other facts, the last ones hold. */
  saveBilledTo(customerId: string, billedTo: BilledTo, taxId: ProviderTaxId | null): Promise<void>;

  /** Newest first. */
  listCards(of: { customerId: string; subscriptionId: string }): Promise<ProviderOwnCard[]>;
  /** One that is gone already is no failure. */
  removeCard(paymentMethodId: string): Promise<void>;

  beginCard(customerId: string, key: string): Promise<{ setupIntentId: string; clientSecret: string }>;
  /** @returns the card's payment method; undefined where it was not confirmed, or is another customer's */
  readCard(setupIntentId: string, customerId: string): Promise<string | undefined>;
  useCard(wish: { customerId: string; subscriptionId: string; paymentMethodId: string }, key: string): Promise<void>;
  payInvoice(invoiceId: string, key: string): Promise<void>;
  /**
   * What the person confirms to pay an open invoice themselves, so that their bank can ask them.
   * @returns undefined where it is not open any more, or there is no card
   */
  readOpenPayment(wish: {
    invoiceId: string;
    subscriptionId: string;
  }): Promise<{ clientSecret: string; paymentMethodId: string } | undefined>;

  /** Gives back all that was paid by one payment; one that was given back already is left as it is. */
  refund(wish: { paymentId: string; amount: Money }, key: string): Promise<void>;

  /**
   * Reads an event that came in.
   * @param body the raw bytes
   * @throws PaymentsError `bad-signature`
   */
  readEvent(body: Buffer, signature: string, now?: Date): ProviderEvent;
}

/** What went wrong, as code may decide by it. */
export type PaymentsTrouble =
  /** The same call may work later. */
  | 'unavailable'
  /** Of a card: `code` says why. */
  | 'declined'
  | 'not-found'
  | 'bad-signature'
  /** The call will never work: our mistake, or the account's settings. */
  | 'refused';

export class PaymentsError extends Error {
  readonly trouble: PaymentsTrouble;
  /** By the provider: `card_declined`, `insufficient_funds`. */
  readonly code: string | undefined;

  constructor(trouble: PaymentsTrouble, message: string, options: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'PaymentsError';
    this.trouble = trouble;
    this.code = options.code;
  }
}
