import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@greenroom/database/testing/start-postgres';
import { loadCatalogue } from '@greenroom/content';
import { chatClient } from '../../testing/load/chat-client.ts';
import { measureFirstToken, percentile } from '../../testing/load/measure-first-token.ts';
import { cpuSeconds, residentKb, startPacedModel, startProduct } from '../../testing/load/start-processes.ts';

/**
 * Measures what the product adds to a model's own time to the first token, and the memory of an open stream: `npm run
 * bench:chat [-- --json]`. The product, the model, PostgreSQL and the load are separate processes that share this
 * machine. Exits with 1 if the budget is missed on PostgreSQL.
 */
const budget = { ownShareP95Ms: 15 };
const streams = 200;
const pace = { firstMs: 400, wordsPerSecond: 30, words: 240 };
const openStreams = 1_000;

const instructorSlug = (await loadCatalogue(shippedContent)).coaches[0]?.slug ?? '';

const postgres = await startPostgres({ durable: true });
const onPostgres = { env: { DATABASE_URL: `${postgres.url}/postgres` }, databasePid: await pidIn(postgres.folder) };
const ofPostgres = { ...(await firstToken(onPostgres)), ...(await memory(onPostgres)) };
await postgres.stop();
const ofPglite = { ...(await firstToken({ env: {} })), ...(await memory({ env: {} })) };

for (const [name, figures] of Object.entries({ PostgreSQL: ofPostgres, PGlite: ofPglite })) {
  console.log(`\n${name}`);
  for (const [figure, value] of Object.entries(figures)) console.log(`  ${figure.padEnd(38)} ${value}`);
}
const met = ofPostgres.own_share_first_token_p95_ms <= budget.ownShareP95Ms;
console.log(
  `\nBudget: own share of the time to the first token, p95 ≤ ${budget.ownShareP95Ms} ms on PostgreSQL: ${met ? 'met' : 'missed'}`,
);
if (process.argv.includes('--json')) {
  const named = Object.entries(ofPglite).map(([figure, value]) => [`pglite_${figure}`, value]);
  console.log(
    JSON.stringify({
      streams,
      ...ofPostgres,
      ...Object.fromEntries(named),
      budget_p95_ms: budget.ownShareP95Ms,
      budget_met: met,
    }),
  );
}
// The PostgreSQL package exits the process with code 0 by itself; this handler runs later and sets the final code.
process.on('exit', () => (process.exitCode = met ? 0 : 1));

interface Database {
  env: Record<string, string>;
  databasePid?: number;
}

async function firstToken({ env, databasePid }: Database) {
  return withProduct(env, pace, async ({ port, pid, modelPid }) => {
    const streamMs = pace.firstMs + (pace.words * 1_000) / pace.wordsPerSecond;
    const pids = { server: pid, model: modelPid, database: databasePid };
    let before = cpuOf(pids);
    let from = performance.now();
    const lateness = monitorEventLoopDelay({ resolution: 5 });
    const shares = await measureFirstToken(
      { port, instructorSlug, streams, streamMs, warmUpMs: 1.5 * streamMs, measureMs: 30_000 },
      () => {
        before = cpuOf(pids);
        from = performance.now();
        lateness.enable();
      },
    );
    const after = cpuOf(pids);
    const seconds = (performance.now() - from) / 1_000;
    const cpu = Object.entries(after).map(([name, used]) => [
      `${name}_cpu_cores`,
      rounded((used - (before[name] ?? 0)) / seconds),
    ]);
    return {
      answers: shares.length,
      own_share_first_token_p50_ms: rounded(percentile(shares, 0.5)),
      own_share_first_token_p95_ms: rounded(percentile(shares, 0.95)),
      own_share_first_token_p99_ms: rounded(percentile(shares, 0.99)),
      ...(Object.fromEntries(cpu) as Record<string, number>),
      // Delay of the machine itself, without the product; if it is high, so are all figures above.
      load_loop_delay_p95_ms: rounded(lateness.percentile(95) / 1e6),
      machine_load_average: rounded(loadavg()[0] ?? 0),
    };
  });
}

/** Measures the memory of 1,000 streams that are all open and being written, over that of an idle product. */
async function memory({ env }: Database) {
  return withProduct(env, { firstMs: 300, wordsPerSecond: 0.5, words: 1_000 }, async ({ port, pid }) => {
    const openOne = async (question: number) => {
      const client = chatClient(instructorSlug);
      const stream = await client.stream(port, await client.send(port, question, randomUUID()));
      stream.resume().on('error', () => {});
    };
    const open = async (count: number) => {
      for (let n = 0; n < count; n += 20) await Promise.all(Array.from({ length: 20 }, (_, m) => openOne(n + m)));
      await sleep(5_000);
    };
    await open(100);
    const before = residentKb(pid);
    await open(openStreams);
    return { open_streams: openStreams, memory_per_open_stream_kb: rounded((residentKb(pid) - before) / openStreams) };
  });
}

async function withProduct<T>(
  env: Record<string, string>,
  modelPace: typeof pace,
  measure: (running: { port: number; pid: number | undefined; modelPid: number | undefined }) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
  const model = await startPacedModel(modelPace);
  const product = await startProduct({
    ...env,
    // Load shedding is off, because the benchmark measures capacity.
    LOAD_MAX_DELAY_MS: '0',
    LOAD_MAX_WAITING_QUERIES: '0',
    DATA_DIR: dataDir,
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'paced',
  });
  try {
    return await measure({ port: product.port, pid: product.child.pid, modelPid: model.child.pid });
  } finally {
    await product.kill();
    model.child.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function cpuOf(pids: Record<string, number | undefined>): Record<string, number> {
  const used = Object.entries(pids).flatMap(([name, pid]) => (pid === undefined ? [] : [[name, cpuSeconds(pid)]]));
  const { user, system } = process.cpuUsage();
  return { ...(Object.fromEntries(used) as Record<string, number>), load: (user + system) / 1e6 };
}

/** Returns the process id that PostgreSQL writes into the first line of a file. */
async function pidIn(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
