/** Billing periods of a plan: yearly or monthly. */
export const planTiers = ['annual', 'monthly'] as const;
export type PlanTier = (typeof planTiers)[number];

/**
 * The query of `GET /commerce/plans` (specification, section 7), for pages and for the server that preloads the reply.
 */
export const plansQuery = ({ trialOffered, coupons }: { trialOffered: boolean; coupons?: string | undefined }) =>
  ({
    gateway: 'stripe',
    experiment: 'price-v4',
    includeTrial: String(trialOffered),
    ...(coupons !== undefined && { coupons }),
  }) as const;

/**
 * Returns the number of a card to try in the sandbox, as printed; undefined when real money moves. A server of an
 * earlier version names none.
 */
export const testCardOf = ({ sandbox, testCard }: { sandbox: boolean; testCard?: string | undefined }) =>
  sandbox ? (testCard ?? '4242 4242 4242 4242') : undefined;

/** The checkout's error at `coupon` for a code that has reached its redemption limit. */
export const couponUsedUp = 'used_up';

/**
 * A dispute's statuses at the payment provider in which nothing is left to do
 * (https://docs.stripe.com/api/disputes/object#dispute_object-status). Unknown ones count as open, so that staff see
 * them.
 */
export const closedDisputeStatuses = ['won', 'lost', 'warning_closed', 'prevented'] as const;
export const isClosedDispute = (status: string): boolean =>
  (closedDisputeStatuses as readonly string[]).includes(status);

/** The states of a subscription (specification, section 4), and `past_due`. */
export const subscriptionStates = [
  'none',
  'active',
  /** Cancelled, but valid until the day it would have renewed. */
  'canceled',
  'trial',
  'canceled_trial',
  /** A payment failed; valid until the grace period ends. */
  'past_due',
  /** No access and no charge until a day on which it is charged and resumes automatically. */
  'paused',
  /** Managed by Apple, or by the parent company's membership: shown here, changed there. */
  'apple',
  'parent',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/**
 * What the account may do with its subscription, each by the endpoint of that name. `continue` undoes a cancellation:
 * "reactivate" for a cancelled plan, "subscribe" for a cancelled trial.
 */
export const subscriptionActions = [
  'create',
  'cancel',
  'continue',
  'switch',
  'withdraw_switch',
  'payment_method',
  /** From the end of the paid period, for some months: `pauseOptions` says until when. */
  'pause',
  /** Undoes a pause; one that has begun ends at once, with a charge. */
  'resume',
  /** Applies a code to the next charge. */
  'coupon',
  /**
   * Pays the overdue amount, or a change that waits for its payment, with the stored card; the bank may ask the person
   * to confirm.
   */
  'pay',
  /** Leaves the plan as it is instead of making the change that waits for its payment. */
  'withdraw_update',
  'refund',
  /** The plan is changed elsewhere: `managedAt` says where. */
  'manage_elsewhere',
] as const;
export type SubscriptionAction = (typeof subscriptionActions)[number];

/** The error at `coupon` for a code when the plan already has a discount. */
export const couponStacked = 'stacked';
/** The error at `coupon` for a code that the account has used before. */
export const couponHad = 'had';

/** Reasons for a cancellation, by the payment provider's names. */
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
  /** Days before a trial's end on which the account gets a reminder. */
  reminderDays: 3,
  moneyBackHours: 7 * 24,
  /**
   * Days to withdraw from a contract: fourteen (German Civil Code, section 355), plus what holidays, weekends and time
   * zones can add (Regulation 1182/71, article 3).
   */
  withdrawalDays: 14 + 5,
  graceDays: 7,
  /** The longest pause, in months. */
  pauseMonths: 3,
  plansCacheHours: 6,
} as const;
