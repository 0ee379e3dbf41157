/**
 * What the page and the payment sandbox's card form say to each other, over a port of their own: the form stands in a
 * frame of no origin, and nothing of a card's number or code is ever among it.
 */

/** The page's first message to the frame; the port comes with it. */
export interface CardFormGreeting {
  type: 'greenroom-card-form';
  publishableKey: string;
}

/** An error as Stripe's API has it, as far as a form needs it. */
export interface CardError {
  type: string;
  code?: string | undefined;
  decline_code?: string | undefined;
  message: string;
  /** The parameter that is wrong, such as `cvc`. */
  param?: string | undefined;
}

export interface CardFormFont {
  family: string;
  weight: string;
  bytes: ArrayBuffer;
}

export type ToCardForm =
  /** Variables in the names of Stripe's Appearance API. */
  | { type: 'look'; variables: Record<string, string>; fonts: CardFormFont[] }
  /** Say what is wrong with what was filled in. */
  | { type: 'validate'; request: number }
  /** Make a payment method of what was filled in, or say what is wrong. */
  | { type: 'create'; request: number }
  /** The bank refused the card for what stands in one of the fields. */
  | { type: 'refused'; error: CardError }
  | { type: 'read-only'; readOnly: boolean }
  | { type: 'focus' }
  | { type: 'clear' };

export type FromCardForm =
  | { type: 'ready' }
  /** How much room the form wants, in CSS pixels. */
  | { type: 'height'; px: number }
  | { type: 'change'; empty: boolean; complete: boolean }
  /** Where the card is billed, ISO 3166-1, two letters, or `ZZ`: once at first, and whenever it changes. */
  | { type: 'country'; country: string }
  | { type: 'focus' }
  | { type: 'blur' }
  | { type: 'escape' }
  | { type: 'valid'; request: number }
  | { type: 'created'; request: number; paymentMethod: CreatedCard }
  | { type: 'failed'; request: number; error: CardError };

export interface CreatedCard {
  id: string;
  brand: string;
  last4: string;
}

/** The 3-D Secure page's one message to the page around it: the cardholder has answered. */
export interface ChallengeAnswered {
  type: 'greenroom-challenge-answered';
}
