import type { ObjectStore } from '../../store/object-store.ts';
import { attachCard } from '../../cards/attach-card.ts';
import { authorizeCard } from '../../cards/authorize-card.ts';
import { findUsablePaymentMethod } from '../../cards/make-payment-method.ts';
import { cardFailure, StripeFailure } from '../../wire/failure.ts';
import { invalidRequest } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { attemptPayment } from '../intents/attempt-payment.ts';
import { openChallenge } from '../intents/challenges.ts';
import { settleInvoice } from '../invoices/settle-invoice.ts';
import { beginSubscription } from '../subscriptions/begin-subscription.ts';
import { shownAmount } from '../subscriptions/subscription-lines.ts';
import { quotedAt } from './place-session.ts';
import { couponsOf } from './quote-session.ts';
import { paymentIntentFor } from './session-intent.ts';
import { noteTrouble, refuse } from './session-trouble.ts';

export type Confirmed = { status: 'complete' } | { status: 'requires_action'; challenge: string };

export interface ConfirmSession {
  paymentMethod: string;
  returnUrl?: string | null;
  /** The 3-D Secure page was passed. */
  authenticated?: boolean;
}

/**
 * Pays a session, or stores the card for its trial. The subscription is created only after that succeeded, as Checkout
 * does since API version 2025-03-31.basil.
 * @throws StripeFailure with the card's error; the session stays open
 */
export async function confirmSession(
  store: ObjectStore,
  session: Kinds['checkout.session'],
  { paymentMethod, returnUrl = null, authenticated = false }: ConfirmSession,
): Promise<Confirmed> {
  if (session.status === 'complete') return { status: 'complete' };
  if (session.status !== 'open')
    throw invalidRequest('This Checkout Session has expired.', { code: 'checkout_session_expired' });
  const { trouble, troubled } = session.sandbox;
  if (trouble !== null && troubled === paymentMethod && !authenticated) {
    await noteTrouble(store, session, trouble, null);
    throw cardFailure(trouble);
  }
  const method = await findUsablePaymentMethod(store, paymentMethod);
  await checkTotal(store, session, method);
  const due = session.amount_total ?? 0;
  return due > 0
    ? payNow(store, session, { method, returnUrl, authenticated, due })
    : putOnFile(store, session, { method, returnUrl, authenticated });
}

/**
 * Makes sure that only the displayed total is charged: if the card's address adds tax, the session gets the new total
 * and must be confirmed again.
 * @throws StripeFailure if the total changes
 */
async function checkTotal(
  store: ObjectStore,
  session: Kinds['checkout.session'],
  method: Kinds['payment_method'],
): Promise<void> {
  const [item] = session.line_items!.data;
  const price = await store.get('price', item!.price!.id);
  if (!session.automatic_tax.enabled || price.tax_behavior !== 'exclusive') return;
  const quoted = await quotedAt(store, session, method.billing_details.address?.country ?? undefined);
  if (quoted.amount_total === session.amount_total) return;
  await store.put('checkout.session', quoted);
  throw new StripeFailure(
    {
      type: 'invalid_request_error',
      code: 'checkout_amount_mismatch',
      message: `With tax the total is ${shownAmount(quoted.amount_total ?? 0, quoted.currency!)}. Confirm the payment again.`,
    },
    { status: 400, keeps: true },
  );
}

interface Confirm {
  method: Kinds['payment_method'];
  returnUrl: string | null;
  authenticated: boolean;
}

async function payNow(
  store: ObjectStore,
  session: Kinds['checkout.session'],
  { method, returnUrl, authenticated, due }: Confirm & { due: number },
): Promise<Confirmed> {
  const question = { for: 'charge', present: true, authenticated, setUp: method.sandbox.setUp } as const;
  const authorization = authorizeCard(method.sandbox.behaviour, question);
  if (authorization.outcome === 'challenge') return challenge(store, session, { method, returnUrl });
  const intent = await paymentIntentFor(store, session, due);
  if (authorization.outcome === 'declined') {
    await attemptPayment(store, intent, { method, present: true, authenticated });
    return refuse(store, session, authorization.trouble, authenticated ? method.id : null);
  }
  // Throws if the coupon has been used up meanwhile, so that nothing is charged.
  const { subscription, invoice } = await begin(store, session, method, intent);
  // The amount due is final only now: the customer may have a credit balance.
  if (invoice.status !== 'paid') {
    await attemptPayment(store, await store.get('payment_intent', intent.id), { method, present: true, authenticated });
    await settleInvoice(store, { ...invoice, attempt_count: 1 });
  }
  return complete(store, session, { subscription: subscription.id, invoice, status: 'paid' });
}

