import type { Books } from '../../books/books.ts';
import { attachCard } from '../../cards/attach-card.ts';
import { judgeCard } from '../../cards/judge-card.ts';
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
  books: Books,
  session: Kinds['checkout.session'],
  { paymentMethod, returnUrl = null, authenticated = false }: ConfirmSession,
): Promise<Confirmed> {
  if (session.status === 'complete') return { status: 'complete' };
  if (session.status !== 'open')
    throw invalidRequest('This Checkout Session has expired.', { code: 'checkout_session_expired' });
  const { trouble, troubled } = session.sandbox;
  if (trouble !== null && troubled === paymentMethod && !authenticated) {
    await noteTrouble(books, session, trouble, null);
    throw cardFailure(trouble);
  }
  const method = await findUsablePaymentMethod(books, paymentMethod);
  await checkTotal(books, session, method);
  const due = session.amount_total ?? 0;
  return due > 0
    ? payNow(books, session, { method, returnUrl, authenticated, due })
    : putOnFile(books, session, { method, returnUrl, authenticated });
}

/**
 * Makes sure that only the displayed total is charged: if the card's address adds tax, the session gets the new total
 * and must be confirmed again.
 * @throws StripeFailure if the total changes
 */
async function checkTotal(
  books: Books,
  session: Kinds['checkout.session'],
  method: Kinds['payment_method'],
): Promise<void> {
  const [item] = session.line_items!.data;
  const price = await books.get('price', item!.price!.id);
  if (!session.automatic_tax.enabled || price.tax_behavior !== 'exclusive') return;
  const quoted = await quotedAt(books, session, method.billing_details.address?.country ?? undefined);
  if (quoted.amount_total === session.amount_total) return;
  await books.put('checkout.session', quoted);
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
  books: Books,
  session: Kinds['checkout.session'],
  { method, returnUrl, authenticated, due }: Confirm & { due: number },
): Promise<Confirmed> {
  const question = { for: 'charge', present: true, authenticated, setUp: method.sandbox.setUp } as const;
  const verdict = judgeCard(method.sandbox.behaviour, question);
  if (verdict.outcome === 'challenge') return challenge(books, session, { method, returnUrl });
  const intent = await paymentIntentFor(books, session, due);
  if (verdict.outcome === 'declined') {
    await attemptPayment(books, intent, { method, present: true, authenticated });
    return refuse(books, session, verdict.trouble, authenticated ? method.id : null);
  }
  // Throws if the coupon has been used up meanwhile, so that nothing is charged.
  const { subscription, invoice } = await begin(books, session, method, intent);
  // The amount due is final only now: the customer may have a credit balance.
  if (invoice.status !== 'paid') {
    await attemptPayment(books, await books.get('payment_intent', intent.id), { method, present: true, authenticated });
    await settleInvoice(books, { ...invoice, attempt_count: 1 });
  }
  return complete(books, session, { subscription: subscription.id, invoice, status: 'paid' });
}

async function putOnFile(
  books: Books,
  session: Kinds['checkout.session'],
  { method, returnUrl, authenticated }: Confirm,
): Promise<Confirmed> {
  const question = { for: 'set-up', present: true, authenticated, setUp: method.sandbox.setUp } as const;
  const verdict = judgeCard(method.sandbox.behaviour, question);
  if (verdict.outcome === 'challenge') return challenge(books, session, { method, returnUrl });
  if (verdict.outcome === 'declined') return refuse(books, session, verdict.trouble, authenticated ? method.id : null);
  await attachCard(books, method, session.customer!, true);
  const { subscription, invoice } = await begin(books, session, method);
  return complete(books, session, {
    subscription: subscription.id,
    invoice,
    status: 'no_payment_required',
  });
}

async function begin(
  books: Books,
  session: Kinds['checkout.session'],
  method: Kinds['payment_method'],
  intent?: Kinds['payment_intent'],
) {
  const customer = await whoPays(books, session, method);
  const at = await books.momentOf(customer.id);
  const { trialDays, missingPaymentMethod, metadata, description } = session.sandbox.plan;
  const [item] = session.line_items!.data;
  return beginSubscription(books, {
    customer,
    currency: session.currency!,
    items: [{ price: await books.get('price', item!.price!.id), quantity: item!.quantity ?? 1 }],
    trialEnd: trialDays === undefined ? null : at + trialDays * 86_400,
    missingPaymentMethod,
    coupons: await couponsOf(books, session),
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
  books: Books,
  { customer: id, sandbox }: Kinds['checkout.session'],
  { billing_details: typed }: Kinds['payment_method'],
) {
  const customer = await books.get('customer', id!);
  const { address } = typed;
  return sandbox.keepsAddress && address?.country ? books.change('customer', customer, { address }) : customer;
}

async function challenge(
  books: Books,
  session: Kinds['checkout.session'],
  { method, returnUrl }: Pick<Confirm, 'method' | 'returnUrl'>,
): Promise<Confirmed> {
  const opened = await openChallenge(books, {
    for: session.id,
    method,
    returnUrl: returnUrl ?? session.return_url ?? null,
    amount: session.amount_total ?? 0,
    currency: session.currency,
  });
  await books.put('checkout.session', { ...session, sandbox: { ...session.sandbox, trouble: null, troubled: null } });
  return { status: 'requires_action', challenge: opened.url };
}

async function complete(
  books: Books,
  session: Kinds['checkout.session'],
  {
    subscription,
    invoice,
    status,
  }: { subscription: string; invoice: Kinds['invoice']; status: 'paid' | 'no_payment_required' },
): Promise<Confirmed> {
  await books.change(
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
