import { z } from 'zod';
import type { Books } from '../../books/books.ts';
import type { Kinds } from '../../wire/kinds.ts';
import {
  changedMetadata,
  expand,
  flag,
  ignored,
  integer,
  invalidRequest,
  listOf,
  metadata,
  newId,
  page,
  paging,
  range,
  route,
  text,
} from '../../wire/index.ts';
import { randomLetters } from '../../wire/new-id.ts';
import { usableCoupon } from '../discounts.ts';
import { intervalOf } from '../price-in.ts';
import { quoteSession } from './quote-session.ts';
import { subscriptionData } from './subscription-data.ts';

const path = '/v1/checkout/sessions';
const hour = 3_600;

const creation = z.strictObject({
  mode: z.literal('subscription'),
  ui_mode: z.literal('elements'),
  line_items: z.array(z.strictObject({ price: text, quantity: integer.default(1) })).length(1),
  customer: text,
  client_reference_id: text.optional(),
  currency: text.optional(),
  discounts: z
    .array(z.strictObject({ coupon: text.optional(), promotion_code: text.optional() }))
    .max(1)
    .optional(),
  allow_promotion_codes: flag.optional(),
  subscription_data: subscriptionData.optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  return_url: text.optional(),
  expires_at: integer.optional(),
  metadata: metadata.optional(),
  redirect_on_completion: ignored.optional(),
  payment_method_types: ignored.optional(),
  billing_address_collection: ignored.optional(),
  automatic_tax: ignored.optional(),
  consent_collection: ignored.optional(),
  customer_update: ignored.optional(),
  locale: ignored.optional(),
  saved_payment_method_options: ignored.optional(),
  tax_id_collection: ignored.optional(),
  ...expand,
});

/** https://docs.stripe.com/api/checkout/sessions */
export const checkoutSessionRoutes = [
  route('POST', path, creation, createSession),

  route('GET', `${path}/:id`, z.strictObject(expand), (books, _, id) => books.get('checkout.session', id, 'session')),

  route(
    'POST',
    `${path}/:id`,
    z.strictObject({ metadata: metadata.optional(), ...expand }),
    async (books, params, id) => {
      const session = await books.get('checkout.session', id, 'session');
      return books.put('checkout.session', {
        ...session,
        metadata: changedMetadata(session.metadata ?? {}, params.metadata),
      });
    },
  ),

  route('POST', `${path}/:id/expire`, z.strictObject(expand), async (books, _, id) => {
    const session = await books.get('checkout.session', id, 'session');
    if (session.status !== 'open')
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        {},
      );
    return expireSession(books, session);
  }),

  route('GET', `${path}/:id/line_items`, z.strictObject(paging), async (books, _, id) => {
    const { line_items: items } = await books.get('checkout.session', id, 'session');
    return listOf(items!.data, `${path}/${id}/line_items`);
  }),

  route(
    'GET',
    path,
    z.strictObject({
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      status: text.optional(),
      created: range.optional(),
    }),
    (books, params) => {
      const { customer, subscription, status } = params;
      return page(books, 'checkout.session', path, params, { customer, has: { subscription, status } });
    },
  ),
];

async function createSession(books: Books, params: z.output<typeof creation>): Promise<Kinds['checkout.session']> {
  const customer = await books.get('customer', params.customer, 'customer');
  if (customer.deleted)
    throw invalidRequest(`No such customer: '${customer.id}'`, { param: 'customer', code: 'resource_missing' });
  const at = await books.momentOf(customer.id);
  const [{ price: priceId, quantity }] = params.line_items as [{ price: string; quantity: number }];
  const price = await books.get('price', priceId, 'line_items[0][price]');
  if (!price.active)
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, {
      param: 'line_items[0][price]',
    });
  intervalOf(price);
  if (params.discounts && params.allow_promotion_codes !== undefined)
    throw invalidRequest('You may only specify one of these parameters: allow_promotion_codes, discounts.', {});
  const currency = params.currency?.toLowerCase() ?? price.currency;
  const [asked] = params.discounts ?? [];
  const discount = asked && (await usableCoupon(books, asked, currency, at));
  const expires = params.expires_at ?? at + 24 * hour;
  if (expires < at + hour / 2 || expires > at + 24 * hour)
    throw invalidRequest(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  const plan = params.subscription_data;
  const id = newId('cs_test');
  const session: Kinds['checkout.session'] = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: 0,
    amount_total: 0,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
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
    customer_details: {
      address: customer.address ?? null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name ?? null,
      phone: customer.phone ?? null,
      tax_exempt: 'none',
      tax_ids: null,
    },
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
    sandbox: {
      trouble: null,
      troubled: null,
      plan: {
        trialDays: plan?.trial_period_days,
        missingPaymentMethod: plan?.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
        metadata: changedMetadata({}, plan?.metadata),
        description: plan?.description ?? null,
      },
    },
  };
  return books.put('checkout.session', await quoteSession(books, session, price, quantity));
}

/** Nobody can pay it any more. */
export async function expireSession(
  books: Books,
  session: Kinds['checkout.session'],
): Promise<Kinds['checkout.session']> {
  return books.change(
    'checkout.session',
    session,
    { status: 'expired', client_secret: null },
    'checkout.session.expired',
  );
}
