import { runFourteenMonths } from './contract/lifecycle.ts';
import { openSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';

let bench: SandboxBench;
beforeAll(async () => {
  bench = await openSandboxBench();
});
afterAll(() => bench.close());

it('over fourteen months, invoices that are not void equal payments and balance', async () => {
  const { stripe, sandbox } = bench;
  const lifecycle = await runFourteenMonths({ stripe, settle: sandbox.runDue });
  const lines = lifecycle.ledger.map(({ day, what, billed, paid, balance }) => [day, what, billed, paid, balance]);
  expect(lines).toEqual([
    ['2027-01-31', 'subscription_create paid', 0, 0, 0],
    ['2027-02-07', 'subscription_cycle paid', 1000, 1000, 0],
    ['2027-03-07', 'subscription_cycle paid', 1000, 1000, 0],
    ['2027-04-07', 'subscription_cycle paid', 1000, 1000, 0],
    ['2027-05-07', 'subscription_cycle paid', 500, 500, 0],
    ['2027-06-07', 'subscription_cycle paid', 3496, 3496, 0],
    ['2027-07-07', 'subscription_cycle paid', 2000, 2000, 0],
    ['2027-08-07', 'subscription_cycle void', 2000, 0, 0],
    ['2027-09-07', 'subscription_cycle paid', 2000, 2000, 0],
    ['2027-10-07', 'subscription_cycle paid', 2000, 2000, 0],
    ['2027-10-07', 'subscription_update paid', 6405, 6405, 0],
    ['2028-03-31', 'subscription_update paid', -4363, 0, -4363],
  ]);
  expect(lifecycle).toMatchObject({ status: 'canceled', refunded: 0 });
  const standing = lifecycle.ledger.filter(({ what }) => !what.endsWith(' void'));
  const billed = standing.reduce((sum, line) => sum + line.billed, 0);
  const paid = standing.reduce((sum, line) => sum + line.paid, 0);
  expect(paid).toBe(lifecycle.charged);
  expect(await stripe.customers.retrieve(lifecycle.customer)).toMatchObject({ balance: billed - paid });
  const { available } = await stripe.balance.retrieve();
  expect(available).toMatchObject([{ currency: 'usd', amount: lifecycle.charged }]);
});
