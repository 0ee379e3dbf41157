import { changedMetadata, newId } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { randomLetters } from '../../wire/new-id.ts';
import type { UsableCoupon } from '../discounts.ts';
import type { SessionCreation } from './session-params.ts';

export interface NewSession {
  params: SessionCreation;
  customer: Kinds['customer'];
  currency: string;
  discount: UsableCoupon | undefined;
  created: number;
  expires: number;
}

/**
 * Creates an open session; the amount due is calculated separately.
 * https://docs.stripe.com/api/checkout/sessions/object
 */
export function newSession({
  params,
  customer,
  currency,
  discount,
  created: at,
  expires,
}: NewSession): Kinds['checkout.session'] {
  const id = newId('cs_test');
  const automaticTax = params.automatic_tax?.enabled ?? false;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: 0,
    amount_total: 0,
    automatic_tax: automaticTax
      ? { enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'requires_location_inputs' }
      : { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: `${id}_secret_${randomLetters(32)}`,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: at,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: customer.id,
    customer_account: null,
    customer_creation: null,
    customer_details: detailsOf(customer),
    customer_email: null,
    discounts: discount
      ? [
          {
            coupon: discount.promotionCode ? null : discount.coupon.id,
            promotion_code: discount.promotionCode?.id ?? null,
          },
        ]
      : [],
    expires_at: expires,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: changedMetadata({}, params.metadata),
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: params.payment_method_collection ?? 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    ...(params.return_url !== undefined && { return_url: params.return_url }),
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'elements',
    url: null,
    wallet_options: null,
    sandbox: notesOf(params),
  };
}

function detailsOf(customer: Kinds['customer']): Kinds['checkout.session']['customer_details'] {
  return {
    address: customer.address ?? null,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: customer.name ?? null,
    phone: customer.phone ?? null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}

/** Returns the facts that the sandbox needs when the session completes, and that Stripe does not return. */
function notesOf(params: SessionCreation): Kinds['checkout.session']['sandbox'] {
  const plan = params.subscription_data;
  return {
    trouble: null,
    troubled: null,
    keepsAddress: params.customer_update?.address === 'auto',
    plan: {
      trialDays: plan?.trial_period_days,
      missingPaymentMethod: plan?.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
      metadata: changedMetadata({}, plan?.metadata),
      description: plan?.description ?? null,
    },
  };
}
