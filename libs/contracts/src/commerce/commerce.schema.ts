import { z } from 'zod';
import { Email, MailedToken, Name } from '../identity/auth.schema.ts';
import { bounds } from '../bounds.ts';
import { cancelReasons, commerceFigures, planTiers, subscriptionActions, subscriptionStates } from './commerce.ts';
import { originatorTypes } from './originators.ts';
import { currencies, type MinorUnits } from './money.ts';
import type { PromotionVariables } from './promotion.ts';

const moment = z.iso.datetime();
/** A whole number on the wire; nothing to reckon with in code but by the functions of `money.ts`. */
const Minor = z.int() as unknown as z.ZodType<MinorUnits, MinorUnits>;
const currency = z.enum(currencies);
export const MoneyAmount = z.object({ amount: Minor, currency });
const Tier = z.enum(planTiers);
const State = z.enum(subscriptionStates);

const UnitPrice = z.object({ currency, unitAmount: Minor });
const Recurring = z.object({ interval: z.enum(['month', 'year']), intervalCount: z.int().positive() });

/** A coupon of one tier, and what is left to pay with it. */
const Coupon = z.object({
  code: z.string(),
  discountType: z.enum(['percentage_off', 'amount_off']),
  /** 0–100; null for an amount off. */
  percentage: z.number().min(0).max(100).nullable(),
  /** What is taken off the first payment. */
  discount: Minor,
  /** What the first payment comes to. */
  price: UnitPrice,
  /** `price` by the month, rounded up. */
  monthlyAmount: Minor,
  /** `once`: the first payment alone, `forever`: each, `repeating`: those of so many months. */
  duration: z.enum(['once', 'repeating', 'forever']),
  durationInMonths: z.int().positive().nullable(),
});
export type PlanCoupon = z.infer<typeof Coupon>;

/** A plan as one can have it here (specification, section 3: pricing tier). */
export const PricingTier = z.object({
  id: Tier,
  displayName: z.string(),
  lookupKey: z.string(),
  /** The price's id with the payment provider. */
  stripeResourceId: z.string(),
  recurring: Recurring,
  /** `trialDays` is 0 where no trial was asked for or none is to be had. */
  internalData: z.object({ trialDays: z.int().nonnegative() }),
  price: UnitPrice,
  /** A twelfth of a yearly price, rounded up to the minor unit: never less than one pays. */
  monthlyAmount: Minor,
  coupons: z.array(Coupon),
});
export type PricingTier = z.infer<typeof PricingTier>;

export const PlansQuery = z.object({
  gateway: z.literal('stripe').default('stripe'),
  experiment: z.string().max(60).default('price-v4'),
  includeTrial: z.stringbool().default(false),
  /** Codes to be reckoned in where they hold: those of a promotion, or typed; separated by commas. */
  coupons: z.string().max(200).optional(),
});

