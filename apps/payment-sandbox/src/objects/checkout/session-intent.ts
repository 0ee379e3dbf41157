import type { Books } from '../../books/books.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { newPaymentIntent } from '../intents/new-payment-intent.ts';

/** Returns the payment intent of a session, one for all its attempts. */
export async function paymentIntentFor(
  books: Books,
  session: Kinds['checkout.session'],
  due: number,
): Promise<Kinds['payment_intent']> {
  const known = await sessionIntent(books, session);
  if (known) return known;
  return books.create(
    'payment_intent',
    newPaymentIntent({
      amount: due,
      currency: session.currency!,
      customer: session.customer,
      description: 'Subscription creation',
      keeps: true,
      session: session.id,
      created: await books.momentOf(session.customer),
    }),
  );
}

/** Returns the payment intent of an earlier attempt. */
export async function sessionIntent(books: Books, { id, customer, amount_total: amount }: Kinds['checkout.session']) {
  const [found] = await books.list('payment_intent', {
    customer: customer!,
    has: { sandbox: { session: id } },
    limit: 1,
  });
  return found && (await books.put('payment_intent', { ...found, amount: amount ?? found.amount }));
}
