import Stripe from 'stripe';
import { setTimeout } from 'node:timers/promises';
import { changes } from './contract/changes.ts';
import { renewals } from './contract/renewals.ts';
import { wire } from './contract/wire.ts';
import type { World } from './contract/world.ts';
import { openSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';

/** The same of the sandbox and of Stripe: `STRIPE_TEST_KEY` says where to try it there (`npm run test:stripe`). */
const key = process.env.STRIPE_TEST_KEY;

let bench: SandboxBench | undefined;
let world: World;
beforeAll(async () => {
  if (key !== undefined) {
    world = { stripe: new Stripe(key), settle: () => setTimeout(2_000) };
    return;
  }
  bench = await openSandboxBench();
  world = { stripe: bench.stripe, settle: bench.sandbox.runDue };
});
afterAll(() => bench?.close());

describe(key === undefined ? 'the sandbox' : 'Stripe', () => {
  wire(() => world);
  renewals(() => world);
  changes(() => world);
});