async function putOnFile(
  store: ObjectStore,
  session: Kinds['checkout.session'],
  { method, returnUrl, authenticated }: Confirm,
): Promise<Confirmed> {
  const question = { for: 'set-up', present: true, authenticated, setUp: method.sandbox.setUp } as const;
  const authorization = authorizeCard(method.sandbox.behaviour, question);
  if (authorization.outcome === 'challenge') return challenge(store, session, { method, returnUrl });
  if (authorization.outcome === 'declined')
    return refuse(store, session, authorization.trouble, authenticated ? method.id : null);
  await attachCard(store, method, session.customer!, true);
  const { subscription, invoice } = await begin(store, session, method);
  return complete(store, session, {
    subscription: subscription.id,
    invoice,
    status: 'no_payment_required',
  });
}

async function begin(
  store: ObjectStore,
  session: Kinds['checkout.session'],
  method: Kinds['payment_method'],
  intent?: Kinds['payment_intent'],
) {
  const customer = await whoPays(store, session, method);
  const at = await store.momentOf(customer.id);
  const { trialDays, missingPaymentMethod, metadata, description } = session.sandbox.plan;
  const [item] = session.line_items!.data;
  return beginSubscription(store, {
    customer,
    currency: session.currency!,
    items: [{ price: await store.get('price', item!.price!.id), quantity: item!.quantity ?? 1 }],
    trialEnd: trialDays === undefined ? null : at + trialDays * 86_400,
    missingPaymentMethod,
    coupons: await couponsOf(store, session),
    paymentMethod: method.id,
    metadata,
    description,
    session: session.id,
    automaticTax: session.automatic_tax.enabled,
    ...(intent && { intent }),
  });
}

/** Returns the customer, with the card's address if the session stores it. */
async function whoPays(
  store: ObjectStore,
  { customer: id, sandbox }: Kinds['checkout.session'],
  { billing_details: typed }: Kinds['payment_method'],
) {
  const customer = await store.get('customer', id!);
  const { address } = typed;
  return sandbox.keepsAddress && address?.country ? store.change('customer', customer, { address }) : customer;
}

async function challenge(
  store: ObjectStore,
  session: Kinds['checkout.session'],
  { method, returnUrl }: Pick<Confirm, 'method' | 'returnUrl'>,
): Promise<Confirmed> {
  const opened = await openChallenge(store, {
    for: session.id,
    method,
    returnUrl: returnUrl ?? session.return_url ?? null,
    amount: session.amount_total ?? 0,
    currency: session.currency,
  });
  await store.put('checkout.session', { ...session, sandbox: { ...session.sandbox, trouble: null, troubled: null } });
  return { status: 'requires_action', challenge: opened.url };
}

async function complete(
  store: ObjectStore,
  session: Kinds['checkout.session'],
  {
    subscription,
    invoice,
    status,
  }: { subscription: string; invoice: Kinds['invoice']; status: 'paid' | 'no_payment_required' },
): Promise<Confirmed> {
  await store.change(
    'checkout.session',
    { ...session, sandbox: { ...session.sandbox, trouble: null, troubled: null } },
    {
      status: 'complete',
      payment_status: status,
      subscription,
      invoice: invoice.id,
      total_details: { ...session.total_details!, amount_tax: invoice.total_taxes?.[0]?.amount ?? 0 },
      automatic_tax: { ...session.automatic_tax, status: invoice.automatic_tax.status },
    },
    'checkout.session.completed',
  );
  return { status: 'complete' };
}
