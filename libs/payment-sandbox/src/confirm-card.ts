import type { CardError } from '@greenroom/contracts';
import type { CardElement } from './card-element.ts';
import { challengeDialog } from './challenge-dialog.ts';
import { ask, type SandboxConfirmation } from './sandbox-wire.ts';

interface CardConfirmation {
  path: 'sessions/confirm' | 'setup-intents/confirm';
  clientSecret: string;
  element: CardElement | null;
  locale: string;
  returnUrl?: string | undefined;
}

export const notAnswered: CardError = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'The bank’s question was not answered.',
};

const noElement: CardError = {
  type: 'invalid_request_error',
  code: 'no_elements',
  message: 'There is no card form on the page.',
};

/**
 * Creates a payment method from the form and confirms with it, including 3-D Secure.
 * @returns the error; undefined on success
 */
export async function confirmCard(confirmation: CardConfirmation): Promise<CardError | undefined> {
  const { path, clientSecret, element, returnUrl } = confirmation;
  if (!element) return noElement;
  const card = await element.inner.create();
  if ('error' in card) return card.error;
  const wish = { client_secret: clientSecret, payment_method: card.id, return_url: returnUrl };
  const answer = await ask(path, wish);
  const error =
    'status' in answer && answer.status === 'requires_action'
      ? await settle(answer.challenge, confirmation, wish)
      : errorIn(answer);
  if (error) element.inner.refused(error);
  return error;
}

/** Shows the bank's page, then asks the server for the result. */
async function settle(
  challenge: string,
  { path, clientSecret, locale }: CardConfirmation,
  wish: Record<string, unknown>,
) {
  if ((await challengeDialog(challenge, locale)) === 'put-away') return notAnswered;
  if (path === 'setup-intents/confirm') {
    // Confirming again with the same card returns the result without starting anew.
    const again = await ask(path, wish);
    return 'status' in again && again.status === 'requires_action' ? notAnswered : errorIn(again);
  }
  const read = await ask('sessions/read', { client_secret: clientSecret });
  if ('error' in read) return read.error;
  return read.session.status === 'complete' ? undefined : (read.session.last_error ?? notAnswered);
}

const errorIn = (answer: SandboxConfirmation) => ('error' in answer ? answer.error : undefined);
