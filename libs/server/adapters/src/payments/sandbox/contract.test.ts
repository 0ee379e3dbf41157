import { changes } from './contract/changes.ts';
import { type ContractWorld, openContractWorld } from './testing/open-contract-world.ts';
import { renewals } from './contract/renewals.ts';
import { wire } from './contract/wire.ts';

/** The same of the sandbox and of Stripe. */
let world: ContractWorld;
beforeAll(async () => {
  world = await openContractWorld();
});
afterAll(() => world.close());

describe('the wire format', () => {
  wire(() => world);
  renewals(() => world);
  changes(() => world);
});
