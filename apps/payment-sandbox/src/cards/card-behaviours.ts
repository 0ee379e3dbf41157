import { isOwnCard } from './own-card.ts';

/** What a test card does. https://docs.stripe.com/testing */
export type CardBehaviour =
  | 'works'
  | 'generic-decline'
  | 'insufficient-funds'
  | 'incorrect-cvc'
  | 'expired-card'
  | 'processing-error'
  /** Can be put on file; later charges are declined. */
  | 'declines-later'
  /** Asks for 3-D Secure until it was put on file with it. */
  | 'challenge-unless-set-up'
  | 'challenge-always'
  | 'challenge-then-insufficient-funds';

export interface TestCard {
  number: string;
  behaviour: CardBehaviour;
  /** A payment method that stands for it in calls of servers, which never see numbers. */
  paymentMethod: string;
}

/** What a number does; undefined for one that is no test card. */
export function testCardOf(number: string): TestCard | undefined {
  const known = testCards.find((one) => one.number === number);
  if (known || !isOwnCard(number)) return known;
  return { number, behaviour: 'works', paymentMethod: 'pm_card_visa' };
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'works', paymentMethod: 'pm_card_visa' },
  { number: '4000056655665556', behaviour: 'works', paymentMethod: 'pm_card_visa_debit' },
  { number: '5555555555554444', behaviour: 'works', paymentMethod: 'pm_card_mastercard' },
  { number: '5200828282828210', behaviour: 'works', paymentMethod: 'pm_card_mastercard_debit' },
  { number: '5105105105105100', behaviour: 'works', paymentMethod: 'pm_card_mastercard_prepaid' },
  { number: '4000000000000002', behaviour: 'generic-decline', paymentMethod: 'pm_card_chargeDeclined' },
  {
    number: '4000000000009995',
    behaviour: 'insufficient-funds',
    paymentMethod: 'pm_card_chargeDeclinedInsufficientFunds',
  },
  { number: '4000000000000127', behaviour: 'incorrect-cvc', paymentMethod: 'pm_card_chargeDeclinedIncorrectCvc' },
  { number: '4000000000000069', behaviour: 'expired-card', paymentMethod: 'pm_card_chargeDeclinedExpiredCard' },
  { number: '4000000000000119', behaviour: 'processing-error', paymentMethod: 'pm_card_chargeDeclinedProcessingError' },
  { number: '4000000000000341', behaviour: 'declines-later', paymentMethod: 'pm_card_chargeCustomerFail' },
  {
    number: '4000002500003155',
    behaviour: 'challenge-unless-set-up',
    paymentMethod: 'pm_card_authenticationRequiredOnSetup',
  },
  { number: '4000002760003184', behaviour: 'challenge-always', paymentMethod: 'pm_card_authenticationRequired' },
  {
    number: '4000008260003178',
    behaviour: 'challenge-then-insufficient-funds',
    paymentMethod: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
  },
];
