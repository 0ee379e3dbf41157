import { runFourteenMonths } from '../contract/lifecycle.ts';
import { openSandboxBench } from '../testing/sandbox-bench.ts';

/**
 * `npm run drill:life`: runs fourteen months of one plan against the sandbox with Stripe's official library. Prints the
 * ledger and exits with 1 if the customer's and the seller's books disagree. Amounts are cents.
 */
const { stripe, sandbox, close } = await openSandboxBench();
const { ledger, charged, refunded, customer, status } = await runFourteenMonths({ stripe, settle: sandbox.runDue });
const left = await stripe.customers.retrieve(customer);
const { available } = await stripe.balance.retrieve();
await close();

const balance = 'balance' in left ? left.balance : 0;
const standing = ledger.filter(({ what }) => !what.endsWith(' void'));
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const billed = sumOf(standing.map((line) => line.billed));
const paid = sumOf(standing.map((line) => line.paid));
const checks: [string, number, number][] = [
  ['billed by invoices that stand = paid + what is left', billed, paid + balance],
  ['paid by invoices = charged to cards', paid, charged],
  ['the seller’s balance = charged − refunded', sumOf(available.map(({ amount }) => amount)), charged - refunded],
];

const say = (line: string) => process.stdout.write(`${line}\n`);
say(['day'.padEnd(12), 'invoice'.padEnd(32), 'billed'.padStart(8), 'paid'.padStart(8), 'balance'.padStart(8)].join(''));
for (const { day, what, ...line } of ledger) {
  const amounts = [line.billed, line.paid, line.balance].map((amount) => String(amount).padStart(8));
  say(`${day.padEnd(12)}${what.padEnd(32)}${amounts.join('')}`);
}
say(`The plan is ${status}.`);
for (const [what, one, other] of checks) say(`${one === other ? 'holds' : 'BROKEN'}: ${what} (${one}, ${other})`);
process.exitCode = checks.every(([, one, other]) => one === other) ? 0 : 1;
