import { setTimeout } from 'node:timers/promises';
import Stripe from 'stripe';
import { openSandboxBench } from './sandbox-bench.ts';
import type { World } from '../contract/world.ts';

export interface ContractWorld extends World {
  secretKey: string;
  /** Where the sandbox listens, where it is the sandbox. */
  sandbox: { host: string; port: number } | undefined;
  close(): Promise<void>;
}

/** The sandbox; Stripe's own test mode where `STRIPE_TEST_KEY` says where to try the same there (`npm run test:stripe`). */
export async function openContractWorld(): Promise<ContractWorld> {
  const secretKey = process.env.STRIPE_TEST_KEY;
  if (secretKey !== undefined) {
    const settle = () => setTimeout(2_000);
    return { stripe: new Stripe(secretKey), secretKey, sandbox: undefined, settle, close: async () => {} };
  }
  const { stripe, sandbox, close } = await openSandboxBench();
  const { host, port } = sandbox;
  return { stripe, secretKey: sandbox.secretKey, sandbox: { host, port }, settle: sandbox.runDue, close };
}