/** Empty where plans cannot be had: no price is ever made up. */
export const Plans = z.object({
  currency,
  /** ISO 3166-1 alpha-2: for whom the prices are. */
  country: z.string(),
  /** The annual one first. */
  tiers: z.array(PricingTier),
  /** There is an annual tier and no monthly one. */
  onlyAnnualTier: z.boolean(),
  /** The annual one where there is one, else the monthly. */
  lowestTier: Tier.nullable(),
  /** Whether the prices have value-added tax in them. */
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
  /** With the payment provider, as the paths below take it; null for none and for those kept elsewhere. */
  id: z.string().nullable(),
  state: State,
  originatorType: z.enum(originatorTypes).nullable(),
  tier: Tier.nullable(),
  price: UnitPrice.extend({ recurring: Recurring }).nullable(),
  currentPeriodEnd: moment.nullable(),
  trialEndsAt: moment.nullable(),
  /** When it ends for good, where that is settled. */
  endsAt: moment.nullable(),
  /** Until when it is good though a payment failed. */
  graceUntil: moment.nullable(),
  /** What is charged next, and when; null where nothing will be. */
  nextCharge: MoneyAmount.extend({ at: moment }).nullable(),
  /** What was to be paid and was not, while it can still be paid. */
  overdue: MoneyAmount.nullable(),
  /** To monthly, at the period's end. */
  pendingSwitch: z.object({ tier: Tier, at: moment, price: UnitPrice }).nullable(),
  card: Card.nullable(),
  /** A pause that was asked for: closed and free of charge from the one day to the other. */
  pause: z.object({ from: moment, until: moment }).nullable().optional(),
  /** What a pause would come to, where one may be had: closed from the end of what is paid for until a day. */
  pauseOptions: z.array(z.object({ months: z.int().positive(), until: moment })).optional(),
  /** A code takes something off the next charge; `nextCharge` has it taken off. */
  discounted: z.boolean().optional(),
  /** The money-back guarantee, while it can be used: what comes back, and until when. */
  moneyBack: MoneyAmount.extend({ until: moment }).nullable(),
  /** Where a plan kept elsewhere is changed. */
  managedAt: z.url().nullable(),
  actions: z.array(z.enum(subscriptionActions)),
});
export type SubscriptionRecord = z.infer<typeof SubscriptionRecord>;

export const SubscriptionCreate = z.object({
  tier: Tier,
  coupon: z.string().trim().min(1).max(60).optional(),
  /** The price that the page showed, by its tier's `stripeResourceId`. Where it is another by now the answer is a conflict. */
  price: z.string().max(255).optional(),
  /** The trial that the page showed. Where none is to be had the answer is a conflict, and nobody is charged unawares. */
  includeTrial: z.boolean().default(false),
  /** The person agreed to the terms: said by the page right before it confirms, for the session that it has. */
  termsAgreed: z.boolean().default(false),
  /** Made once by the page for one attempt: asking again with it gives the same session. */
  attemptUuid: z.uuid(),
});

/** What Stripe.js goes on with. `sandbox`: no real money moves, and the page says so. */
const WithStripe = z.object({
  clientSecret: z.string(),
  publishableKey: z.string(),
  sandbox: z.boolean(),
  /** In the sandbox: the number of a card that works, as it is printed, and is named to no other account. */
  testCard: z.string().optional(),
});

export const SubscriptionBegun = WithStripe.extend({ checkoutSessionId: z.string() });
export type SubscriptionBegun = z.infer<typeof SubscriptionBegun>;

export const CheckoutSessionParams = z.object({ id: z.string().max(255) });
/** Success is `complete` with a `subscriptionState` of `active` or `trial`. */
export const CheckoutSession = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  subscriptionState: State,
  /** It is complete, and yet was ended without a charge: the card had its free trial before. */
  refused: z.literal('trial_had').optional(),
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;

export const SubscriptionCancel = z.object({
  reason: z.enum(cancelReasons),
  comment: z.string().trim().max(bounds.cancelCommentLength).optional(),
});

