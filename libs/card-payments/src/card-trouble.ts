/** What a card was refused for, as far as the specification has a sentence for it (section 8), and our own beside. */
export type CardTrouble =
  | 'incorrectNumber'
  | 'incorrectCvc'
  | 'expired'
  | 'insufficientFunds'
  | 'declined'
  | 'processing'
  | 'notAuthenticated'
  | 'incomplete'
  | 'noAnswer'
  | 'fatal';

/** Stripe's codes of errors and declines. Source: docs.stripe.com/error-codes, docs.stripe.com/declines/codes. */
const troubles: Readonly<Record<string, CardTrouble>> = {
  incorrect_number: 'incorrectNumber',
  invalid_number: 'incorrectNumber',
  incorrect_cvc: 'incorrectCvc',
  invalid_cvc: 'incorrectCvc',
  expired_card: 'expired',
  invalid_expiry_month: 'expired',
  invalid_expiry_year: 'expired',
  insufficient_funds: 'insufficientFunds',
  processing_error: 'processing',
  authentication_required: 'notAuthenticated',
  payment_intent_authentication_failure: 'notAuthenticated',
  setup_intent_authentication_failure: 'notAuthenticated',
};

/** An error as Stripe.js gives it: of a checkout session's confirmation, or of a setup intent's. */
export interface ConfirmationError {
  message?: string | undefined;
  code?: string | null | undefined;
  type?: string;
  decline_code?: string | undefined;
  paymentFailed?: { declineCode: string | null };
}

/** @returns `fatal` for what is no matter of the card's: only then is it open whether anything happened */
export function troubleOf({ code, type, decline_code: declined, paymentFailed }: ConfirmationError): CardTrouble {
  if (type === 'validation_error') return 'incomplete';
  const reason = paymentFailed?.declineCode ?? declined ?? code ?? '';
  const known = troubles[reason] ?? troubles[code ?? ''];
  if (known) return known;
  return paymentFailed || type === 'card_error' ? 'declined' : 'fatal';
}
