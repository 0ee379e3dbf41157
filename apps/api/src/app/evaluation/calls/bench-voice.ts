import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../../testing/load/measure-first-token.ts';
import { cpuSeconds, residentKb, startProduct, waitedSeconds } from '../../testing/load/start-processes.ts';
import { startPostgres } from '@greenroom/database/testing/start-postgres';
import { recording } from '@greenroom/ports/testing/recordings';
import { loadCatalogue } from '@greenroom/content';
import { turnSettings } from '@greenroom/turn-taking';
import type { CallClient } from '@greenroom/calls/testing/call-client';
import type { Steps } from '@greenroom/calls/internals/evaluation/paced-vendors';
import {
  heardOut,
  interrupt,
  type LoadBargeIn,
  type LoadTurn,
  openCall,
  recorded,
  speakOnce,
} from '@greenroom/calls/internals/evaluation/voice-load';

/**
 * Measures what the product adds to a call: `npm run bench:voice [-- --json] [-- --embedded | --vendors]`. Recorded
 * speech goes over real sockets to the product, which calls vendors with a fixed latency; then, separately, the
 * embedded engines and the house engine are measured with as many calls as are admitted. Product, vendors, PostgreSQL
 * and the load share this machine; the processor time of each is reported. Exits with 1 if a budget is missed. Source
 * of budgets: docs/specification.md, 13.6.
 */
const calls = Number(process.env.BENCH_CALLS ?? 100);
const talking = Math.round(calls * 0.4);
const measureMs = Number(process.env.BENCH_SECONDS ?? 45) * 1_000;
const vendor = { transcriptMs: 150, tokenMs: 250, soundMs: 120 };
const budgets = {
  vendors_own_share_p95_ms: 50,
  vendors_total_p50_ms: 1_000,
  vendors_pause_own_p95_ms: 100,
  embedded_one_call_total_p50_ms: 750,
  embedded_one_call_total_p95_ms: 1_200,
};

const instructorSlug = (await loadCatalogue(shippedContent)).coaches[0]?.slug ?? '';
const speech = recorded(recording('good-evening'));
const figures: Record<string, number | string> = { calls, talking };
const only = process.argv.find((flag) => flag === '--embedded' || flag === '--vendors');

if (only !== '--embedded') await withVendors();
if (only !== '--vendors') await embedded();

