import { openSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';
import { aCustomer, aPlan, payWith } from './testing/shop.ts';

let bench: SandboxBench;
beforeAll(async () => {
  bench = await openSandboxBench();
});
afterAll(() => bench.close());

test('a plan is paid by a card that works', async () => {
  const { stripe, heard, sandbox } = bench;
  const { price } = await aPlan(stripe);
  const customer = await aCustomer(stripe);
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'elements',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    return_url: 'http://localhost/checkout/success',
    metadata: { account: '7' },
  });
  expect(session).toMatchObject({ status: 'open', amount_total: 8_400, payment_status: 'unpaid' });
  const read = await bench.post('/sessions/read', { client_secret: session.client_secret });
  expect(read.body).toMatchObject({
    session: {
      status: 'open',
      total: { subtotal: 8_400, discount: 0, due_today: 8_400, then: 8_400 },
      trial: null,
      currency: 'usd',
    },
  });
  expect(await payWith(bench, session, '4242424242424242')).toEqual({ status: 200, body: { status: 'complete' } });

  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.latest_invoice.payments.data.payment.payment_intent', 'line_items'],
  });
  expect(done).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    line_items: { data: [{ amount_total: 8_400 }] },
    subscription: {
      status: 'active',
      latest_invoice: {
        status: 'paid',
        amount_paid: 8_400,
        billing_reason: 'subscription_create',
        payments: {
          data: [{ status: 'paid', payment: { payment_intent: { status: 'succeeded', amount_received: 8_400 } } }],
        },
      },
    },
  });
  await sandbox.runDue();
  const types = heard.map(({ type }) => type);
  for (const type of [
    'checkout.session.completed',
    'customer.subscription.created',
    'customer.subscription.updated',
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_method.attached',
  ])
    expect(types).toContain(type);
});
