import type { ObjectStore } from '../../store/object-store.ts';
import { cardFailure } from '../../wire/failure.ts';
import type { CardTrouble, Kinds } from '../../wire/kinds.ts';
import { failIntent } from '../intents/attempt-payment.ts';
import { sessionIntent } from './session-intent.ts';

/** Records the card's error and throws it; the session stays open for another card. */
export async function refuse(
  store: ObjectStore,
  session: Kinds['checkout.session'],
  trouble: CardTrouble,
  method: string | null,
): Promise<never> {
  await noteTrouble(store, session, trouble, method);
  throw cardFailure(trouble);
}

/** @param troubled the card whose 3-D Secure page was answered: confirming again with it returns this error */
export function noteTrouble(
  store: ObjectStore,
  session: Kinds['checkout.session'],
  trouble: CardTrouble | null,
  troubled: string | null,
) {
  return store.put('checkout.session', { ...session, sandbox: { ...session.sandbox, trouble, troubled } });
}

/** Records a 3-D Secure authentication that was refused or not answered. */
export async function failAuthentication(
  store: ObjectStore,
  session: Kinds['checkout.session'],
  trouble: CardTrouble,
  paymentMethod: string,
): Promise<void> {
  const intent = await sessionIntent(store, session);
  if (intent) await failIntent(store, intent, trouble);
  await noteTrouble(store, session, trouble, paymentMethod);
}
