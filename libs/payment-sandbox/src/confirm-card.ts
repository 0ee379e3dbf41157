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

const notAnswered: CardError = {
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
 * Makes a payment method of what the form holds and confirms with it, the bank's question included.
 * @returns what went wrong; nothing where it went through
 */
export async function confirmCard(confirmation: CardConfirmation): Promise<CardError | undefined> {
  const { path, clientSecret, element, locale, returnUrl } = confirmation;
  if (!element) return noElement;
  const card = await element.inner.create();
  if ('error' in card) return card.error;
  const question = { client_secret: clientSecret, payment_method: card.id, return_url: returnUrl };
  const answer = await ask(path, question);
  const outcome =
    'status' in answer && answer.status === 'requires_action'
      ? await settle(answer.challenge, locale, () => ask(path, question))
      : answer;
  if (!('error' in outcome)) return undefined;
  element.inner.refused(outcome.error);
  return outcome.error;
}

/** Shows the bank's question, then asks what came of it: confirming again with the same card begins nothing anew. */
async function settle(
  challenge: string,
  locale: string,
  again: () => Promise<SandboxConfirmation>,
): Promise<SandboxConfirmation> {
  if ((await challengeDialog(challenge, locale)) === 'put-away') return { error: notAnswered };
  const outcome = await again();
  return 'status' in outcome && outcome.status === 'requires_action' ? { error: notAnswered } : outcome;
}
