import { setTimeout } from 'node:timers/promises';
import Stripe from 'stripe';
import { openSandboxBench } from './sandbox-bench.ts';
import type { ApiUnderTest } from '../contract/api-under-test.ts';

export interface ContractFixture extends ApiUnderTest {
  secretKey: string;
  /** The sandbox's address; undefined for Stripe. */
  sandbox: { host: string; port: number } | undefined;
  /** Pays a checkout session as its page would. */
  payCheckout(session: { id: string; clientSecret: string | null }, paymentMethod: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the sandbox, or Stripe's own test mode if `STRIPE_TEST_KEY` is set (`npm run test:stripe`). */
export async function openContractFixture(): Promise<ContractFixture> {
  const secretKey = process.env.STRIPE_TEST_KEY;
  if (secretKey !== undefined) {
    const settle = () => setTimeout(2_000);
    const stripe = new Stripe(secretKey);
    return {
      ...{ stripe, secretKey, sandbox: undefined, settle, close: async () => {} },
      // No documented API call pays a session; this is the one that Stripe's own mobile SDKs use.
      async payCheckout({ id }, paymentMethod) {
        await stripe.rawRequest('POST', `/v1/payment_pages/${id}/confirm`, { payment_method: paymentMethod });
      },
    };
  }
  const { stripe, sandbox, post, close } = await openSandboxBench();
  const { host, port } = sandbox;
  return {
    ...{ stripe, secretKey: sandbox.secretKey, sandbox: { host, port }, settle: sandbox.runDue, close },
    async payCheckout({ clientSecret }, paymentMethod) {
      const { status } = await post('/sessions/confirm', {
        client_secret: clientSecret,
        payment_method: paymentMethod,
      });
      if (status !== 200) throw new Error(`The page returned ${status}`);
    },
  };
}
