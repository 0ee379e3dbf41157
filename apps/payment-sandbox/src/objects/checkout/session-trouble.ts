import type { Books } from '../../books/books.ts';
import { cardFailure } from '../../wire/failure.ts';
import type { CardTrouble, Kinds } from '../../wire/kinds.ts';
import { failIntent } from '../intents/attempt-payment.ts';
import { sessionIntent } from './session-intent.ts';

/** Records the card's error and throws it; the session stays open for another card. */
export async function refuse(
  books: Books,
  session: Kinds['checkout.session'],
  trouble: CardTrouble,
  method: string | null,
): Promise<never> {
  await noteTrouble(books, session, trouble, method);
  throw cardFailure(trouble);
}

/** @param troubled the card whose 3-D Secure page was answered: confirming again with it returns this error */
export function noteTrouble(
  books: Books,
  session: Kinds['checkout.session'],
  trouble: CardTrouble | null,
  troubled: string | null,
) {
  return books.put('checkout.session', { ...session, sandbox: { ...session.sandbox, trouble, troubled } });
}

/** Records a 3-D Secure authentication that was refused or not answered. */
export async function failAuthentication(
  books: Books,
  session: Kinds['checkout.session'],
  trouble: CardTrouble,
  paymentMethod: string,
): Promise<void> {
  const intent = await sessionIntent(books, session);
  if (intent) await failIntent(books, intent, trouble);
  await noteTrouble(books, session, trouble, paymentMethod);
}
