import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { newPaymentIntent } from '../intents/new-payment-intent.ts';

/** Returns the payment intent of a session, one for all its attempts. */
export async function paymentIntentFor(
  store: ObjectStore,
  session: Kinds['checkout.session'],
  due: number,
): Promise<Kinds['payment_intent']> {
  const known = await sessionIntent(store, session);
  if (known) return known;
  return store.create(
    'payment_intent',
    newPaymentIntent({
      amount: due,
      currency: session.currency!,
      customer: session.customer,
      description: 'Subscription creation',
      keeps: true,
      session: session.id,
      created: await store.momentOf(session.customer),
    }),
  );
}

/** Returns the payment intent of an earlier attempt. */
export async function sessionIntent(
  store: ObjectStore,
  { id, customer, amount_total: amount }: Kinds['checkout.session'],
) {
  const [found] = await store.list('payment_intent', {
    customer: customer!,
    has: { sandbox: { session: id } },
    limit: 1,
  });
  return found && (await store.put('payment_intent', { ...found, amount: amount ?? found.amount }));
}
