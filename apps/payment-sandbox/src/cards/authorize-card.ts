import type { CardTrouble } from '../wire/kinds.ts';
import type { CardBehaviour } from './card-behaviours.ts';
import { cardTroubles } from './card-troubles.ts';

export interface AuthorizationRequest {
  /** A charge, or storing the card only. */
  for: 'charge' | 'set-up';
  /** The customer is present and can answer a 3-D Secure page. */
  present: boolean;
  /** The customer has just passed one. */
  authenticated: boolean;
  /** The card is stored and was authenticated for off-session charges. */
  setUp: boolean;
}

export type AuthorizationResult =
  { outcome: 'good' } | { outcome: 'challenge' } | { outcome: 'declined'; trouble: CardTrouble };

const good: AuthorizationResult = { outcome: 'good' };
const declined = (trouble: CardTrouble): AuthorizationResult => ({ outcome: 'declined', trouble });

/** Returns the bank's answer for a test card. https://docs.stripe.com/testing */
export function authorizeCard(behaviour: CardBehaviour, asked: AuthorizationRequest): AuthorizationResult {
  const challenge = (): AuthorizationResult =>
    asked.present ? { outcome: 'challenge' } : declined(cardTroubles['authentication-required']);
  switch (behaviour) {
    case 'works':
    case 'elevated-risk':
    case 'disputed-as-fraud':
    case 'disputed-as-not-received':
    case 'inquired':
      return good;
    // Stripe's risk evaluation applies to charges only.
    case 'blocked':
      return asked.for === 'set-up' ? good : declined(cardTroubles.blocked);
    case 'declines-later':
      return asked.for === 'set-up' ? good : declined(cardTroubles['generic-decline']);
    case 'challenge-unless-set-up':
      return asked.setUp || asked.authenticated ? good : challenge();
    case 'challenge-always':
      return asked.authenticated ? good : challenge();
    case 'challenge-then-insufficient-funds':
      if (!asked.authenticated) return challenge();
      return asked.for === 'set-up' ? good : declined(cardTroubles['insufficient-funds']);
    default:
      return declined(cardTroubles[behaviour]);
  }
}
