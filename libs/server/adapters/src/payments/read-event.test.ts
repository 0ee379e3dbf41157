import Stripe from 'stripe';
import { stripePayments } from './stripe.ts';

const webhookSecret = 'whsec_test';
const now = new Date('2026-11-27T12:00:00.000Z');
const timestamp = now.getTime() / 1000;
const payments = stripePayments({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret });

/** Reads an event with a valid signature. */
function readSigned(created: unknown, object: object = { object: 'invoice', id: 'in_1', customer: 'cus_1' }) {
  const payload = JSON.stringify({
    ...{ id: 'evt_1', object: 'event', type: 'invoice.paid', created },
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
  return payments.readEvent(Buffer.from(payload), signature, now);
}

test('an event names its customer and time', () => {
  expect(readSigned(timestamp)).toEqual({
    ...{ id: 'evt_1', type: 'invoice.paid', createdAt: now, customerId: 'cus_1', paymentId: null, clockId: null },
  });
});

test('an event of a dispute, which has no customer, names its payment', () => {
  const dispute = { object: 'dispute', id: 'du_1', charge: 'ch_1', payment_intent: 'pi_1' };
  expect(readSigned(timestamp, dispute)).toMatchObject({ customerId: null, paymentId: 'pi_1' });
  expect(readSigned(timestamp, { ...dispute, payment_intent: { id: 'pi_2' } })).toMatchObject({ paymentId: 'pi_2' });
});

test.each([
  ['sk_live_1', false, 'https://dashboard.stripe.com/payments/pi_1'],
  ['rk_test_1', false, 'https://dashboard.stripe.com/test/payments/pi_1'],
  ['sk_test_1', true, '/sandbox/payments/customers/cus_1'],
])('with the key %p, a disputed payment has its page', (secretKey, sandbox, page) => {
  const own = sandbox ? { host: 'localhost', port: 1 } : undefined;
  const port = stripePayments({ secretKey, publishableKey: 'pk_test_1', webhookSecret, sandbox: own });
  expect(port.disputePage({ paymentId: 'pi_1', customerId: 'cus_1' })).toBe(page);
});

test.each([1e12, -1, 1e300, null, 'today'])('an event with the invalid time %p is rejected', (created) => {
  expect(() => readSigned(created)).toThrow('This is no event');
});
