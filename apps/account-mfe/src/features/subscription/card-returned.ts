/** A payment method confirmed, or rejected, on an external page. */
export interface CardReturned {
  setupIntentId: string;
  refused: boolean;
}

/**
 * Reads the parameters that Stripe.js adds to the return URL (docs.stripe.com/js/setup_intents/confirm_setup).
 * @param search query of the URL
 * @returns undefined if the user does not come back from Stripe
 */
export function cardReturned(search: string): CardReturned | undefined {
  const params = new URLSearchParams(search);
  const setupIntentId = params.get('setup_intent');
  if (!setupIntentId) return undefined;
  return { setupIntentId, refused: params.get('redirect_status') === 'failed' };
}
