import { z } from 'zod';
import { Email, MailedToken, Name } from '../identity/auth.schema.ts';
import { bounds } from '../bounds.ts';
import { cancelReasons, commerceFigures, planTiers, subscriptionActions, subscriptionStates } from './commerce.ts';
import { originatorTypes } from './originators.ts';
import { currencies, type MinorUnits } from './money.ts';
import type { PromotionVariables } from './promotion.ts';

const moment = z.iso.datetime();
/** A whole number on the wire; code calculates with it only through the functions of `money.ts`. */
const Minor = z.int() as unknown as z.ZodType<MinorUnits, MinorUnits>;
const currency = z.enum(currencies);
export const MoneyAmount = z.object({ amount: Minor, currency });
const Tier = z.enum(planTiers);
const State = z.enum(subscriptionStates);

const UnitPrice = z.object({ currency, unitAmount: Minor });
const Recurring = z.object({ interval: z.enum(['month', 'year']), intervalCount: z.int().positive() });

/** A coupon for one tier, and the price after it. */
const Coupon = z.object({
  code: z.string(),
  discountType: z.enum(['percentage_off', 'amount_off']),
  /** 0–100; null for an amount off. */
  percentage: z.number().min(0).max(100).nullable(),
  /** What is taken off the first payment. */
  discount: Minor,
  /** The price of the first payment. */
  price: UnitPrice,
  /** `price` per month, rounded up. */
  monthlyAmount: Minor,
  /** `once`: only the first payment, `forever`: every payment, `repeating`: the payments of `durationInMonths`. */
  duration: z.enum(['once', 'repeating', 'forever']),
  durationInMonths: z.int().positive().nullable(),
});
export type PlanCoupon = z.infer<typeof Coupon>;

/** A plan that the visitor can buy here (specification, section 3: pricing tier). */
export const PricingTier = z.object({
  id: Tier,
  displayName: z.string(),
  lookupKey: z.string(),
  /** The payment provider's id of the price. */
  stripeResourceId: z.string(),
  recurring: Recurring,
  /** `trialDays` is 0 when no trial was asked for or none is available. */
  internalData: z.object({ trialDays: z.int().nonnegative() }),
  price: UnitPrice,
  /** A twelfth of a yearly price, rounded up to the minor unit, so that it is never less than the real price. */
  monthlyAmount: Minor,
  coupons: z.array(Coupon),
});
export type PricingTier = z.infer<typeof PricingTier>;

export const PlansQuery = z.object({
  gateway: z.literal('stripe').default('stripe'),
  experiment: z.string().max(60).default('price-v4'),
  includeTrial: z.stringbool().default(false),
  /** Codes to apply if they are valid, from a promotion or typed; separated by commas. */
  coupons: z.string().max(200).optional(),
});

/** Empty when plans are unavailable: prices are never made up. */
export const Plans = z.object({
  currency,
  /** ISO 3166-1 alpha-2: the country that the prices are for. */
  country: z.string(),
  /** The annual tier first. */
  tiers: z.array(PricingTier),
  /** There is an annual tier and no monthly one. */
  onlyAnnualTier: z.boolean(),
  /** The annual tier if there is one, else the monthly. */
  lowestTier: Tier.nullable(),
  /** Whether the prices include value-added tax. */
  taxIncluded: z.boolean(),
});
export type Plans = z.infer<typeof Plans>;

export const SubscriptionParams = z.object({ id: z.literal('me') });
export const StripeSubscriptionParams = z.object({ subscriptionId: z.string().max(255) });

const Card = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int().min(1).max(12),
  expYear: z.int(),
});

/** The subscription record (specification, section 7). */
export const SubscriptionRecord = z.object({
  /**
   * The payment provider's id, as the paths below take it; null for no subscription and for those managed elsewhere.
   */
  id: z.string().nullable(),
  state: State,
  originatorType: z.enum(originatorTypes).nullable(),
  tier: Tier.nullable(),
  price: UnitPrice.extend({ recurring: Recurring }).nullable(),
  currentPeriodEnd: moment.nullable(),
  trialEndsAt: moment.nullable(),
  /** When it finally ends, if that is settled. */
  endsAt: moment.nullable(),
  /** Until when it stays valid after a failed payment. */
  graceUntil: moment.nullable(),
  /** The next charge and its date; null if there will be none. */
  nextCharge: MoneyAmount.extend({ at: moment }).nullable(),
  /** The unpaid amount, while it can still be paid. */
  overdue: MoneyAmount.nullable(),
  /** A switch to monthly, at the end of the period. */
  pendingSwitch: z.object({ tier: Tier, at: moment, price: UnitPrice }).nullable(),
  /**
   * A change that the bank has to confirm: it is made once `amount` is paid, and discarded at `until`. `resume` ends a
   * pause; `tier` is the plan's after the change.
   */
  pendingUpdate: MoneyAmount.extend({ change: z.enum(['switch', 'resume']), tier: Tier, until: moment })
    .nullable()
    .optional(),
  card: Card.nullable(),
  /** A requested pause: no access and no charge from the first day to the last. */
  pause: z.object({ from: moment, until: moment }).nullable().optional(),
  /** The pauses that the account may choose: no access from the end of the paid period until the given day. */
  pauseOptions: z.array(z.object({ months: z.int().positive(), until: moment })).optional(),
  /** A code reduces the next charge; `nextCharge` already includes the discount. */
  discounted: z.boolean().optional(),
  /** The money-back guarantee, while it applies: the refund, and until when. */
  moneyBack: MoneyAmount.extend({ until: moment }).nullable(),
  /** The guarantee would apply now, but the person or the card has used it before. */
  guaranteeUsed: z.boolean().optional(),
  /** The newest charge, less what was refunded. */
  lastPaid: MoneyAmount.extend({ at: moment }).nullable().optional(),
  /** Where to change a plan that is managed elsewhere. */
  managedAt: z.url().nullable(),
  actions: z.array(z.enum(subscriptionActions)),
});
export type SubscriptionRecord = z.infer<typeof SubscriptionRecord>;

