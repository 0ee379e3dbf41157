/** Why a card was refused: the cases that have a sentence in the specification (section 8), and our own. */
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

/** Stripe's error and decline codes. Source: docs.stripe.com/error-codes, docs.stripe.com/declines/codes. */
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
  invoice_payment_intent_requires_action: 'notAuthenticated',
  payment_intent_authentication_failure: 'notAuthenticated',
  setup_intent_authentication_failure: 'notAuthenticated',
};

/** An error of Stripe.js, from confirming a checkout session or a setup intent. */
export interface ConfirmationError {
  message?: string | undefined;
  code?: string | null | undefined;
  type?: string;
  decline_code?: string | undefined;
  paymentFailed?: { declineCode: string | null };
}

/** @returns `fatal` for an error that is not the card's: only then is the outcome uncertain */
export function troubleOf({ code, type, decline_code: declined, paymentFailed }: ConfirmationError): CardTrouble {
  if (type === 'validation_error') return 'incomplete';
  const reason = paymentFailed?.declineCode ?? declined ?? code ?? '';
  const known = troubles[reason] ?? troubles[code ?? ''];
  if (known) return known;
  return paymentFailed || type === 'card_error' ? 'declined' : 'fatal';
}
