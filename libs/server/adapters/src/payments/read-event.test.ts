import Stripe from 'stripe';
import { stripePayments } from './stripe.ts';

const webhookSecret = 'whsec_test';
const now = new Date('2026-11-27T12:00:00.000Z');
const timestamp = now.getTime() / 1000;
const payments = stripePayments({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret });

/** Reads an event with a valid signature. */
function readSigned(created: unknown) {
  const payload = JSON.stringify({
    ...{ id: 'evt_1', object: 'event', type: 'invoice.paid', created },
    data: { object: { object: 'invoice', id: 'in_1', customer: 'cus_1' } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
  return payments.readEvent(Buffer.from(payload), signature, now);
}

test('an event names its customer and time', () => {
  expect(readSigned(timestamp)).toEqual({
    ...{ id: 'evt_1', type: 'invoice.paid', createdAt: now, customerId: 'cus_1', clockId: null },
  });
});

test.each([1e12, -1, 1e300, null, 'today'])('an event with the invalid time %p is rejected', (created) => {
  expect(() => readSigned(created)).toThrow('This is no event');
});
