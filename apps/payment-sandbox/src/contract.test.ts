import { changes } from './contract/changes.ts';
import { type ContractFixture, openContractFixture } from './testing/open-contract-fixture.ts';
import { pendingUpdates } from './contract/pending-updates.ts';
import { renewals } from './contract/renewals.ts';
import { wire } from './contract/wire.ts';

/** These tests run against the sandbox and against Stripe. */
let api: ContractFixture;
beforeAll(async () => {
  api = await openContractFixture();
});
afterAll(() => api.close());

describe('the wire format', () => {
  wire(() => api);
  renewals(() => api);
  changes(() => api);
  pendingUpdates(() => api);
});
