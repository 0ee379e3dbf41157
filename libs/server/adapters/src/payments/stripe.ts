import Stripe from 'stripe';
import { countOf } from '@greenroom/contracts';
import { type Payments, PaymentsError } from '@greenroom/ports/payments';
import { billingOf } from './billing.ts';
import { changesOf } from './change-subscription.ts';
import { disputePageOf, disputesOf } from './disputes.ts';
import { ensureCatalogue } from './ensure-catalogue.ts';
import { readCustomer } from './read-customer.ts';
import { isUsedUp, readCheckout, readCoupon, readPrice } from './read-objects.ts';
import { ownCardOf } from './own-card.ts';
import { pausesOf } from './pause-subscription.ts';
import { subscriptionPaymentsOf } from './pay-subscription.ts';
import { pendingUpdatesOf } from './pending-update.ts';
import { taxPercentages } from './tax-rates.ts';
import { asPort } from './translate-error.ts';

export interface StripeSettings {
  /** A restricted key is enough: customers, products, prices, coupons, checkout, subscriptions, invoices, refunds. */
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The payment sandbox's address; without it, Stripe itself. */
  sandbox?: { host: string; port: number } | undefined;
  /** Whether the provider calculates tax by the customer's location: https://docs.stripe.com/tax. */
  tax?: boolean;
  /** Retries of calls without a reply, or with a retriable error. The SDK repeats its idempotency key with them. */
  retries?: number;
}

/** The version of the wire format that this adapter is written for. */
const apiVersion = '2026-10-28.endive';
/** The maximum age of a signature, in seconds. https://docs.stripe.com/webhooks#replay-attacks */
const tolerance = 300;

/** Stripe, or the payment sandbox, through Stripe's official SDK. */
export function stripePayments({
  secretKey,
  publishableKey,
  webhookSecret,
  sandbox,
  tax = false,
  retries = 2,
}: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, {
    apiVersion,
    maxNetworkRetries: retries,
    timeout: 20_000,
    telemetry: false,
    ...(sandbox && { ...sandbox, protocol: 'http' as const }),
  });
  return {
    name: sandbox ? 'the payment sandbox: no real money moves' : 'Stripe',
    publishableKey,
    sandbox: sandbox !== undefined,
    testCardOf: (accountUuid) => (sandbox ? ownCardOf(accountUuid) : undefined),
    ...changesOf(stripe),
    ...pausesOf(stripe),
    ...pendingUpdatesOf(stripe),
    ...subscriptionPaymentsOf(stripe),
    ...billingOf(stripe),
    ...cataloguesOf(stripe),
    ...customersOf(stripe),
    ...checkoutsOf(stripe, tax),
    ...cardsOf(stripe),
    ...disputesOf(stripe),
    disputePage: disputePageOf({ secretKey, sandbox: sandbox !== undefined }),
    ...eventsOf(stripe, webhookSecret),
  };
}

/** Prices and coupons. */
function cataloguesOf(stripe: Stripe): Pick<Payments, 'findPrices' | 'findCoupon' | 'ensureCatalogue'> {
  return {
    findPrices: (lookupKeys) =>
      asPort(async () => {
        const { data } = await stripe.prices.list({
          lookup_keys: [...lookupKeys],
          active: true,
          expand: ['data.product'],
          limit: 100,
        });
        return data.map(readPrice).filter((price) => price !== undefined);
      }),

    findCoupon: (code) =>
      asPort(async () => {
        const { data } = await stripe.promotionCodes.list({
          code,
          active: true,
          limit: 1,
          expand: ['data.promotion.coupon.applies_to', 'data.promotion.coupon.currency_options'],
        });
        const coupon = data[0] && readCoupon(data[0]);
        if (coupon) return coupon;
        const over = await stripe.promotionCodes.list({ code, limit: 1, expand: ['data.promotion.coupon'] });
        return over.data[0] && isUsedUp(over.data[0]) ? 'used-up' : undefined;
      }),

    ensureCatalogue: (catalogue) => asPort(() => ensureCatalogue(stripe, catalogue)),
  };
}

/** Customers, by the provider's ids. */
function customersOf(stripe: Stripe): Pick<Payments, 'createCustomer' | 'readCustomer' | 'knowsCustomer'> {
  const percentagesOf = taxPercentages(stripe);
  return {
    createCustomer: ({ uuid, email, name, clockFrom }, key) =>
      asPort(async () => {
        const clock = clockFrom
          ? await stripe.testHelpers.testClocks.create(
              { frozen_time: Math.floor(clockFrom.getTime() / 1000), name: uuid },
              { idempotencyKey: `${key}-clock` },
            )
          : undefined;
        const { id } = await stripe.customers.create(
          { metadata: { greenroom: uuid }, ...(clock && { test_clock: clock.id }) },
          { idempotencyKey: key },
        );
        // A separate call, because the name may differ when the creation is retried.
        await stripe.customers.update(id, { email, name });
        return id;
      }),

    readCustomer: (customerId) => asPort(() => readCustomer(stripe, customerId, percentagesOf)),
    knowsCustomer: (customerId) =>
      asPort(async () => {
        await stripe.customers.retrieve(customerId);
        return true;
      }).catch((error: unknown) => {
        if (error instanceof PaymentsError && error.trouble === 'not-found') return false;
        throw error;
      }),
  };
}

