import type { Books } from '../../books/books.ts';
import { attachCard } from '../../cards/attach-card.ts';
import { judgeCard, type Verdict } from '../../cards/judge-card.ts';
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
  books: Books,
  intent: Kinds['payment_intent'],
  { method, present, authenticated = false, returnUrl = null }: Attempt,
): Promise<{ intent: Kinds['payment_intent']; verdict: Verdict }> {
  const at = await books.momentOf(intent.customer);
  const { behaviour, setUp } = method.sandbox;
  const verdict = judgeCard(behaviour, { for: 'charge', present, authenticated, setUp });
  const asked = { ...intent, payment_method: method.id };
  if (verdict.outcome === 'challenge') return { verdict, intent: await askFirst(books, asked, method, returnUrl) };
  if (verdict.outcome === 'declined')
    return { verdict, intent: await decline(books, asked, method, verdict.trouble, at) };
  const charge = await books.create('charge', newCharge(asked, method, null, at), 'charge.succeeded');
  if (intent.customer !== null && intent.setup_future_usage !== null)
    await attachCard(books, method, intent.customer, true);
  else if (method.customer === null)
    await books.put('payment_method', { ...method, sandbox: { ...method.sandbox, spent: true } });
  if (intent.capture_method === 'manual') {
    const held = { status: 'requires_capture', amount_capturable: intent.amount, latest_charge: charge.id };
    const cleared = { last_payment_error: null, next_action: null };
    return {
      verdict,
      intent: await books.change(
        'payment_intent',
        asked,
        { ...held, ...cleared },
        'payment_intent.amount_capturable_updated',
      ),
    };
  }
  await entered(books, charge);
  const paid: Partial<Kinds['payment_intent']> = {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  };
  return { verdict, intent: await books.change('payment_intent', asked, paid, 'payment_intent.succeeded') };
}

/** Books the money of a captured charge to the balance, and opens a dispute for the test cards that have one. */
export async function entered(books: Books, charge: Kinds['charge']): Promise<void> {
  await bookTransaction(books, { of: charge, type: 'charge', amount: charge.amount_captured });
  const method = charge.payment_method ? await books.find('payment_method', charge.payment_method) : undefined;
  const how = method && disputes[method.sandbox.behaviour];
  if (how) await openDispute(books, charge, how);
}

/** Records a declined card: the failed charge, and the error on the intent. */
async function decline(
  books: Books,
  intent: Kinds['payment_intent'],
  method: Kinds['payment_method'],
  trouble: CardTrouble,
  at: number,
): Promise<Kinds['payment_intent']> {
  const charge = await books.create('charge', newCharge(intent, method, trouble, at), 'charge.failed');
  return failIntent(books, intent, { ...trouble, charge: charge.id });
}

/** Records a failed payment; the intent waits for another card. */
export async function failIntent(
  books: Books,
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
  return books.change('payment_intent', intent, changes, 'payment_intent.payment_failed');
}

async function askFirst(
  books: Books,
  intent: Kinds['payment_intent'],
  method: Kinds['payment_method'],
  returnUrl: string | null,
): Promise<Kinds['payment_intent']> {
  const { id, amount, currency } = intent;
  const { url } = await openChallenge(books, { for: id, method, returnUrl, amount, currency });
  const next = { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: books.site + url } };
  return books.change(
    'payment_intent',
    intent,
    { status: 'requires_action', next_action: next },
    'payment_intent.requires_action',
  );
}
