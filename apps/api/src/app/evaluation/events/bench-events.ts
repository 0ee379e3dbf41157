import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import type { EventReceipt } from '@greenroom/contracts';
import { percentile } from '../../testing/load/measure-first-token.ts';
import { startProduct } from '../../testing/load/start-processes.ts';
import { openDatabase } from '@greenroom/database';
import { startPostgres } from '@greenroom/database/testing/start-postgres';
import { sampleEvent } from '@greenroom/ports/testing/sample-event';

/**
 * Measures how many events a second the collector takes, and whether an acknowledged event is ever lost: `npm run
 * bench:events [-- --json]`. Pages post batches concurrently; halfway the product is killed with SIGKILL, and the
 * acknowledged events are looked up in PostgreSQL, whose commits wait for the disk. Product, PostgreSQL and load share
 * this machine. Exits with 1 if the budget is missed.
 */
const budget = { eventsPerSecond: 2_000, lost: 0 };
const perBatch = 50;
const pages = 8;
const measuredMs = 10_000;
const untilKillMs = 3_000;
/** Batches sent from one address, fewer than its limit per minute. */
const perPlace = 50;
let addresses = 0;

const postgres = await startPostgres({ durable: true });
const url = `${postgres.url}/postgres`;
const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
const env = { DATABASE_URL: url, DATA_DIR: dataDir };
let product = await startProduct(env);

await post(measuredMs / 5);
const measured = await post(measuredMs);
const killing = post(untilKillMs * 2);
await new Promise((done) => setTimeout(done, untilKillMs));
await product.kill();
const killed = await killing;
product = await startProduct(env);
const lost = await missing([...measured.acknowledged, ...killed.acknowledged]);
await product.stop();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });

const figures = {
  events_per_second: Math.round(measured.acknowledged.length / (measuredMs / 1_000)),
  batch_p50_ms: Math.round(percentile(measured.ms, 0.5)),
  batch_p95_ms: Math.round(percentile(measured.ms, 0.95)),
  turned_away: measured.turnedAway,
  acknowledged_before_kill: killed.acknowledged.length,
  acknowledged_and_lost: lost,
  load_average: Math.round(loadavg()[0]! * 10) / 10,
};
const met = figures.events_per_second >= budget.eventsPerSecond && lost === budget.lost;
for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(26)} ${value}`);
console.log(
  `\nBudget: ≥ ${budget.eventsPerSecond} events/s in batches of ${perBatch}, none lost over a kill: ${met ? 'met' : 'missed'}`,
);
if (process.argv.includes('--json'))
  console.log(JSON.stringify({ pages, batch: perBatch, ...figures, budget, budget_met: met }));
// The PostgreSQL package exits the process with code 0 by itself; this handler runs later and sets the final code.
process.on('exit', () => (process.exitCode = met ? 0 : 1));

/** Pages post concurrently, one batch after the other each, until the time is up or the server stops answering. */
async function post(forMs: number) {
  const acknowledged: string[] = [];
  const ms: number[] = [];
  let turnedAway = 0;
  const until = performance.now() + forMs;
  const page = async () => {
    const visit = randomUUID();
    const place = new Agent({ keepAlive: true, localAddress: nextAddress() });
    for (let sent = 0; sent < perPlace && performance.now() < until; sent += 1) {
      const batch = Array.from({ length: perBatch }, () => sampleEvent({ visit, anonymousId: visit }));
      const began = performance.now();
      const response = await send(place, { batch, sentAt: new Date().toISOString() }).catch(() => undefined);
      if (!response) return;
      if (response.status === 503) {
        turnedAway += 1;
        continue;
      }
      if (response.status !== 202) throw new Error(`${response.status}: ${response.text}`);
      const receipt = JSON.parse(response.text) as EventReceipt;
      if (receipt.accepted !== perBatch) throw new Error(`Refused: ${JSON.stringify(receipt.refused.slice(0, 2))}`);
      ms.push(performance.now() - began);
      acknowledged.push(...batch.map(({ messageId }) => messageId));
    }
    place.destroy();
    if (performance.now() < until) await page();
  };
  await Promise.all(Array.from({ length: pages }, page));
  return { acknowledged, ms, turnedAway };
}

/** @throws Error if there is no complete answer */
async function send(place: Agent, body: object): Promise<{ status: number | undefined; text: string }> {
  const host = `127.0.0.1:${product.port}`;
  const headers = { 'content-type': 'application/json', 'x-greenroom': '1', origin: `http://${host}` };
  const asking = request(`http://${host}/api/v1/events`, { method: 'POST', agent: place, headers });
  asking.end(JSON.stringify(body));
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: response.statusCode, text: await readText(response) };
}

/** Addresses and networks are rate limited, so batches come from many of this machine's loopback addresses. */
function nextAddress(): string {
  addresses += 1;
  return `127.1.${addresses >> 8}.${addresses & 255}`;
}

async function missing(uuids: readonly string[]): Promise<number> {
  const database = await openDatabase({ url });
  const { rows } = await database.pool.query<{ missing: number }>(
    `select count(*)::int as missing from unnest($1::uuid[]) as sent (uuid) left join events using (uuid) where events.uuid is null`,
    [uuids],
  );
  await database.close();
  return rows[0]!.missing;
}
