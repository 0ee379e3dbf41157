import type { Kinds } from '../../wire/kinds.ts';
import { newId, randomLetters } from '../../wire/new-id.ts';

export interface NewPaymentIntent {
  amount: number;
  currency: string;
  customer: string | null;
  paymentMethod?: string | null;
  description?: string | null;
  /** Whether the card is stored for off-session charges. */
  keeps?: boolean;
  invoice?: string | null;
  /** The checkout session that it belongs to. */
  session?: string | null;
  metadata?: Record<string, string>;
  created: number;
}

/** https://docs.stripe.com/api/payment_intents/object */
export function newPaymentIntent(given: NewPaymentIntent): Kinds['payment_intent'] {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomLetters(24)}`,
    confirmation_method: 'automatic',
    created: given.created,
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: given.paymentMethod ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: given.keeps ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: given.paymentMethod ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    sandbox: { invoice: given.invoice ?? null, session: given.session ?? null },
  };
}