export const SubscriptionCreate = z.object({
  tier: Tier,
  coupon: z.string().trim().min(1).max(60).optional(),
  /**
   * The price that the page showed, by its tier's `stripeResourceId`. If it has changed since, the answer is a
   * conflict.
   */
  price: z.string().max(255).optional(),
  /**
   * The trial that the page showed. If it is not available, the answer is a conflict, so that no one is charged
   * unexpectedly.
   */
  includeTrial: z.boolean().default(false),
  /** The person agreed to the terms: the page sets it right before it confirms, for the session that it already has. */
  termsAgreed: z.boolean().default(false),
  /** With `termsAgreed`: the session that the page is about to confirm, so that other pages offer no payment meanwhile. */
  checkoutSessionId: z.string().max(255).optional(),
  /** The page makes it once per attempt: a repeated request with it returns the same session. */
  attemptUuid: z.uuid(),
});

/** What Stripe.js needs to continue. `sandbox`: no real money moves, and the page says so. */
const WithStripe = z.object({
  clientSecret: z.string(),
  publishableKey: z.string(),
  sandbox: z.boolean(),
  /** In the sandbox: the number of a working test card, as printed; each account gets its own. */
  testCard: z.string().optional(),
});

const PayingSince = z.iso.datetime().nullable().optional();

/** `payingSince`: when a page, this one or another, was about to confirm the payment; null if no payment is in progress. */
export const SubscriptionBegun = WithStripe.extend({ checkoutSessionId: z.string(), payingSince: PayingSince });
export type SubscriptionBegun = z.infer<typeof SubscriptionBegun>;

export const CheckoutSessionParams = z.object({ id: z.string().max(255) });
/** Success is `complete` with a `subscriptionState` of `active` or `trial`. */
export const CheckoutSession = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  /** Set while an open session may still be charged. */
  payingSince: PayingSince,
  subscriptionState: State,
  /**
   * The session is complete, but the subscription was ended without a charge: the card has had its free trial before.
   */
  refused: z.literal('trial_had').optional(),
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;

/** `payingSince` as given to the page that was refused: a payment that another page began since is not affected. */
export const CheckoutSessionRefused = z.object({ payingSince: z.iso.datetime() });

export const SubscriptionCancel = z.object({
  reason: z.enum(cancelReasons),
  comment: z.string().trim().max(bounds.cancelCommentLength).optional(),
});

export const SwitchQuery = z.object({ tier: Tier });
/** What a switch costs. A request for it with this exact `previewedAt` charges `dueNow` and nothing else. */
export const SwitchPreview = z.object({
  tier: Tier,
  /** To annual: now; to monthly: at the period's end; in a trial: now, without a charge before the trial ends. */
  when: z.enum(['now', 'period_end', 'trial']),
  at: moment,
  price: UnitPrice,
  /** The unused part of what was paid, deducted. */
  credit: MoneyAmount,
  dueNow: MoneyAmount,
  nextCharge: MoneyAmount.extend({ at: moment }),
  previewedAt: moment,
});
export type SwitchPreview = z.infer<typeof SwitchPreview>;
export const SwitchAsk = z.object({ tier: Tier, previewedAt: moment });

export const PaymentMethodBegun = WithStripe.extend({ setupIntentId: z.string() });
export type PaymentMethodBegun = z.infer<typeof PaymentMethodBegun>;
export const PaymentMethodConfirmed = z.object({ setupIntentId: z.string().max(255) });

/** A card stored with the payment provider. */
export const OwnCard = Card.extend({
  id: z.string(),
  /** This card is charged. */
  isDefault: z.boolean(),
});
export const Cards = z.object({
  /** The default card first, then the newest. */
  cards: z.array(OwnCard),
});
export type Cards = z.infer<typeof Cards>;
export const CardParams = StripeSubscriptionParams.extend({ cardId: z.string().max(255) });

