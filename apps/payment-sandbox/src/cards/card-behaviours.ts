import { isOwnCard } from './own-card.ts';

/** The behaviour of a test card. https://docs.stripe.com/testing */
export type CardBehaviour =
  | 'works'
  | 'generic-decline'
  | 'insufficient-funds'
  | 'incorrect-cvc'
  | 'expired-card'
  | 'processing-error'
  /** Can be attached; later charges are declined. */
  | 'declines-later'
  /** Requires 3-D Secure until it was set up with it. */
  | 'challenge-unless-set-up'
  | 'challenge-always'
  | 'challenge-then-insufficient-funds'
  | 'lost-card'
  | 'stolen-card'
  | 'velocity-exceeded'
  /** Blocked as fraud before the bank is asked. */
  | 'blocked'
  /** Succeeds with an elevated risk. */
  | 'elevated-risk'
  /** Succeed and are then disputed. */
  | 'disputed-as-fraud'
  | 'disputed-as-not-received'
  | 'inquired';

/** The checks of a card; `pass` by default, for what was given. */
export interface CardChecks {
  cvc_check?: 'fail';
  address_line1_check?: 'fail' | 'unavailable';
  address_postal_code_check?: 'fail' | 'unavailable';
}

export interface TestCard {
  number: string;
  behaviour: CardBehaviour;
  /**
   * The payment method that stands for the card in server-side calls, which never contain numbers; not every card has
   * one.
   */
  paymentMethod?: string;
  /** `credit` by default. */
  funding?: 'credit' | 'debit' | 'prepaid';
  /** `US` by default. */
  country?: string;
  checks?: CardChecks;
}

/** Returns the test card of a number; undefined if it is not a test card. */
export function testCardOf(number: string): TestCard | undefined {
  const known = testCards.find((one) => one.number === number);
  if (known || !isOwnCard(number)) return known;
  return { number, behaviour: 'works', paymentMethod: 'pm_card_visa' };
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'works', paymentMethod: 'pm_card_visa' },
  { number: '4242424242424242', behaviour: 'works', paymentMethod: 'pm_card_us' },
  { number: '4000056655665556', behaviour: 'works', paymentMethod: 'pm_card_visa_debit', funding: 'debit' },
  { number: '5555555555554444', behaviour: 'works', paymentMethod: 'pm_card_mastercard' },
  { number: '5200828282828210', behaviour: 'works', paymentMethod: 'pm_card_mastercard_debit', funding: 'debit' },
  {
    number: '5105105105105100',
    behaviour: 'works',
    paymentMethod: 'pm_card_mastercard_prepaid',
    funding: 'prepaid',
  },
  { number: '2223003122003222', behaviour: 'works' },
  { number: '378282246310005', behaviour: 'works', paymentMethod: 'pm_card_amex' },
  { number: '371449635398431', behaviour: 'works' },
  { number: '6011111111111117', behaviour: 'works', paymentMethod: 'pm_card_discover' },
  { number: '6011000990139424', behaviour: 'works' },
  { number: '6011981111111113', behaviour: 'works', funding: 'debit' },
  { number: '3056930009020004', behaviour: 'works', paymentMethod: 'pm_card_diners' },
  { number: '36227206271667', behaviour: 'works' },
  { number: '3566002020360505', behaviour: 'works', paymentMethod: 'pm_card_jcb', country: 'JP' },
  { number: '6200000000000005', behaviour: 'works', paymentMethod: 'pm_card_unionpay', country: 'CN' },
  {
    number: '6200000000000047',
    behaviour: 'works',
    funding: 'debit',
    country: 'CN',
  },
  { number: '4000008260000000', behaviour: 'works', paymentMethod: 'pm_card_gb', country: 'GB' },
  { number: '4000002760000016', behaviour: 'works', paymentMethod: 'pm_card_de', country: 'DE' },
  { number: '4000002500000003', behaviour: 'works', paymentMethod: 'pm_card_fr', country: 'FR' },
  { number: '4000003920000003', behaviour: 'works', paymentMethod: 'pm_card_jp', country: 'JP' },
  { number: '4000000000000077', behaviour: 'works', paymentMethod: 'pm_card_bypassPending' },
  { number: '4000000000003055', behaviour: 'works', paymentMethod: 'pm_card_threeDSecureOptional' },
  {
    number: '4000000000000101',
    behaviour: 'works',
    paymentMethod: 'pm_card_cvcCheckFail',
    checks: { cvc_check: 'fail' },
  },
  {
    number: '4000000000000010',
    behaviour: 'works',
    paymentMethod: 'pm_card_avsFail',
    checks: { address_line1_check: 'fail', address_postal_code_check: 'fail' },
  },
  {
    number: '4000000000000028',
    behaviour: 'works',
    paymentMethod: 'pm_card_avsLine1Fail',
    checks: { address_line1_check: 'fail' },
  },
  {
    number: '4000000000000036',
    behaviour: 'works',
    paymentMethod: 'pm_card_avsZipFail',
    checks: { address_postal_code_check: 'fail' },
  },
  {
    number: '4000000000000044',
    behaviour: 'works',
    paymentMethod: 'pm_card_avsUnchecked',
    checks: { address_line1_check: 'unavailable', address_postal_code_check: 'unavailable' },
  },
  { number: '4000000000009987', behaviour: 'lost-card', paymentMethod: 'pm_card_visa_chargeDeclinedLostCard' },
  { number: '4000000000009979', behaviour: 'stolen-card', paymentMethod: 'pm_card_visa_chargeDeclinedStolenCard' },
  {
    number: '4000000000006975',
    behaviour: 'velocity-exceeded',
    paymentMethod: 'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
  },
  { number: '4100000000000019', behaviour: 'blocked', paymentMethod: 'pm_card_radarBlock' },
  { number: '4000000000004954', behaviour: 'blocked', paymentMethod: 'pm_card_riskLevelHighest' },
  { number: '4000000000009235', behaviour: 'elevated-risk', paymentMethod: 'pm_card_riskLevelElevated' },
  { number: '4000000000000259', behaviour: 'disputed-as-fraud', paymentMethod: 'pm_card_createDispute' },
  {
    number: '4000000000002685',
    behaviour: 'disputed-as-not-received',
    paymentMethod: 'pm_card_createDisputeProductNotReceived',
  },
  { number: '4000000000001976', behaviour: 'inquired', paymentMethod: 'pm_card_createDisputeInquiry' },
  { number: '4000000000000002', behaviour: 'generic-decline', paymentMethod: 'pm_card_chargeDeclined' },
  { number: '4000000000000002', behaviour: 'generic-decline', paymentMethod: 'pm_card_visa_chargeDeclined' },
  {
    number: '4000000000009995',
    behaviour: 'insufficient-funds',
    paymentMethod: 'pm_card_chargeDeclinedInsufficientFunds',
  },
  {
    number: '4000000000009995',
    behaviour: 'insufficient-funds',
    paymentMethod: 'pm_card_visa_chargeDeclinedInsufficientFunds',
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
  { number: '4000000000003063', behaviour: 'challenge-always', paymentMethod: 'pm_card_threeDSecureRequired' },
  {
    number: '4000008260003178',
    behaviour: 'challenge-then-insufficient-funds',
    paymentMethod: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
  },
];

/** Test payment methods whose behaviour the sandbox lacks. */
export const lackingPaymentMethods: ReadonlySet<string> = new Set([
  ...['pm_card_createIssuerFraudRecord', 'pm_card_createMultipleDisputes'],
  ...['pm_card_pendingRefund', 'pm_card_refundFail'],
]);
