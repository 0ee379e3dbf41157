/** A payment method confirmed, or rejected, on an external page. */
export interface CardReturned {
  setupIntentId: string;
  refused: boolean;
  /** Whether the card is charged from now on; otherwise it is only stored. */
  charge: boolean;
}

const chargeParameter = 'charge';

/** Marks the return URL of a card that is only stored. */
export function withoutCharge(url: URL): URL {
  const marked = new URL(url);
  marked.searchParams.set(chargeParameter, 'no');
  return marked;
}

/**
 * Reads the parameters that Stripe.js adds to the return URL (docs.stripe.com/js/setup_intents/confirm_setup), and
 * whether the URL was marked by `withoutCharge`.
 * @param search query of the URL
 * @returns undefined if the user does not come back from Stripe
 */
export function cardReturned(search: string): CardReturned | undefined {
  const params = new URLSearchParams(search);
  const setupIntentId = params.get('setup_intent');
  if (!setupIntentId) return undefined;
  return {
    setupIntentId,
    refused: params.get('redirect_status') === 'failed',
    charge: params.get(chargeParameter) !== 'no',
  };
}
