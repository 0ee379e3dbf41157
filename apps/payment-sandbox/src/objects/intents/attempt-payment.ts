import type { ObjectStore } from '../../store/object-store.ts';
import { attachCard } from '../../cards/attach-card.ts';
import { authorizeCard, type AuthorizationResult } from '../../cards/authorize-card.ts';
import type { CardTrouble, Kinds } from '../../wire/kinds.ts';
import { bookTransaction } from '../balance.ts';
import { disputes, openDispute } from '../disputes.ts';
import { openChallenge } from './challenges.ts';
import { newCharge } from './new-charge.ts';

export interface Attempt {
  method: Kinds['payment_method'];
  /** The customer is present and can answer a 3-D Secure page. */
  present: boolean;
  authenticated?: boolean;
  returnUrl?: string | null;
}

/** Tries to charge a card for an intent, and records the result. */
export async function attemptPayment(
  store: ObjectStore,
  intent: Kinds['payment_intent'],
  { method, present, authenticated = false, returnUrl = null }: Attempt,
): Promise<{ intent: Kinds['payment_intent']; authorization: AuthorizationResult }> {
  const at = await store.momentOf(intent.customer);
  const { behaviour, setUp } = method.sandbox;
  const authorization = authorizeCard(behaviour, { for: 'charge', present, authenticated, setUp });
  const asked = { ...intent, payment_method: method.id };
  if (authorization.outcome === 'challenge')
    return { authorization, intent: await askFirst(store, asked, method, returnUrl) };
  if (authorization.outcome === 'declined')
    return { authorization, intent: await decline(store, asked, method, authorization.trouble, at) };
  const charge = await store.create('charge', newCharge(asked, method, null, at), 'charge.succeeded');
  if (intent.customer !== null && intent.setup_future_usage !== null)
    await attachCard(store, method, intent.customer, true);
  else if (method.customer === null)
    await store.put('payment_method', { ...method, sandbox: { ...method.sandbox, spent: true } });
  if (intent.capture_method === 'manual') {
    const held = { status: 'requires_capture', amount_capturable: intent.amount, latest_charge: charge.id };
    const cleared = { last_payment_error: null, next_action: null };
    return {
      authorization,
      intent: await store.change(
        'payment_intent',
        asked,
        { ...held, ...cleared },
        'payment_intent.amount_capturable_updated',
      ),
    };
  }
  await entered(store, charge);
  const paid: Partial<Kinds['payment_intent']> = {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  };
  return { authorization, intent: await store.change('payment_intent', asked, paid, 'payment_intent.succeeded') };
}

/** Books the money of a captured charge to the balance, and opens a dispute for the test cards that have one. */
export async function entered(store: ObjectStore, charge: Kinds['charge']): Promise<void> {
  await bookTransaction(store, { of: charge, type: 'charge', amount: charge.amount_captured });
  const method = charge.payment_method ? await store.find('payment_method', charge.payment_method) : undefined;
  const how = method && disputes[method.sandbox.behaviour];
  if (how) await openDispute(store, charge, how);
}

/** Records a declined card: the failed charge, and the error on the intent. */
async function decline(
  store: ObjectStore,
  intent: Kinds['payment_intent'],
  method: Kinds['payment_method'],
  trouble: CardTrouble,
  at: number,
): Promise<Kinds['payment_intent']> {
  const charge = await store.create('charge', newCharge(intent, method, trouble, at), 'charge.failed');
  return failIntent(store, intent, { ...trouble, charge: charge.id });
}

/** Records a failed payment; the intent waits for another card. */
export async function failIntent(
  store: ObjectStore,
  intent: Kinds['payment_intent'],
  { charge, ...trouble }: CardTrouble & { charge?: string },
): Promise<Kinds['payment_intent']> {
  const changes = {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: { ...trouble, ...(charge && { charge }) } as Kinds['payment_intent']['last_payment_error'],
    ...(charge && { latest_charge: charge }),
  };
  return store.change('payment_intent', intent, changes, 'payment_intent.payment_failed');
}

async function askFirst(
  store: ObjectStore,
  intent: Kinds['payment_intent'],
  method: Kinds['payment_method'],
  returnUrl: string | null,
): Promise<Kinds['payment_intent']> {
  const { id, amount, currency } = intent;
  const { url } = await openChallenge(store, { for: id, method, returnUrl, amount, currency });
  const next = { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: store.site + url } };
  return store.change(
    'payment_intent',
    intent,
    { status: 'requires_action', next_action: next },
    'payment_intent.requires_action',
  );
}
