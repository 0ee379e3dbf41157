import type { CardError } from '@greenroom/contracts';
import { challengeDialog } from './challenge-dialog.ts';
import { notAnswered } from './confirm-card.ts';
import { ask } from './sandbox-wire.ts';

interface PaymentConfirmation {
  clientSecret: string;
  /** A stored card. */
  paymentMethod: string | undefined;
  returnUrl: string | undefined;
  locale: string;
}

/**
 * Pays with a stored card, including 3-D Secure.
 * @returns the error; undefined on success
 */
export async function confirmPayment(confirmation: PaymentConfirmation): Promise<CardError | undefined> {
  const { clientSecret, paymentMethod, returnUrl, locale } = confirmation;
  const answer = await ask('payment-intents/confirm', {
    client_secret: clientSecret,
    payment_method: paymentMethod,
    return_url: returnUrl,
  });
  if ('error' in answer) return answer.error;
  if (answer.status === 'complete') return undefined;
  if ((await challengeDialog(answer.challenge, locale)) === 'put-away') return notAnswered;
  const read = await ask('payment-intents/read', { client_secret: clientSecret });
  if ('error' in read) return read.error;
  return read.status === 'succeeded' ? undefined : (read.last_error ?? notAnswered);
}
