import type Stripe from 'stripe';
import type { BenchAnswer, SandboxBench } from './sandbox-bench.ts';

type Page = Pick<SandboxBench, 'post' | 'sandbox'>;

/** Creates a product with an annual price in dollars. */
export async function aPlan(stripe: Stripe, plan: Partial<Stripe.PriceCreateParams> = {}) {
  const product = await stripe.products.create({ name: 'Greenroom' });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 8_400,
    recurring: { interval: 'year' },
    ...plan,
  });
  return { product, price };
}

export function aCustomer(stripe: Stripe, given: Stripe.CustomerCreateParams = {}) {
  return stripe.customers.create({ email: 'maren@example.com', name: 'Maren Cole', ...given });
}

/** Creates an unpaid checkout session. */
export async function aSession(stripe: Stripe, given: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const { price } = await aPlan(stripe);
  const customer = given.customer ?? (await aCustomer(stripe)).id;
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'elements',
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    return_url: 'http://localhost/checkout/success',
    ...given,
  });
  return { session, customer };
}

/** Types a card into the card form. */
export function typeCard({ post, sandbox }: Page, number: string, more: object = {}): Promise<BenchAnswer> {
  const { publishableKey } = sandbox;
  return post('/payment-methods', {
    publishable_key: publishableKey,
    type: 'card',
    number,
    exp_month: 12,
    exp_year: 2040,
    cvc: '123',
    ...more,
  });
}

export function confirmWith({ post }: Page, session: Stripe.Checkout.Session, card: BenchAnswer): Promise<BenchAnswer> {
  return post('/sessions/confirm', { client_secret: session.client_secret, payment_method: card.body.id });
}

/** Types a card and pays. */
export async function payWith(page: Page, session: Stripe.Checkout.Session, number: string): Promise<BenchAnswer> {
  const card = await typeCard(page, number);
  return card.status === 200 ? confirmWith(page, session, card) : card;
}

/** @param address the URL of the 3-D Secure page */
export function answerChallenge({ post }: Page, address: string, outcome: 'complete' | 'fail'): Promise<BenchAnswer> {
  return post('/challenges/answer', { token: address.split('token=')[1], outcome });
}
