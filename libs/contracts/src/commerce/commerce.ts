/** What a plan is paid by: once a year or once a month. */
export const planTiers = ['annual', 'monthly'] as const;
export type PlanTier = (typeof planTiers)[number];

/** The query of `GET /commerce/plans` (specification, section 7), for pages and for the server that answers in advance. */
export const plansQuery = ({ trialOffered, coupons }: { trialOffered: boolean; coupons?: string | undefined }) =>
  ({
    gateway: 'stripe',
    experiment: 'price-v4',
    includeTrial: String(trialOffered),
    ...(coupons !== undefined && { coupons }),
  }) as const;

/**
 * The number of a card to try in the sandbox, as it is printed; nothing where real money moves. A server of an earlier
 * version names none.
 */
export const testCardOf = ({ sandbox, testCard }: { sandbox: boolean; testCard?: string | undefined }) =>
  sandbox ? (testCard ?? '4242 4242 4242 4242') : undefined;

/** What a refused checkout says at `coupon` of a code that was redeemed as often as it may be. */
export const couponUsedUp = 'used_up';

/** The states of a subscription (specification, section 4), and one that is late with paying. */
export const subscriptionStates = [
  'none',
  'active',
  /** Cancelled, and still good until the day it would have been renewed. */
  'canceled',
  'trial',
  'canceled_trial',
  /** A payment failed; good until its grace is over. */
  'past_due',
  /** Closed and free of charge until a day, on which it is charged and goes on by itself. */
  'paused',
  /** Kept with Apple, or by the parent company's membership: shown here, changed there. */
  'apple',
  'parent',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/**
 * What one may do with it, each by the endpoint of that name. `continue` takes a cancellation back: "reactivate" where a
 * plan was cancelled, "subscribe" where a trial was.
 */
export const subscriptionActions = [
  'create',
  'cancel',
  'continue',
  'switch',
  'withdraw_switch',
  'payment_method',
  /** From the end of what is paid for, for some months: `pauseOptions` says until when. */
  'pause',
  /** Takes a pause back; one that has begun ends at once, with a charge. */
  'resume',
  /** Takes a code off the next charge. */
  'coupon',
  /** Pays what is overdue, with the card there is: the person answers their bank. */
  'pay',
  'refund',
  /** Changed by whoever keeps it: `managedAt` says where. */
  'manage_elsewhere',
] as const;
export type SubscriptionAction = (typeof subscriptionActions)[number];

/** What a refused code says at `coupon` of a plan that has a discount already. */
export const couponStacked = 'stacked';
/** And of a code that the account had before. */
export const couponHad = 'had';

/** Why one cancels, by the names the payment provider counts them under. */
export const cancelReasons = [
  'too_expensive',
  'unused',
  'missing_features',
  'low_quality',
  'switched_service',
  'too_complex',
  'customer_service',
  'other',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Figures of plans (specification, sections 1, 4, 9 and 11). */
export const commerceFigures = {
  trialDays: 7,
  /** Days before a trial's end on which one is reminded. */
  reminderDays: 3,
  moneyBackHours: 7 * 24,
  /**
   * To withdraw from a contract: fourteen days (German Civil Code, section 355), and as many more as holidays, weekends
   * and time zones can add to them (Regulation 1182/71, article 3).
   */
  withdrawalDays: 14 + 5,
  graceDays: 7,
  /** The longest pause, in months. */
  pauseMonths: 3,
  plansCacheHours: 6,
} as const;
