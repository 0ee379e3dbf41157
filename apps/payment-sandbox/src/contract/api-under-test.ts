import type Stripe from 'stripe';

/** The system under test: the sandbox, or Stripe's own test mode. */
export interface ApiUnderTest {
  stripe: Stripe;
  /** Waits until pending work has been done; at Stripe, for a short while. */
  settle(): Promise<void>;
}

/** Unique for each run, since a test account at Stripe keeps objects of earlier runs. */
export const own = Math.random().toString(36).slice(2, 10);

/** Advances a test clock and waits until it is ready. */
export async function advance({ stripe, settle }: ApiUnderTest, clock: string, to: number): Promise<void> {
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: to });
  for (;;) {
    await settle();
    const { status } = await stripe.testHelpers.testClocks.retrieve(clock);
    if (status === 'ready') return;
    if (status !== 'advancing') throw new Error(`The test clock is in state ${status}`);
  }
}

export const second = (date: string) => Date.parse(date) / 1000;

/** Creates a customer with a test clock and a card. */
export async function customerAt(stripe: Stripe, date: string, card = 'pm_card_visa') {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: second(date) });
  const customer = await stripe.customers.create({ test_clock: clock.id, email: 'maren@example.com' });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  return { clock: clock.id, customer: customer.id, method: method.id };
}

export async function priceOf(stripe: Stripe, amount: number, interval: 'month' | 'year') {
  const product = await stripe.products.create({ name: 'Greenroom' });
  return stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: amount, recurring: { interval } });
}

export const endOf = ({ items }: Stripe.Subscription) => items.data[0]!.current_period_end;
export const startOf = ({ items }: Stripe.Subscription) => items.data[0]!.current_period_start;

export const day = 86_400;

/** Returns the error of a call that must fail. */
export async function failureOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    return error as Stripe.errors.StripeError;
  }
  throw new Error('Expected the request to fail');
}
