import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomBy } from '@greenroom/test-tools/random-by';
import { signUp } from '../../testing/load/signed-in.ts';
import { type Bought, buyAndDo, followUps } from './kills/buyer.ts';
import { compareTotals } from './kills/compare-totals.ts';
import { renew } from './kills/renew.ts';
import { openKillableShop } from '../../testing/load/killable-shop.ts';

/**
 * `npm run drill:payment-kills [-- <kills> <seed>]`: people buy, cancel, switch, renew, ask for refunds and delete their
 * accounts while the product, and at one kill in five the payment sandbox, is ended by SIGKILL and restarted, 50 times.
 * Half of the kills wait for a renewal. Then all books are compared. Exits with 1 if something does not hold.
 */
const [kills = 50, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const buyersAtOnce = 3;
/** Longest time from a start to the next kill, in ms. */
const livesAtMost = 4_000;
/** How long a kill waits for a renewal to begin, and the time of a renewal in which it hits. In ms. */
const [renewalWithin, renewalTakes] = [20_000, 1_500];
const password = 'harbour lights at nine';

const random = randomBy(seed);
const say = (line: string) => process.stdout.write(`${line}\n`);
const shop = await openKillableShop();
const bought: Bought[] = [];
const wrong: string[] = [];
let killed = { product: 0, sandbox: 0, inRenewals: 0 };
let open = true;
/** The renewals in progress, and the kill that waits for one. */
let renewing = 0;
let onRenewal = () => {};

say(`${kills} kills, seed ${seed}`);
const buying = Array.from({ length: buyersAtOnce }, () => buyUntilClosed());
for (let kill = 1; kill <= kills; kill += 1) {
  await sleep(random() * livesAtMost);
  if (kill % 2 === 0) {
    await Promise.race([new Promise<void>((resolve) => (onRenewal = resolve)), sleep(renewalWithin)]);
    await sleep(random() * renewalTakes);
  }
  if (renewing > 0) killed = { ...killed, inRenewals: killed.inRenewals + 1 };
  if (kill % 5 === 0) {
    await shop.killSandbox();
    killed = { ...killed, sandbox: killed.sandbox + 1 };
  } else {
    await shop.killProduct();
    killed = { ...killed, product: killed.product + 1 };
  }
  if (kill % 10 === 0) say(`${kill} kills, ${bought.length} people have bought`);
}
open = false;
await Promise.all(buying);
await waitUntilSettled();
const totals = await compareTotals(shop, bought);
await shop.close();
wrong.push(...totals.wrong);

const { plans, charges, refunds, kept, mails } = totals;
const figures = {
  'kills of the product': killed.product,
  'kills of the payment sandbox': killed.sandbox,
  'of these during a renewal': killed.inRenewals,
  'people who bought': bought.length,
  ...Object.fromEntries(
    followUps.map((followUp) => [`  then ${followUp}`, bought.filter((one) => one.followUp === followUp).length]),
  ),
  'plans at the provider': plans,
  charges,
  refunds,
  'kept by the provider’s books (cents)': kept.provider,
  'kept by the product’s books (cents)': kept.product,
  'mails of beginnings, receipts, deletions': mails,
  'load average': Math.round(loadavg()[0]! * 10) / 10,
  violations: wrong.length,
};
for (const [what, figure] of Object.entries(figures)) say(`${what.padEnd(44)}${figure}`);
for (const line of wrong) say(line);
const holds = wrong.length === 0 && bought.length > 0;
say(
  `\nNo charge without a plan, no plan without a charge, nothing charged or mailed twice, both books equal: ${holds ? 'holds' : 'BROKEN'}`,
);
// The PostgreSQL package exits the process with code 0 by itself; this handler runs later and sets the final code.
process.on('exit', () => (process.exitCode = holds ? 0 : 1));

/** Runs one buyer after another until the kills are over. */
async function buyUntilClosed(): Promise<void> {
  while (open) {
    const one = await signUp(() => shop.port, shop.databaseUrl, 1).catch(() => []);
    const [me] = one;
    // If a sign-up is not answered, another person tries.
    if (!me) {
      await sleep(500);
      continue;
    }
    const planned = {
      tier: random() < 0.5 ? ('annual' as const) : ('monthly' as const),
      followUp: random() < 0.4 ? ('renew' as const) : followUps[Math.floor(random() * followUps.length)]!,
      declinedFirst: random() < 0.2,
      renew: (accountUuid: string) => renew(shop, accountUuid, duringRenewal),
    };
    await buyAndDo(me, password, planned).then(
      (done) => bought.push(done),
      (error: unknown) => wrong.push(`${me.email} (${planned.tier}, ${planned.followUp}): ${String(error)}`),
    );
  }
}

async function duringRenewal<T>(renewal: Promise<T>): Promise<T> {
  renewing += 1;
  onRenewal();
  return renewal.finally(() => (renewing -= 1));
}

/** Waits until everything is delivered, projected and mailed; failed deliveries are resent at once. */
async function waitUntilSettled(): Promise<void> {
  const waiting = `select 'projections' as what, count(*)::int from pending_projections
    union all select 'webhooks', count(*)::int from payment_sandbox.deliveries where status = 'waiting'
    union all select 'refunds', count(*)::int from refunds where done_at is null
    union all select 'mails', count(*)::int from mails where sent_at is null and failed_at is null`;
  let left: { what: string; count: number }[] = [];
  for (let rounds = 0; rounds < 240; rounds += 1) {
    await shop.pool.query(`update payment_sandbox.deliveries set due = 0 where status = 'waiting'`);
    await shop.pool.query('update mails set next_attempt_at = now() where sent_at is null and failed_at is null');
    left = (await shop.pool.query<(typeof left)[number]>(waiting)).rows.filter(({ count }) => count > 0);
    if (left.length === 0) return;
    await sleep(500);
  }
  wrong.push(`Still waiting after two minutes: ${left.map(({ what, count }) => `${count} ${what}`).join(', ')}`);
}
