import type Stripe from 'stripe';
import {
  describePayments,
  type PaymentsUnderTest,
  type ProviderTestCard,
} from '@greenroom/ports/testing/payments-conformance';
import { openContractFixture, type ContractFixture } from './testing/open-contract-fixture.ts';
import { advance } from './contract/api-under-test.ts';
import { stripePayments } from '@greenroom/adapters/payments/stripe';

const webhookSecret = 'whsec_conformance';
const methods: Record<ProviderTestCard, string> = { good: 'pm_card_visa', failing: 'pm_card_chargeCustomerFail' };

let api: ContractFixture;
let under: PaymentsUnderTest;
beforeAll(async () => {
  api = await openContractFixture();
  const { stripe, secretKey, sandbox } = api;
  under = {
    payments: stripePayments({ secretKey, publishableKey: 'pk_test_conformance', webhookSecret, sandbox }),
    async subscribe(customer, price, card) {
      const { id } = await stripe.paymentMethods.attach(methods[card], { customer });
      await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
      return (await stripe.subscriptions.create({ customer, items: [{ price }] })).id;
    },
    payCheckout: (session, card) => api.payCheckout(session, methods[card]),
    async told(type, customerId) {
      await api.settle();
      const { data } = await stripe.events.list({ type, limit: 100 });
      return data.find(({ data: { object } }) => 'customer' in object && object.customer === customerId);
    },
    async confirmCard(setupIntentId, card) {
      await stripe.setupIntents.confirm(setupIntentId, {
        payment_method: methods[card],
        return_url: 'https://greenroom.example/settings',
      });
    },
    async letPass(customerId, days) {
      const customer = (await stripe.customers.retrieve(customerId, { expand: ['test_clock'] })) as Stripe.Customer;
      const { id, frozen_time: from } = customer.test_clock as Stripe.TestHelpers.TestClock;
      await advance(api, id, from + days * 86_400);
    },
    signed(event, at) {
      const payload = JSON.stringify(event);
      const timestamp = Math.floor(at.getTime() / 1000);
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
      return { body: Buffer.from(payload), signature };
    },
  };
});
afterAll(() => api.close());

describePayments('Stripe’s adapter', () => under);
