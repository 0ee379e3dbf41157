import type { ObjectStore } from '../../store/object-store.ts';
import { authenticationFailed } from '../../cards/card-troubles.ts';
import { invalidRequest, StripeFailure } from '../../wire/failure.ts';
import type { Challenge } from '../../wire/kinds.ts';
import { confirmSession } from '../checkout/confirm-session.ts';
import { failAuthentication } from '../checkout/session-trouble.ts';
import { payInvoice } from '../invoices/pay-invoice.ts';
import { attemptPayment, failIntent } from './attempt-payment.ts';
import { confirmSetup, failSetup } from './setup-intents.ts';

/** Returns the unanswered 3-D Secure page of a token. */
export async function findChallenge(store: ObjectStore, token: string): Promise<Challenge | undefined> {
  const [found] = await store.list('challenge', { has: { token, outcome: null }, limit: 1 });
  return found;
}

/**
 * Answers a 3-D Secure page and continues what waited for it. A card error after that is stored there.
 * @returns the page's return URL
 */
export async function answerChallenge(
  store: ObjectStore,
  token: string,
  outcome: 'complete' | 'fail',
): Promise<string | null> {
  const challenge = await findChallenge(store, token);
  if (challenge === undefined) throw invalidRequest('This was answered, or is too old.', { param: 'token' });
  await store.put('challenge', { ...challenge, outcome });
  await goOn(store, challenge, outcome === 'complete').catch((error: unknown) => {
    // The session or the intent stores this error.
    if (!(error instanceof StripeFailure && error.options.keeps)) throw error;
  });
  return challenge.returnUrl;
}

async function goOn(
  store: ObjectStore,
  { for: waiting, paymentMethod, returnUrl }: Challenge,
  authenticated: boolean,
): Promise<unknown> {
  if (waiting.startsWith('cs_')) {
    const session = await store.get('checkout.session', waiting);
    if (session.status !== 'open') return undefined;
    if (!authenticated)
      return failAuthentication(store, session, authenticationFailed('payment_intent'), paymentMethod);
    return confirmSession(store, session, { paymentMethod, returnUrl, authenticated });
  }
  if (waiting.startsWith('seti_')) {
    const intent = await store.get('setup_intent', waiting);
    if (!authenticated) return failSetup(store, intent, authenticationFailed('setup_intent'));
    return confirmSetup(store, intent, { paymentMethod, returnUrl, authenticated });
  }
  const intent = await store.get('payment_intent', waiting);
  if (!authenticated) return failIntent(store, intent, authenticationFailed('payment_intent'));
  const method = await store.get('payment_method', paymentMethod);
  if (intent.sandbox.invoice === null)
    return attemptPayment(store, intent, { method, present: true, authenticated, returnUrl });
  const invoice = await store.get('invoice', intent.sandbox.invoice);
  return invoice.status === 'open' ? payInvoice(store, invoice, { method, present: true, authenticated }) : undefined;
}
