import type { ObjectStore } from '../../store/object-store.ts';
import { invalidRequest } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { quoteSession } from './quote-session.ts';

type Session = Kinds['checkout.session'];

/**
 * Calculates tax by the card form's billing country before the payment, as Stripe's Payment Element does.
 * https://docs.stripe.com/tax/checkout/elements
 * @throws StripeFailure if the session is not open
 */
export async function placeSession(store: ObjectStore, session: Session, country: string): Promise<Session> {
  if (session.status !== 'open')
    throw invalidRequest('This Checkout Session is not open.', { code: 'checkout_session_expired' });
  if (session.sandbox.country === country) return session;
  return store.put('checkout.session', await quotedAt(store, session, country));
}

/** Returns the session with its amounts for a billing country. */
export async function quotedAt(store: ObjectStore, session: Session, country: string | undefined): Promise<Session> {
  const [item] = session.line_items!.data;
  const price = await store.get('price', item!.price!.id);
  const placed = country === undefined ? session : { ...session, sandbox: { ...session.sandbox, country } };
  return quoteSession(store, placed, price, item!.quantity ?? 1);
}
