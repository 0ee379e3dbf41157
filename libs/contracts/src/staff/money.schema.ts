import { z } from 'zod';
import { bounds } from '../bounds.ts';
import { planTiers } from '../commerce/commerce.ts';
import { MoneyAmount } from '../commerce/commerce.schema.ts';
import { StaffReason } from './staff.schema.ts';

/** What staff with the right `staffMoney` see of subscriptions and payments. No card and no billing address. */

const Count = z.number().int().nonnegative();
const moment = z.iso.datetime();
/** A calendar month in UTC: `2026-11`. */
const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month looks like 2026-11');

export const StaffMoneyQuery = z.object({
  /** The current month by default. */
  month: Month.optional(),
});

/** The figures of a month, in UTC. */
export const StaffMoney = z.object({
  month: Month,
  /** The current month. */
  latest: Month,
  /** Subscriptions whose first payment above zero was made in the month. */
  newPaying: Count,
  /** Subscriptions that were paid for, and ended or are going to end in the month. */
  cancelled: Count,
  /**
   * Per currency: the prices of the paid periods that cover the moment `recurringAt`, per month, before discount codes.
   * Plans whose last payment was refunded in full, or that have ended, do not count.
   */
  recurring: z.array(MoneyAmount),
  /** The end of the month; in the current month, now. */
  recurringAt: moment,
  /** Free trials that ended in the month, and how many of these were followed by a payment, then or later. */
  trials: z.object({ ended: Count, paid: Count }),
});
export type StaffMoney = z.infer<typeof StaffMoney>;

/**
 * States of a subscription, as the account sees them. `canceled` and `canceled_trial` last until their end; `ended`: it
 * gives no access any more, or never began because its first payment failed.
 */
export const listedSubscriptionStates = [
  'active',
  'trial',
  'past_due',
  'paused',
  'canceled',
  'canceled_trial',
  'ended',
] as const;
export type ListedSubscriptionState = (typeof listedSubscriptionStates)[number];

const subscriptionsWanted = {
  state: z.enum(listedSubscriptionStates).optional(),
  /** The beginning of an address, an account's uuid, or its number. */
  find: z.string().trim().max(bounds.emailLength).optional(),
};
export const StaffMoneySubscriptionsFileQuery = z.object(subscriptionsWanted);
export const StaffMoneySubscriptionsQuery = z.object({
  ...subscriptionsWanted,
  /** The cursor of the previous page. */
  cursor: z.string().max(300).optional(),
});

export const StaffMoneySubscriptions = z.object({
  /** How many subscriptions there are in each state, whatever is listed. States without any are left out. */
  counts: z.array(z.object({ state: z.string(), count: Count })),
  /** Newest first. */
  subscriptions: z.array(
    z.object({
      /** The payment provider's id. */
      id: z.string(),
      /** Null once the account is deleted. */
      account: z.object({ uuid: z.uuid(), email: z.string() }).nullable(),
      /** A `ListedSubscriptionState`. A newer server may send others. */
      state: z.string(),
      tier: z.enum(planTiers),
      /** For each period, before discount codes. */
      price: MoneyAmount,
      since: moment,
      /** When the state changes next or, for `ended`, changed: the renewal, the charge, the end. Null if not known. */
      until: moment.nullable(),
    }),
  ),
  cursor: z.string().nullable(),
});
export type StaffMoneySubscriptions = z.infer<typeof StaffMoneySubscriptions>;

export const StaffMoneyFailedQuery = z.object({
  /** The cursor of the previous page. */
  cursor: z.string().max(300).optional(),
});

/** Open invoices of plans whose payment failed. */
export const StaffMoneyFailed = z.object({
  /** Newest first. */
  failed: z.array(
    z.object({
      invoiceId: z.string(),
      number: z.string().nullable(),
      /** Null once the account is deleted. */
      account: z.object({ uuid: z.uuid(), email: z.string() }).nullable(),
      amount: MoneyAmount,
      /** When the invoice was made, about an hour before its first attempt. */
      since: moment,
      /** Null if the payment provider plans no further attempt. */
      nextAttemptAt: moment.nullable(),
      /** When the grace period ends, and the plan with it. Null if not known. */
      until: moment.nullable(),
    }),
  ),
  cursor: z.string().nullable(),
});
export type StaffMoneyFailed = z.infer<typeof StaffMoneyFailed>;

export const disputeStates = ['open', 'closed'] as const;
export type DisputeState = (typeof disputeStates)[number];

const disputesWanted = {
  state: z.enum(disputeStates).optional(),
  /** The beginning of an address, an account's uuid, or its number. */
  find: z.string().trim().max(bounds.emailLength).optional(),
};
export const StaffMoneyDisputesFileQuery = z.object(disputesWanted);
export const StaffMoneyDisputesQuery = z.object({
  ...disputesWanted,
  /** The cursor of the previous page. */
  cursor: z.string().max(300).optional(),
});

/** Disputed payments, as the payment provider tells them. */
export const StaffMoneyDisputes = z.object({
  /** How many disputes there are, whatever is listed. */
  counts: z.object({ open: Count, closed: Count }),
  /** Newest first. */
  disputes: z.array(
    z.object({
      /** The payment provider's id. */
      id: z.string(),
      /** Null once the account is deleted. */
      account: z.object({ uuid: z.uuid(), email: z.string() }).nullable(),
      /** The number of the disputed invoice; null if it is not known. */
      invoice: z.string().nullable(),
      amount: MoneyAmount,
      /** The provider's reason and status: `fraudulent`, `needs_response`. It may send new ones. */
      reason: z.string(),
      status: z.string(),
      state: z.enum(disputeStates),
      openedAt: moment,
      /** When evidence is due; null if the provider takes none. */
      evidenceDueBy: moment.nullable(),
      /** The provider's page about the payment; null if it is not known. */
      page: z.string().nullable(),
    }),
  ),
  cursor: z.string().nullable(),
});
export type StaffMoneyDisputes = z.infer<typeof StaffMoneyDisputes>;

/** What an account has paid. */
export const StaffMoneyPayments = z.object({
  /** Newest first. */
  payments: z.array(
    z.object({
      /** The payment provider's id. */
      invoiceId: z.string(),
      number: z.string().nullable(),
      paidAt: moment,
      paid: MoneyAmount,
      refunded: MoneyAmount,
      /** Refunds by staff that are under way. */
      pending: MoneyAmount,
      /** What can still be refunded. */
      left: MoneyAmount,
      /** When the payment provider last refused a refund of it; null if it never did. */
      refusedAt: moment.nullable(),
    }),
  ),
});
export type StaffMoneyPayments = z.infer<typeof StaffMoneyPayments>;

export const StaffMoneyRefund = StaffReason.extend({
  invoiceId: z.string().min(1).max(255),
  /** In minor units of the payment's currency. */
  amount: z.int().positive(),
  /** A request repeated with the same key refunds once. */
  key: z.uuid(),
});
/** `under_way`: the refund is stored and is repeated until the payment provider has made or refused it. */
export const StaffMoneyRefunded = z.object({ status: z.enum(['done', 'under_way']) });
