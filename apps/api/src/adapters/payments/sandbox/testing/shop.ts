import type Stripe from 'stripe';
import type { SandboxBench } from './sandbox-bench.ts';

/** A product that is paid by the year or month, in dollars. */
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

/** Types a card into the page, and pays. */
export async function payWith(
  bench: Pick<SandboxBench, 'post' | 'sandbox'>,
  session: Stripe.Checkout.Session,
  number: string,
) {
  const method = await typeCard(bench, number);
  if (method.status !== 200) return method;
  return bench.post('/sessions/confirm', {
    client_secret: session.client_secret,
    payment_method: (method.body as { id: string }).id,
  });
}

export function typeCard({ post, sandbox }: Pick<SandboxBench, 'post' | 'sandbox'>, number: string, more: object = {}) {
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