export const PauseAsk = z.object({ months: z.int().min(1).max(commerceFigures.pauseMonths) });
export const CouponAsk = z.object({ code: z.string().trim().min(1).max(60) });

/** The offer to a person who is about to cancel; null if there is none. */
export const LeavingOffer = z.object({
  offer: z
    .object({
      /** The next charge with the offer; `usual` is the charge without it. */
      price: MoneyAmount,
      usual: MoneyAmount,
      at: moment,
    })
    .nullable(),
});
export type LeavingOffer = z.infer<typeof LeavingOffer>;

/** The billing address for invoices. Fields are empty until the account fills them in. */
export const BillingDetails = z.object({
  name: z.string().trim().max(bounds.billingLineLength),
  line1: z.string().trim().max(bounds.billingLineLength),
  line2: z.string().trim().max(bounds.billingLineLength),
  postalCode: z.string().trim().max(20),
  city: z.string().trim().max(bounds.billingLineLength),
  /** ISO 3166-1 alpha-2; empty if unset. */
  country: z.string().regex(/^([A-Z]{2})?$/),
  /** Value-added tax number, or the country's equivalent. */
  taxId: z.string().trim().max(30),
});
export type BillingDetails = z.infer<typeof BillingDetails>;

/** An open payment, for Stripe.js to confirm with the stored card. */
export const PaymentBegun = WithStripe.extend({ paymentMethodId: z.string() });
export type PaymentBegun = z.infer<typeof PaymentBegun>;

export const Invoices = z.object({
  /** Newest first. */
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string().nullable(),
      at: moment,
      total: MoneyAmount,
      refunded: MoneyAmount,
      status: z.enum(['paid', 'open', 'void', 'uncollectible']),
      /** What it is for, in the reader's language. */
      description: z.string(),
    }),
  ),
});
export type Invoices = z.infer<typeof Invoices>;
export const InvoiceParams = StripeSubscriptionParams.extend({ invoiceId: z.string().max(255) });

/** `under_way`: the refund is certain and completes without further action. */
export const Refund = z.object({ refunded: MoneyAmount, status: z.enum(['done', 'under_way']) });
export type Refund = z.infer<typeof Refund>;

/** The active promotion; null if there is none. Keys of `variables` are the specification's own. */
export const Promotion = z
  .object({
    promotionKey: z.string(),
    variables: z.looseObject({}) as unknown as z.ZodType<PromotionVariables, PromotionVariables>,
    startsAt: moment.nullable(),
    endsAt: moment.nullable(),
  })
  .nullable();
export type Promotion = z.infer<typeof Promotion>;

/** Confirms that the server has stored the payment provider's event. */
export const WebhookReceipt = z.object({ received: z.literal(true) });

/** What Apple sends (App Store Server Notifications, version 2). */
export const AppleNotification = z.object({ signedPayload: z.string().min(1) });

/** A signed transaction of the app's: `jwsRepresentation` in StoreKit. */
export const AppleClaim = z.object({ signedTransaction: z.string().min(1) });
export const AppleClaimed = z.object({ linked: z.literal(true) });

/** Cancels a contract without a log-in (German Civil Code, section 312k). */
export const CancellationDeclare = z.object({
  email: Email,
  name: Name.optional(),
  /** Which contract is meant: the number of an order or invoice, or free text. */
  orderOrNote: z.string().trim().max(bounds.cancelCommentLength).optional(),
  kind: z.enum(['ordinary', 'extraordinary']).default('ordinary'),
  /** The reason for an extraordinary cancellation. */
  reason: z.string().trim().max(bounds.cancelCommentLength).optional(),
  /** As soon as possible, or on a date. */
  when: z.union([z.literal('soonest'), z.iso.date()]),
});
/** The same answer whether or not the address has a plan. */
export const CancellationReceived = z.object({ receivedAt: moment });
export type CancellationReceived = z.infer<typeof CancellationReceived>;

/** The token of the mail's confirmation link. */
export const CancellationConfirm = z.object({ token: MailedToken });
/** Until when the plan stays valid; null if there is no renewing plan. */
export const CancellationConfirmed = z.object({ endsAt: moment.nullable() });

/** Withdraws from a contract without a log-in (German Civil Code, section 356a). */
export const WithdrawalDeclare = z.object({
  name: Name,
  /** Where the confirmation is sent. */
  email: Email,
  /** Which contract is meant: the number of an order or invoice, or free text. */
  contract: z.string().trim().max(bounds.contractNoteLength).optional(),
});

/** Answer to that mail's link. `late`: the withdrawal period is over; `none`: no contract to withdraw from. */
export const WithdrawalConfirmed = z.object({
  outcome: z.enum(['withdrawn', 'late', 'none']),
  /** The refund; null if nothing was paid. */
  refunded: MoneyAmount.nullable(),
});
export type WithdrawalConfirmed = z.infer<typeof WithdrawalConfirmed>;
