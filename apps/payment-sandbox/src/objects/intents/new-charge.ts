import type { CardTrouble, Kinds } from '../../wire/kinds.ts';
import { newId } from '../../wire/new-id.ts';

/** Creates a succeeded or a declined charge. https://docs.stripe.com/api/charges/object */
export function newCharge(
  intent: Kinds['payment_intent'],
  method: Kinds['payment_method'],
  trouble: CardTrouble | null,
  created: number,
): Kinds['charge'] {
  const id = newId('ch');
  const held = intent.capture_method === 'manual';
  const { behaviour } = method.sandbox;
  const { amount, currency, customer, description, metadata } = intent;
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: trouble || held ? 0 : amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: trouble === null && !held,
    created,
    currency,
    customer,
    description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: trouble?.code ?? null,
    failure_message: trouble?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata,
    on_behalf_of: null,
    outcome: outcomeOf(behaviour, trouble),
    paid: trouble === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(method, amount, trouble), type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: trouble ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

/** Returns the reason for a charge's result. https://docs.stripe.com/api/charges/object#charge_object-outcome */
function outcomeOf(
  behaviour: Kinds['payment_method']['sandbox']['behaviour'],
  trouble: CardTrouble | null,
): Kinds['charge']['outcome'] {
  const blocked = behaviour === 'blocked';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: blocked ? 'not_sent_to_network' : trouble ? 'declined_by_network' : 'approved_by_network',
    reason: blocked
      ? 'highest_risk_level'
      : behaviour === 'elevated-risk'
        ? 'elevated_risk_level'
        : (trouble?.decline_code ?? null),
    risk_level: blocked ? 'highest' : behaviour === 'elevated-risk' ? 'elevated' : 'normal',
    seller_message: blocked
      ? 'Stripe blocked this payment as too risky.'
      : trouble
        ? 'The bank did not return any further details with this decline.'
        : 'Payment complete.',
    type: blocked ? 'blocked' : trouble ? 'issuer_declined' : 'authorized',
  };
}

function cardDetails(
  method: Kinds['payment_method'],
  amount: number,
  trouble: CardTrouble | null,
): NonNullable<Kinds['charge']['payment_method_details']>['card'] {
  const {
    brand = '',
    checks = null,
    country = null,
    exp_month = 0,
    exp_year = 0,
    fingerprint = null,
    funding = null,
    last4 = '',
  } = method.card ?? {};
  return {
    amount_authorized: trouble ? null : amount,
    authorization_code: null,
    brand,
    checks: checks && {
      ...checks,
      cvc_check: trouble?.code === 'incorrect_cvc' || checks.cvc_check === 'fail' ? 'fail' : 'pass',
    },
    country,
    electronic_commerce_indicator: null,
    exp_month,
    exp_year,
    fingerprint,
    funding,
    installments: null,
    last4,
    mandate: null,
    network: brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