/** Checkouts of subscriptions. `tax` says whether the provider calculates the tax. */
function checkoutsOf(stripe: Stripe, tax: boolean): Pick<Payments, 'openCheckout' | 'readCheckout' | 'expireCheckout'> {
  return {
    openCheckout: ({ customerId, priceId, promotionCodeId, trialDays, returnUrl, attemptUuid }, key) =>
      asPort(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            ui_mode: 'elements',
            mode: 'subscription',
            customer: customerId,
            client_reference_id: attemptUuid,
            line_items: [{ price: priceId, quantity: 1 }],
            return_url: returnUrl,
            ...(tax && { automatic_tax: { enabled: true }, customer_update: { address: 'auto' as const } }),
            ...(promotionCodeId && { discounts: [{ promotion_code: promotionCodeId }] }),
            ...(trialDays > 0 && {
              payment_method_collection: 'always' as const,
              subscription_data: {
                trial_period_days: trialDays,
                trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
              },
            }),
          },
          { idempotencyKey: key },
        );
        // A replayed idempotency key returns the original reply, so the current state is read again.
        const replayed = session.lastResponse.headers['idempotent-replayed'] === 'true';
        return readCheckout(replayed ? await stripe.checkout.sessions.retrieve(session.id) : session);
      }),
    readCheckout: (id) => asPort(async () => readCheckout(await stripe.checkout.sessions.retrieve(id))),
    expireCheckout: (id) =>
      asPort(async () => {
        const known = await stripe.checkout.sessions.retrieve(id);
        if (known.status !== 'open') return readCheckout(known);
        // Completed at this very moment, so Stripe refuses to expire it.
        const expired = await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return stripe.checkout.sessions.retrieve(id);
          throw error;
        });
        return readCheckout(expired);
      }),
  };
}

/** A customer's new card, and refunds. */
function cardsOf(stripe: Stripe): Pick<Payments, 'beginCard' | 'readCard' | 'refund'> {
  return {
    beginCard: (customerId, key) =>
      asPort(async () => {
        const { id, client_secret: clientSecret } = await stripe.setupIntents.create(
          { customer: customerId, usage: 'off_session' },
          { idempotencyKey: key },
        );
        return { setupIntentId: id, clientSecret: clientSecret ?? '' };
      }),
    readCard: (setupIntentId, customerId) =>
      asPort(async () => {
        const { status, customer, payment_method: method } = await stripe.setupIntents.retrieve(setupIntentId);
        if (status !== 'succeeded' || (typeof customer === 'string' ? customer : customer?.id) !== customerId)
          return undefined;
        return typeof method === 'string' ? method : method?.id;
      }),

    refund: ({ paymentId, amount }, key) =>
      asPort(async () => {
        try {
          await stripe.refunds.create(
            { payment_intent: paymentId, amount: countOf(amount.amount), reason: 'requested_by_customer' },
            { idempotencyKey: key },
          );
          return true;
        } catch (error) {
          if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return false;
          throw error;
        }
      }),
  };
}

/** Webhook events, read only if their signature is valid. */
function eventsOf(stripe: Stripe, webhookSecret: string): Pick<Payments, 'readEvent'> {
  return {
    readEvent(body, signature, now = new Date()) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          tolerance,
          undefined,
          now.getTime(),
        );
        const object = event.data.object as EventObject;
        const customerId = object.object === 'customer' ? object.id : idOf(object.customer);
        return {
          id: event.id,
          type: event.type,
          createdAt: momentOf(event.created),
          customerId,
          paymentId: customerId === null ? idOf(object.payment_intent) : null,
          clockId: object.object === 'test_helpers.test_clock' ? object.id : null,
        };
      } catch (error) {
        throw new PaymentsError('bad-signature', 'This is no event of the payment provider’s', { cause: error });
      }
    },
  };
}

type Reference = string | { id: string } | null | undefined;

interface EventObject {
  object: string;
  id: string;
  customer?: Reference;
  payment_intent?: Reference;
}

const idOf = (reference: Reference) => (typeof reference === 'string' ? reference : reference?.id) ?? null;

/** The last second of the year 9999, so that every time fits a database column. */
const lastSecond = 253_402_300_799;

/** @throws RangeError for a time that cannot be stored */
function momentOf(seconds: unknown): Date {
  if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= lastSecond)) throw new RangeError('No moment');
  return new Date(seconds * 1000);
}