export const SwitchQuery = z.object({ tier: Tier });
/** What a switch comes to. Asking for it with this very `previewedAt` charges `dueNow` and nothing else. */
export const SwitchPreview = z.object({
  tier: Tier,
  /** To annual now, to monthly at the period's end; in a trial now, without a charge before its end. */
  when: z.enum(['now', 'period_end', 'trial']),
  at: moment,
  price: UnitPrice,
  /** What is left of what was paid, taken off. */
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

/** A card that is kept with the payment provider. */
export const OwnCard = Card.extend({
  id: z.string(),
  /** It is the one that is charged. */
  isDefault: z.boolean(),
});
export const Cards = z.object({
  /** The one that is charged first, then the newest. */
  cards: z.array(OwnCard),
});
export type Cards = z.infer<typeof Cards>;
export const CardParams = StripeSubscriptionParams.extend({ cardId: z.string().max(255) });

export const PauseAsk = z.object({ months: z.int().min(1).max(commerceFigures.pauseMonths) });
export const CouponAsk = z.object({ code: z.string().trim().min(1).max(60) });

/** What is offered to somebody who is about to leave; null where nothing is. */
export const LeavingOffer = z.object({
  offer: z
    .object({
      /** What the next charge would come to, in place of what. */
      price: MoneyAmount,
      usual: MoneyAmount,
      at: moment,
    })
    .nullable(),
});
export type LeavingOffer = z.infer<typeof LeavingOffer>;

/** To whom invoices are made out. Empty where nobody said. */
export const BillingDetails = z.object({
  name: z.string().trim().max(bounds.billingLineLength),
  line1: z.string().trim().max(bounds.billingLineLength),
  line2: z.string().trim().max(bounds.billingLineLength),
  postalCode: z.string().trim().max(20),
  city: z.string().trim().max(bounds.billingLineLength),
  /** ISO 3166-1 alpha-2; empty where there is none. */
  country: z.string().regex(/^([A-Z]{2})?$/),
  /** Value-added tax number, or what the country has in its place. */
  taxId: z.string().trim().max(30),
});
export type BillingDetails = z.infer<typeof BillingDetails>;

/** What is overdue, for Stripe.js to confirm with the card there is. */
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
      /** What it is for, in the language of whoever asks. */
      description: z.string(),
    }),
  ),
});
export type Invoices = z.infer<typeof Invoices>;
export const InvoiceParams = StripeSubscriptionParams.extend({ invoiceId: z.string().max(255) });

/** `under_way`: it is certain and goes on by itself. */
export const Refund = z.object({ refunded: MoneyAmount, status: z.enum(['done', 'under_way']) });
export type Refund = z.infer<typeof Refund>;

/** A promotion that is on; null where none is. Keys of `variables` are the specification's own. */
export const Promotion = z
  .object({
    promotionKey: z.string(),
    variables: z.looseObject({}) as unknown as z.ZodType<PromotionVariables, PromotionVariables>,
    startsAt: moment.nullable(),
    endsAt: moment.nullable(),
  })
  .nullable();
export type Promotion = z.infer<typeof Promotion>;

/** That an event of the payment provider's is safe with us. */
export const WebhookReceipt = z.object({ received: z.literal(true) });

/** A contract's cancellation by somebody who need not be signed in (German Civil Code, section 312k). */
export const CancellationDeclare = z.object({
  email: Email,
  name: Name.optional(),
  /** Which contract is meant: an order's or invoice's number, or in one's own words. */
  orderOrNote: z.string().trim().max(bounds.cancelCommentLength).optional(),
  kind: z.enum(['ordinary', 'extraordinary']).default('ordinary'),
  /** Why, where it is extraordinary. */
  reason: z.string().trim().max(bounds.cancelCommentLength).optional(),
  /** As soon as can be, or a day. */
  when: z.union([z.literal('soonest'), z.iso.date()]),
});
/** The same whether or not anyone has a plan by that address. */
export const CancellationReceived = z.object({ receivedAt: moment });
export type CancellationReceived = z.infer<typeof CancellationReceived>;

/** By the link of the mail that confirms it. */
export const CancellationConfirm = z.object({ token: MailedToken });
/** Until when the plan is good; null where there is none that renews. */
export const CancellationConfirmed = z.object({ endsAt: moment.nullable() });

/** A contract's withdrawal by somebody who need not be signed in (German Civil Code, section 356a). */
export const WithdrawalDeclare = z.object({
  name: Name,
  /** Where what was declared is confirmed. */
  email: Email,
  /** Which contract is meant: an order's or invoice's number, or in one's own words. */
  contract: z.string().trim().max(bounds.contractNoteLength).optional(),
});

/** By the link of that mail. `late`: the time to withdraw was over; `none`: there is no contract that could be. */
export const WithdrawalConfirmed = z.object({
  outcome: z.enum(['withdrawn', 'late', 'none']),
  /** What comes back; null where nothing was paid. */
  refunded: MoneyAmount.nullable(),
});
export type WithdrawalConfirmed = z.infer<typeof WithdrawalConfirmed>;
