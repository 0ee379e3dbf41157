import { troubleOf, type CardTrouble, type ConfirmationError } from './card-trouble.ts';

const failed = (declineCode: string | null): ConfirmationError => ({
  code: 'paymentFailed',
  paymentFailed: { declineCode },
});

test.each<[string, ConfirmationError, CardTrouble]>([
  ['a wrong code', failed('incorrect_cvc'), 'incorrectCvc'],
  ['a wrong number', failed('incorrect_number'), 'incorrectNumber'],
  ['insufficient funds', failed('insufficient_funds'), 'insufficientFunds'],
  ['an expired card', failed('expired_card'), 'expired'],
  ['a bank that cannot process the payment', failed('processing_error'), 'processing'],
  ['a bank that declines', failed('generic_decline'), 'declined'],
  ['an unknown decline code', failed('do_not_honor'), 'declined'],
  ['a decline without a code', failed(null), 'declined'],
  ['a failed authentication', failed('payment_intent_authentication_failure'), 'notAuthenticated'],
  [
    'a declined card of a setup intent',
    { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
    'insufficientFunds',
  ],
  ['an incomplete form of a setup intent', { type: 'validation_error', code: 'incomplete' }, 'incomplete'],
  ['an error unrelated to the card', { code: null }, 'fatal'],
  ['a lost connection', { type: 'api_connection_error' }, 'fatal'],
])('%s', (_, error, trouble) => expect(troubleOf(error)).toBe(trouble));
