import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makePostgresTemplate } from '@greenroom/database/testing/open-test-database';
import { startPostgres } from '@greenroom/database/testing/start-postgres';
import { type CommerceFixture, openCommerceFixture } from '../../../integration/commerce/testing/commerce-fixture.ts';
import { percentile } from '../../testing/load/measure-first-token.ts';
import type { Sending, SentRequests } from './send-requests.ts';

/**
 * Measures how a flood of webhooks affects other visitors: `npm run bench:webhooks [-- --postgres] [--json]`. The
 * product and the payment sandbox run in one process; a second one sends signed events of one customer at once, and a
 * third reads a stranger's pages until all events are projected: 1,000 on PGlite, 5,000 on PostgreSQL, which is started
 * for it. Before that, the calls of one purchase are counted. Exits with 1 if a budget is missed.
 */
const postgres = process.argv.includes('--postgres') ? await preparePostgres() : undefined;
const events = postgres ? 5_000 : 1_000;
const budget = { acknowledged_in_ms: events * 10, stranger_p95_ms: 300, calls_of_a_purchase: 15 };

let calls = 0;
let counting = false;
const fixture = await openCommerceFixture({
  gather: () => sleep(1_000),
  faults: {
    call() {
      if (counting) calls += 1;
      return undefined;
    },
  },
});
const background = fixture.commerce.start();
const [me, stranger] = [await fixture.somebody(), await fixture.somebody()];
await me.checkOut({ tier: 'monthly' });
await stranger.checkOut({ tier: 'annual' });
await projected(fixture);

const buyer = await fixture.somebody();
counting = true;
// The page asks once for its form, and once more when the button is pressed.
await buyer.begin();
await buyer.checkOut();
await projected(fixture);
counting = false;
const callsOfPurchase = calls;

calls = 0;
counting = true;
const sent = await flood(fixture);
counting = false;
await background.stop();
await fixture.close();
await postgres?.stop();

const acknowledged = sent.answers.filter(({ status }) => status === 200).length;
const pages = sent.stranger.map(({ ms }) => ms);
const figures = {
  database: postgres ? 'PostgreSQL' : 'PGlite',
  events,
  acknowledged,
  acknowledged_in_ms: Math.round(sent.allMs),
  stranger_p95_ms: atPercent(sent.stranger, 0.95),
  calls_of_a_purchase: callsOfPurchase,
  load_average: Math.round(loadavg()[0]! * 10) / 10,
  stranger_refused: sent.stranger.filter(({ status }) => status !== 200).length,
  answer_p50_ms: atPercent(sent.answers, 0.5),
  answer_p95_ms: atPercent(sent.answers, 0.95),
  stranger_pages: pages.length,
  stranger_p50_ms: atPercent(sent.stranger, 0.5),
  stranger_longest_ms: Math.round(Math.max(...pages)),
  calls_for_all_events: calls,
};
const met =
  acknowledged === events &&
  figures.stranger_refused === 0 &&
  Object.entries(budget).every(([name, most]) => figures[name as keyof typeof budget] <= most);
const say = (line: string) => process.stdout.write(`${line}\n`);
for (const [name, value] of Object.entries(figures)) say(`  ${name.padEnd(24)} ${value}`);
say(
  `\nAll acknowledged within ${budget.acknowledged_in_ms / 1_000} s, a stranger’s p95 ≤ 300 ms, a purchase ≤ 15 calls: ${met ? 'met' : 'missed'}`,
);
if (process.argv.includes('--json')) say(JSON.stringify({ ...figures, budget, budget_met: met }));
// The PostgreSQL package exits the process with code 0 by itself; this handler runs later and sets the final code.
process.on('exit', () => (process.exitCode = met ? 0 : 1));

/** Starts PostgreSQL for the fixture, which reads these variables. */
async function preparePostgres() {
  const started = await startPostgres({ durable: true });
  await makePostgresTemplate(started.url);
  Object.assign(process.env, { TEST_DATABASE: 'postgres', TEST_POSTGRES_URL: started.url });
  return started;
}

/** Sends all events at once while a stranger reads, until they are projected. */
async function flood({ running, signedEvent, database }: CommerceFixture) {
  const { port } = running.app.server.address() as AddressInfo;
  const customer = await me.customerId();
  const type = 'customer.subscription.updated';
  const cookie = [...stranger.me.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const requests = Array.from({ length: events }, () => signedEvent({ id: `evt_${randomUUID()}`, type, customer }));
  const pages = ['/api/v1/commerce/subscriptions/me', '/api/v1/users/me', '/api/v1/commerce/plans'];
  const reading = sendElsewhere({
    port,
    requests: pages.map((url) => ({ method: 'GET', url, headers: { cookie } })),
    pauseMs: 50,
  });
  const { answers, allMs } = await sendElsewhere({ port, requests: requests }).done;
  await projected({ database });
  reading.end();
  return { answers, allMs, stranger: (await reading.done).answers };
}

/** Sends requests from a separate process. */
function sendElsewhere(sending: Sending) {
  const child = fork(resolve(import.meta.dirname, 'send-requests.ts'));
  const done = once(child, 'message').then(([sent]) => sent as SentRequests);
  child.send(sending);
  return { done, end: () => void child.send('end') };
}

/** Resolves once no delivery or projection is pending. */
async function projected({ database }: Pick<CommerceFixture, 'database'>): Promise<void> {
  const waiting = `select 1 from pending_projections union all
    select 1 from payment_sandbox.deliveries where status = 'waiting' limit 1`;
  for (;;) {
    if ((await database.pool.query(waiting)).rows.length === 0) return;
    await sleep(100);
  }
}

function atPercent(measured: readonly { ms: number }[], share: number): number {
  return Math.round(
    percentile(
      measured.map(({ ms }) => ms),
      share,
    ),
  );
}
