import { createHmac } from 'node:crypto';
import type { ObjectStore } from '../store/object-store.ts';
import { cardFailure, invalidRequest, notInSandbox } from '../wire/failure.ts';
import type { Kinds } from '../wire/kinds.ts';
import { newId } from '../wire/new-id.ts';
import { kindOf, luhn } from '../frames/browser/card-number.ts';
import { lackingPaymentMethods, type TestCard, testCardOf, testCards } from './card-behaviours.ts';
import { cardTroubles } from './card-troubles.ts';

export interface GivenCard {
  number: string;
  exp_month: number;
  /** With four digits, or the last two. */
  exp_year: number;
  cvc: string;
  name?: string | undefined;
  country?: string | undefined;
  postal_code?: string | undefined;
}

/**
 * Creates a payment method for a typed card. Of the number it keeps the last four digits and a keyed hash.
 * @throws StripeFailure that names the invalid field
 */
export async function makePaymentMethod(store: ObjectStore, given: GivenCard): Promise<Kinds['payment_method']> {
  const number = given.number.replaceAll(/[\s-]/g, '');
  const year = given.exp_year < 100 ? 2000 + given.exp_year : given.exp_year;
  if (!/^\d{12,19}$/.test(number) || !luhn(number)) throw cardFailure(cardTroubles['incorrect-number']);
  if (!Number.isInteger(given.exp_month) || given.exp_month < 1 || given.exp_month > 12)
    throw cardFailure(cardTroubles['invalid-month']);
  const now = new Date(store.wallClock * 1000);
  const monthsLeft = (year - now.getUTCFullYear()) * 12 + given.exp_month - (now.getUTCMonth() + 1);
  if (monthsLeft < 0 || year > now.getUTCFullYear() + 50) throw cardFailure(cardTroubles['invalid-year']);
  if (!/^\d{3,4}$/.test(given.cvc)) throw cardFailure(cardTroubles['invalid-cvc']);
  const card = testCardOf(number);
  if (card === undefined) throw cardFailure(cardTroubles['no-test-card']);
  return putCard(store, card, { ...given, exp_year: year });
}

/** Finds a payment method by its id; `pm_card_visa` and similar ids create a new one. */
export async function findPaymentMethod(
  store: ObjectStore,
  id: string,
  param = 'payment_method',
): Promise<Kinds['payment_method']> {
  if (lackingPaymentMethods.has(id))
    throw notInSandbox(`The payment sandbox does not have the test payment method \`${id}\`, which Stripe has.`, param);
  const card = testCards.find(({ paymentMethod }) => paymentMethod === id);
  if (card === undefined) return store.get('payment_method', id, param);
  const nextYear = new Date(store.wallClock * 1000).getUTCFullYear() + 1;
  return putCard(store, card, { exp_month: 12, exp_year: nextYear });
}

/**
 * Finds a payment method for a payment or for storing it.
 * @throws StripeFailure if it was detached, or charged without a customer
 */
export async function findUsablePaymentMethod(store: ObjectStore, id: string): Promise<Kinds['payment_method']> {
  const method = await findPaymentMethod(store, id);
  if (method.sandbox.spent)
    throw invalidRequest(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
    );
  return method;
}

async function putCard(
  store: ObjectStore,
  { number, behaviour, funding = 'credit', country: issued = 'US', checks }: TestCard,
  { exp_month: month, exp_year: year, name, country, postal_code: postalCode }: Omit<GivenCard, 'number' | 'cvc'>,
): Promise<Kinds['payment_method']> {
  const { fingerprintKey } = await store.account();
  const fingerprint = createHmac('sha256', Buffer.from(fingerprintKey, 'hex'))
    .update(number)
    .digest('base64url')
    .slice(0, 16);
  const { brand } = kindOf(number);
  const place = {
    city: null,
    country: country ?? null,
    line1: null,
    line2: null,
    postal_code: postalCode ?? null,
    state: null,
  };
  return store.put('payment_method', {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: place, email: null, name: name ?? null, phone: null, tax_id: null },
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: postalCode ? 'pass' : null,
        cvc_check: 'unchecked',
        ...checks,
      },
      country: issued,
      display_brand: displayBrands[brand] ?? brand,
      exp_month: month,
      exp_year: year,
      fingerprint,
      funding,
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: store.wallClock,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
    sandbox: { behaviour, setUp: false },
  });
}

/** The brand name on the card, where it differs. */
const displayBrands: Readonly<Record<string, string>> = { amex: 'american_express', diners: 'diners_club' };
