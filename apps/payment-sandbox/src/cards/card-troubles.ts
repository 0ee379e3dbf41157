import type { CardTrouble } from '../wire/kinds.ts';

/** https://docs.stripe.com/error-codes and https://docs.stripe.com/declines/codes */
const trouble = (code: string, message: string, more: Partial<CardTrouble> = {}): CardTrouble => ({
  type: 'card_error',
  code,
  message,
  ...more,
});

export const cardTroubles = {
  'generic-decline': trouble('card_declined', 'Your card was declined.', { decline_code: 'generic_decline' }),
  'insufficient-funds': trouble('card_declined', 'Your card has insufficient funds.', {
    decline_code: 'insufficient_funds',
  }),
  'incorrect-cvc': trouble('incorrect_cvc', "Your card's security code is incorrect.", {
    decline_code: 'incorrect_cvc',
    param: 'cvc',
  }),
  'expired-card': trouble('expired_card', 'Your card has expired.', {
    decline_code: 'expired_card',
    param: 'exp_month',
  }),
  'processing-error': trouble(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
    {
      decline_code: 'processing_error',
    },
  ),
  'authentication-required': trouble(
    'authentication_required',
    'Your card was declined. This transaction requires authentication.',
    { decline_code: 'authentication_required' },
  ),
  'lost-card': trouble('card_declined', 'Your card was declined.', { decline_code: 'lost_card' }),
  'stolen-card': trouble('card_declined', 'Your card was declined.', { decline_code: 'stolen_card' }),
  'velocity-exceeded': trouble(
    'card_declined',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    { decline_code: 'card_velocity_exceeded' },
  ),
  blocked: trouble('card_declined', 'Your card was declined.', { decline_code: 'fraudulent' }),
  'incorrect-number': trouble('incorrect_number', 'Your card number is incorrect.', { param: 'number' }),
  'no-test-card': trouble(
    'card_declined',
    'Your card was declined. Your request was in test mode, but used a non test (live) card.',
    { decline_code: 'test_mode_live_card', param: 'number' },
  ),
  'invalid-month': trouble('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' }),
  'invalid-year': trouble('invalid_expiry_year', "Your card's expiration year is invalid.", { param: 'exp_year' }),
  'invalid-cvc': trouble('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' }),
} satisfies Record<string, CardTrouble>;

/** Returns the error of a 3-D Secure authentication that was refused. */
export function authenticationFailed(of: 'payment_intent' | 'setup_intent'): CardTrouble {
  return {
    type: 'invalid_request_error',
    code: `${of}_authentication_failure`,
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  };
}
