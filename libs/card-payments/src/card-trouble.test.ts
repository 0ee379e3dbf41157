import { troubleOf, type CardTrouble, type ConfirmationError } from './card-trouble.ts';

const failed = (declineCode: string | null): ConfirmationError => ({
  code: 'paymentFailed',
  paymentFailed: { declineCode },
});

test.each<[string, ConfirmationError, CardTrouble]>([
  ['a wrong code', failed('incorrect_cvc'), 'incorrectCvc'],
  ['a wrong number', failed('incorrect_number'), 'incorrectNumber'],
  ['no money', failed('insufficient_funds'), 'insufficientFunds'],
  ['an old card', failed('expired_card'), 'expired'],
  ['a bank that cannot', failed('processing_error'), 'processing'],
  ['a bank that will not', failed('generic_decline'), 'declined'],
  ['a decline nobody has told us of', failed('do_not_honor'), 'declined'],
  ['a decline without a word', failed(null), 'declined'],
  ['a bank that was answered no', failed('payment_intent_authentication_failure'), 'notAuthenticated'],
  [
    'a setup intent’s card',
    { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
    'insufficientFunds',
  ],
  ['a setup intent’s form', { type: 'validation_error', code: 'incomplete' }, 'incomplete'],
  ['what is no matter of the card’s', { code: null }, 'fatal'],
  ['a line that broke', { type: 'api_connection_error' }, 'fatal'],
])('%s', (_, error, trouble) => expect(troubleOf(error)).toBe(trouble));
