/**
 * Messages between the page and the payment sandbox's card form, over a dedicated message port: the form runs in an
 * iframe with an opaque origin, and no message contains a card's number or code.
 */

/** The page's first message to the frame; it transfers the port. */
export interface CardFormGreeting {
  type: 'greenroom-card-form';
  publishableKey: string;
}

/** An error in the format of Stripe's API, reduced to what a form needs. */
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
  /** Variables use the names of Stripe's Appearance API. */
  | { type: 'look'; variables: Record<string, string>; fonts: CardFormFont[] }
  /** Asks the form to report errors in its fields. */
  | { type: 'validate'; request: number }
  /** Asks the form to create a payment method from its fields, or to report what is wrong. */
  | { type: 'create'; request: number }
  /** The bank refused the card because of a value in one of the fields. */
  | { type: 'refused'; error: CardError }
  | { type: 'read-only'; readOnly: boolean }
  | { type: 'focus' }
  | { type: 'clear' };

export type FromCardForm =
  | { type: 'ready' }
  /** The height that the form needs, in CSS pixels. */
  | { type: 'height'; px: number }
  | { type: 'change'; empty: boolean; complete: boolean }
  /** The card's billing country, ISO 3166-1, two letters, or `ZZ`: sent once at first, and whenever it changes. */
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

/** The 3-D Secure page's one message to the page that embeds it: the cardholder has answered. */
export interface ChallengeAnswered {
  type: 'greenroom-challenge-answered';
}
