import { setTimeout } from 'node:timers/promises';
import Stripe from 'stripe';
import { openSandboxBench } from './sandbox-bench.ts';
import type { World } from '../contract/world.ts';

export interface ContractFixture extends World {
  secretKey: string;
  /** Where the sandbox listens, where it is the sandbox. */
  sandbox: { host: string; port: number } | undefined;
  /** Pays a checkout session, as its page would have. */
  payCheckout(session: { id: string; clientSecret: string | null }, paymentMethod: string): Promise<void>;
  close(): Promise<void>;
}

/** The sandbox; Stripe's own test mode where `STRIPE_TEST_KEY` says where to try the same there (`npm run test:stripe`). */
export async function openContractFixture(): Promise<ContractFixture> {
  const secretKey = process.env.STRIPE_TEST_KEY;
  if (secretKey !== undefined) {
    const settle = () => setTimeout(2_000);
    const stripe = new Stripe(secretKey);
    return {
      ...{ stripe, secretKey, sandbox: undefined, settle, close: async () => {} },
      // No call of the documented API pays a session; this is the one that Stripe's own SDKs for apps make.
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
      if (status !== 200) throw new Error(`The page was answered ${status}`);
    },
  };
}