figures.machine_load_average = rounded(loadavg()[0] ?? 0);
const missed = Object.entries(budgets).filter(([name, most]) => name in figures && !(Number(figures[name]) <= most));
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(46)} ${value}`);
console.log(missed.length === 0 ? 'Budgets: met' : `Budgets missed: ${missed.map(([name]) => name).join(', ')}`);
if (process.argv.includes('--json'))
  console.log(JSON.stringify({ ...figures, budgets, missed: missed.map(([name]) => name) }));
// The PostgreSQL package exits the process with code 0 by itself; this handler runs later and sets the final code.
process.on('exit', () => (process.exitCode = missed.length === 0 ? 0 : 1));
process.exit();

async function withVendors(): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  const vendors = fork(resolve(import.meta.dirname, 'paced-vendors.ts'), Object.values(vendor).map(String));
  const [vendorPort] = (await once(vendors, 'message')) as [number];
  const url = `http://127.0.0.1:${vendorPort}/v1`;
  const env = Object.fromEntries(
    ['STT', 'TTS', 'LLM'].flatMap((port) => [
      [`${port}_BASE_URL`, url],
      [`${port}_MODEL`, 'paced'],
    ]),
  );
  await withProduct({ ...env, DATABASE_URL: `${postgres.url}/postgres` }, async ({ port, pid }) => {
    const warm = await joined(port, 1);
    await speakOnce(warm[0]!, speech);
    for (const client of warm) client.close();
    const before = residentKb(pid);
    const clients = await joined(port, calls);
    await sleep(5_000);
    figures.vendors_memory_per_call_kb = rounded((residentKb(pid) - before) / calls);
    const databasePid = Number((await readFile(join(postgres.folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    const pids = { product: pid, vendors: vendors.pid ?? 0, database: databasePid };
    const used = () => Object.fromEntries(Object.entries(pids).map(([name, one]) => [name, cpuSeconds(one)]));
    const [from, cpu, own, waited] = [performance.now(), used(), process.cpuUsage(), waitedSeconds(pid)];
    const lateness = monitorEventLoopDelay({ resolution: 5 });
    lateness.enable();
    const { turns, bargeIns, lost } = await converse(clients.slice(0, talking), measureMs);
    const seconds = (performance.now() - from) / 1_000;
    for (const [name, after] of Object.entries(used()))
      figures[`vendors_${name}_cpu_cores`] = rounded((after - (cpu[name] ?? 0)) / seconds);
    // If this is high, other work on the machine affects all times.
    figures.vendors_product_waited_for_cpu_share = rounded((waitedSeconds(pid) - waited) / seconds);
    const load = process.cpuUsage(own);
    figures.vendors_load_cpu_cores = rounded((load.user + load.system) / 1e6 / seconds);
    figures.vendors_load_loop_delay_p95_ms = rounded(lateness.percentile(95) / 1e6);
    vendors.send('steps');
    const [steps] = (await once(vendors, 'message')) as [Steps];
    report('vendors', turns, lost);
    figures.vendors_memory_per_call_talking_kb = rounded((residentKb(pid) - before) / calls);
    const shares = turns.flatMap((turn) => ownShare(turn, steps));
    figures.vendors_turns_with_vendor_times = shares.length;
    // Time until voice activity detects the end of speech, plus the way to the page and back.
    const edges = turns.flatMap(({ totalMs, measures }) =>
      typeof measures?.totalMs === 'number' ? [totalMs - measures.totalMs] : [],
    );
    figures.vendors_end_of_speech_noticed_late_p50_ms = rounded(percentile(edges, 0.5));
    figures.vendors_end_of_speech_noticed_late_p95_ms = rounded(percentile(edges, 0.95));
    for (const [share, name] of [
      [0.5, 'p50'],
      [0.95, 'p95'],
    ] as const)
      figures[`vendors_own_share_${name}_ms`] = rounded(percentile(shares, share));
    reportBargeIns('vendors', bargeIns);
    for (const client of clients) client.close();
  });
  vendors.kill();
  await postgres.stop();
}

/** Returns a turn's time without the wait for its end and without the vendors' reported times. */
function ownShare({ text, totalMs, measures }: LoadTurn, steps: Steps): number[] {
  const tag = /about (\w+ \w+)\.?$/.exec(text)?.[1];
  const { transcript, firstSentence, firstSound } = steps[tag ?? ''] ?? {};
  if (transcript === undefined || firstSentence === undefined || firstSound === undefined) return [];
  const { speculateAfterMs, answerAheadMs } = turnSettings.endOfTurn;
  const waitMs = Number(measures?.['endOfUtteranceDelayMs'] ?? 0);
  const begunMs = Math.max(speculateAfterMs + transcript, waitMs - answerAheadMs);
  return [totalMs - Math.max(waitMs, begunMs + firstSentence + firstSound)];
}

async function embedded(): Promise<void> {
  await withProduct({}, async ({ port, pid }) => {
    const before = residentKb(pid);
    const [one] = await joined(port, 1);
    const alone = await converse([one!], 30_000);
    report('embedded_one_call', alone.turns, alone.lost);
    reportBargeIns('embedded_one_call', alone.bargeIns);
    one!.close();
    figures.embedded_memory_with_engines_kb = rounded(residentKb(pid) - before);
    await sleep(500);
    const admitted: CallClient[] = [];
    for (let client = await openCall(port, instructorSlug); client && admitted.length < 64;) {
      admitted.push(client);
      client = await openCall(port, instructorSlug);
    }
    figures.embedded_admitted_calls = admitted.length;
    await Promise.all(admitted.map(heardOut));
    const all = await converse(admitted, Math.min(measureMs, 45_000));
    report('embedded_all_admitted', all.turns, all.lost);
    for (const client of admitted) client.close();
  });
}

async function joined(port: number, count: number): Promise<CallClient[]> {
  const clients: CallClient[] = [];
  for (let n = 0; n < count; n += 1) {
    const client = await openCall(port, instructorSlug);
    if (!client) throw new Error('The server refused a call as busy');
    clients.push(client);
    await sleep(20);
  }
  await Promise.all(clients.map(heardOut));
  return clients;
}

/** Each client speaks, hears the answer and speaks again; some interrupt the answer. */
async function converse(clients: readonly CallClient[], forMs: number) {
  const turns: LoadTurn[] = [];
  const bargeIns: LoadBargeIn[] = [];
  let lost = 0;
  const until = performance.now() + forMs;
  await Promise.all(
    clients.map(async (client, index) => {
      await sleep((index * 4_000) / clients.length);
      for (let turn = 0; performance.now() < until && client.closeCode === undefined; turn += 1) {
        const heard = await speakOnce(client, speech);
        if (heard) turns.push(heard);
        else lost += 1;
        if (turn % 3 === 1 && client.playing) {
          await sleep(300);
          const came = client.playing && (await interrupt(client, speech));
          if (came) bargeIns.push(came);
          await sleep(1_500);
        }
        await heardOut(client);
        await sleep(600);
      }
    }),
  );
  return { turns, bargeIns, lost };
}

function report(name: string, turns: readonly LoadTurn[], lost: number): void {
  figures[`${name}_turns`] = turns.length;
  figures[`${name}_turns_without_answer`] = lost;
  const totals = turns.map(({ totalMs }) => totalMs);
  for (const [share, label] of [
    [0.5, 'p50'],
    [0.95, 'p95'],
  ] as const)
    figures[`${name}_total_${label}_ms`] = rounded(percentile(totals, share));
  for (const step of ['endOfUtteranceDelayMs', 'transcriptionDelayMs', 'firstTokenMs', 'firstSoundMs', 'totalMs']) {
    const values = turns.flatMap(({ measures }) => (typeof measures?.[step] === 'number' ? [measures[step]] : []));
    figures[`${name}_server_${step.replace(/([A-Z])/g, (letter) => `_${letter.toLowerCase()}`)}_p50`] = rounded(
      percentile(values, 0.5),
    );
  }
  figures[`${name}_preemptive_share`] = rounded(
    turns.filter(({ measures }) => measures?.preemptive).length / turns.length,
  );
}

function reportBargeIns(name: string, bargeIns: readonly LoadBargeIn[]): void {
  const { lowerAfterMs, pauseAfterMs } = turnSettings.bargeIn;
  figures[`${name}_barge_ins`] = bargeIns.length;
  const [low, silent] = [bargeIns.map(({ loweredMs }) => loweredMs), bargeIns.map(({ pausedMs }) => pausedMs)];
  figures[`${name}_lowered_p50_ms`] = rounded(percentile(low, 0.5));
  figures[`${name}_lowered_p95_ms`] = rounded(percentile(low, 0.95));
  figures[`${name}_paused_p50_ms`] = rounded(percentile(silent, 0.5));
  figures[`${name}_paused_p95_ms`] = rounded(percentile(silent, 0.95));
  figures[`${name}_lower_own_p95_ms`] = rounded(percentile(low, 0.95) - lowerAfterMs);
  figures[`${name}_pause_own_p95_ms`] = rounded(percentile(silent, 0.95) - pauseAfterMs);
}

async function withProduct(
  env: Record<string, string>,
  work: (product: { port: number; pid: number }) => Promise<void>,
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-bench-voice-'));
  const product = await startProduct({ ...env, DATA_DIR: dataDir });
  try {
    await work({ port: product.port, pid: product.child.pid ?? 0 });
  } finally {
    await product.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
