/** A card or another means of payment that was confirmed, or not, on a page elsewhere. */
export interface CardReturned {
  setupIntentId: string;
  refused: boolean;
}

/**
 * What Stripe.js writes into the address that it leads back to (docs.stripe.com/js/setup_intents/confirm_setup).
 * @param search as it stands in the address; nothing comes out where nobody comes back
 */
export function cardReturned(search: string): CardReturned | undefined {
  const params = new URLSearchParams(search);
  const setupIntentId = params.get('setup_intent');
  if (!setupIntentId) return undefined;
  return { setupIntentId, refused: params.get('redirect_status') === 'failed' };
}
