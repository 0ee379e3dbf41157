import { randomUUID } from 'node:crypto';
import type { CurrentUser, PlanTier, SubscriptionRecord } from '@greenroom/contracts';
import { contracts, fromWire } from '@greenroom/contracts/schemas';
import type { Browser, RunningIdentity } from '../../../app/testing/identity-app.ts';
import type { PaymentSandbox } from '@greenroom/payment-sandbox-server/testing';
import type Stripe from 'stripe';

/** Card numbers from Stripe's testing guide. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  attachesThenFails: '4000000000000341',
  challenge: '4000002760003184',
} as const;

type BankAnswer = 'complete' | 'fail';

interface Wish {
  tier?: PlanTier;
  coupon?: string;
  includeTrial?: boolean;
  /** The price that the page showed. */
  price?: string;
  card?: string;
  /** The country of the request and of the card's billing address. */
  country?: string;
}

interface Begun {
  me: Browser;
  email: string;
  fixture: { stripe: Stripe; sandbox: PaymentSandbox; running: RunningIdentity; clock: { ms: number } };
  publishableKey: string;
}

export type Payer = ReturnType<typeof payerOf>;

const base = '/api/v1/commerce';

/** Performs a payer's actions as their browser does. */
export function payerOf({ me, email, fixture, publishableKey }: Begun) {
  const post = (path: string, body: object, country?: string) =>
    me.ask('POST', path, body as Record<string, unknown>, country === undefined ? {} : { 'cf-ipcountry': country });
  const typeCard = async (number: string, country?: string): Promise<string> => {
    const card = {
      ...{ publishable_key: publishableKey, type: 'card', number, exp_month: 12, exp_year: 2040, cvc: '123' },
      ...(country !== undefined && { country }),
    };
    return (await post('/sandbox/payments/payment-methods', card)).json<{ id: string }>().id;
  };
  const answerBank = async ({ challenge = '' }: { challenge?: string }, outcome: BankAnswer) => {
    const token = new URL(challenge, 'http://localhost').searchParams.get('token');
    await post('/sandbox/payments/challenges/answer', { token, outcome });
  };
  const clockOf = async (): Promise<{ id: string; frozen_time: number }> => {
    const customer = await fixture.stripe.customers.retrieve(await payer.customerId(), { expand: ['test_clock'] });
    return (customer as { test_clock?: { id: string; frozen_time: number } }).test_clock!;
  };
  const payer = {
    me,
    email,
    /** Requests a checkout. */
    begin({ tier = 'annual', coupon, price, includeTrial = false, country }: Wish = {}) {
      const wish = { tier, ...(coupon && { coupon }), ...(price && { price }), include_trial: includeTrial };
      const agreed = { ...wish, terms_agreed: true, attempt_uuid: randomUUID() };
      return post(`${base}/stripe/subscriptions`, agreed, country);
    },
    /** Enters a card into the page and presses the button. */
    async pay(clientSecret: string, card: string = cards.good, country?: string) {
      const paid = await post('/sandbox/payments/sessions/confirm', {
        client_secret: clientSecret,
        payment_method: await typeCard(card, country),
      });
      return paid.json<{ status?: string; error?: { code: string } }>();
    },
    typeCard,
    /** Completes a checkout, up to the confirmation page. */
    async checkOut(wish: Wish = {}) {
      const answer = await payer.begin(wish);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const begun = answer.json<{ checkout_session_id: string; client_secret: string }>();
      await payer.pay(begun.client_secret, wish.card, wish.country);
      return payer.readCheckout(begun.checkout_session_id);
    },
    async readCheckout(id: string) {
      const answer = await me.ask('GET', `${base}/stripe/checkout-sessions/${id}`);
      return answer.json<{ status: string; subscription_state: string; refused?: string }>();
    },
    async plan(): Promise<SubscriptionRecord> {
      const answer = await me.ask('GET', `${base}/subscriptions/me`);
      return contracts.commerceSubscription.reply.parse(
        fromWire(contracts.commerceSubscription.reply, answer.json()).data,
      );
    },
    async user(): Promise<CurrentUser> {
      return fromWire(contracts.usersRead.reply, (await me.ask('GET', '/api/v1/users/me')).json()).data!;
    },
    /** Calls an endpoint of the payer's own subscription. */
    async change(what: string, body: object = {}, method: 'GET' | 'POST' | 'DELETE' = 'POST') {
      const { id } = await payer.plan();
      const url = `${base}/stripe/subscriptions/${id}/${what}`;
      return me.ask(method, url, method === 'POST' ? (body as Record<string, unknown>) : undefined);
    },
    /** Stores a card, as the settings page does; it is not charged. */
    async addCard(number: string, bank?: BankAnswer): Promise<string> {
      const begun = await payer.change('payment-method');
      const { client_secret, setup_intent_id: setupIntentId } = begun.json<Record<string, string>>();
      const payment_method = await typeCard(number);
      const confirmed = await post('/sandbox/payments/setup-intents/confirm', { client_secret, payment_method });
      if (bank) await answerBank(confirmed.json(), bank);
      return setupIntentId!;
    },
    /** Replaces the card, as the settings page does. */
    async putCard(number: string, bank?: BankAnswer) {
      return payer.change('payment-method/confirmed', { setup_intent_id: await payer.addCard(number, bank) });
    },
    /** Pays with the card on file, and answers the bank's challenge. */
    async confirmPayment(begun: { client_secret: string; payment_method_id: string }, bank: BankAnswer) {
      const { client_secret, payment_method_id: payment_method } = begun;
      const confirmed = await post('/sandbox/payments/payment-intents/confirm', { client_secret, payment_method });
      await answerBank(confirmed.json(), bank);
    },
    async customerId(): Promise<string> {
      const { id } = await payer.user();
      const { rows } = await fixture.running.database.pool.query<{ customer_id: string }>(
        'select customer_id from payers where account_uuid = $1',
        [id],
      );
      return rows[0]!.customer_id;
    },
    /** In seconds, by the customer's test clock. */
    clockNow: async (): Promise<number> => (await clockOf()).frozen_time,
    /** Advances the customer's test clock by days, in steps as large as allowed, and runs everything due. */
    async letPass(days: number) {
      const { id, frozen_time: from } = await clockOf();
      await advanceClock(fixture, { id, from, customerId: await payer.customerId(), days });
    },
  };
  return payer;
}

interface Advance {
  /** Id of the test clock. */
  id: string;
  /** Its current time, in seconds. */
  from: number;
  customerId: string;
  days: number;
}

/** Stripe advances a test clock by at most two intervals of its subscriptions at once. */
async function advanceClock(fixture: Begun['fixture'], { id, from, customerId, days }: Advance): Promise<void> {
  const [subscription] = (await fixture.stripe.subscriptions.list({ customer: customerId })).data;
  const step = (subscription?.items.data[0]?.price.recurring?.interval === 'month' ? 50 : 600) * 86_400;
  const until = from + Math.round(days * 86_400);
  for (let to = Math.min(until, from + step); ; to = Math.min(until, to + step)) {
    await fixture.stripe.testHelpers.testClocks.advance(id, { frozen_time: to });
    await fixture.sandbox.runDue();
    if (to === until) break;
  }
}
