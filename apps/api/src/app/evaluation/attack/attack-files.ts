/**
 * `npm run attack:files -- [--files 20000] [--seed 1] [--json]`: starts the product, sends it hostile files of every
 * kind it accepts, and prints whether it ended, the largest pauses of its event loop, and its memory. The machine's own
 * pauses are measured first, without load. Exits with 1 if the product ended, answered with a server error, had a pause
 * of more than 200 ms of processor time, or kept its memory for a minute. Linux only.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { residentKb, startProduct } from '../../testing/load/start-processes.ts';
import { fuzzedFiles } from './fuzzed-files/index.ts';
import type { Observation } from './observe-server.ts';
import { sendFiles } from './send-files.ts';
import type { Target } from './target.ts';
import { watchHealth } from './watch-health.ts';

const longestPauseMs = 200;
/** Memory that caches and compiled code may still hold a minute after the last file. */
const mayKeepMb = 150;
const restMs = 60_000;
const baselineMs = 30_000;

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const many = Number(values.files);
const seed = Number(values.seed);
const folder = await mkdtemp(join(tmpdir(), 'greenroom-attack-'));
const observations = join(folder, 'observations');
const product = await startProduct({
  DATA_DIR: join(folder, 'data'),
  ATTACK_OBSERVATIONS: observations,
  NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${resolve(import.meta.dirname, 'observe-server.ts')}`,
});
const target: Target = { url: new URL(`http://127.0.0.1:${product.port}`), files: many, seed };
const memoryMb = () => Math.round(residentKb(product.child.pid) / 1_000);
const observed = async (): Promise<Observation[]> =>
  (await readFile(observations, 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Observation);

// Warm-up: loading and compiling code must not count as a pause.
await sendFiles(target, fuzzedFiles(seed + 1, Math.min(100, many)));
await pause(5_000);
const warm = (await observed()).length;
const before = { memoryMb: memoryMb(), load: loadavg()[0]! };
await pause(baselineMs);
const idle = (await observed()).slice(warm);

const health = watchHealth(target);
let peakMb = before.memoryMb;
let halfwayMb = 0;
const watch = setInterval(() => (peakMb = Math.max(peakMb, memoryMb())), 500);
const began = performance.now();
const statuses = await sendFiles(target, fuzzedFiles(seed, many), (sent) => {
  if (sent === Math.ceil(many / 2)) halfwayMb = memoryMb();
  if (sent % 500 === 0 && sent < many)
    console.error(`${sent} files after ${Math.round((performance.now() - began) / 1_000)} s`);
});
const minutes = (performance.now() - began) / 60_000;
clearInterval(watch);
const { slowestMs, silent } = await health.stop();
const busy = (await observed()).slice(warm + idle.length);
await pause(restMs);
const ended = product.child.exitCode !== null || product.child.signalCode !== null;
const afterMb = ended ? 0 : memoryMb();
await product.stop();
await rm(folder, { recursive: true, force: true });

for (const [kind, answers] of [...statuses].toSorted())
  console.log(
    `  ${kind.padEnd(36)} ${[...answers]
      .toSorted()
      .map(([status, times]) => `${status}×${times}`)
      .join(' ')}`,
  );
const largest = (all: readonly Observation[], of: 'pauseMs' | 'processorMs') =>
  Math.max(0, ...all.map((one) => one[of]));
const over = (all: readonly Observation[], of: 'pauseMs' | 'processorMs') =>
  all.filter((one) => one[of] > longestPauseMs).length;
const serverErrors = [...statuses.values()]
  .flatMap((answers) => [...answers])
  .reduce((sum, [status, times]) => sum + (status >= 500 ? times : 0), 0);
const figures = {
  files: many,
  seed,
  minutes: Math.round(minutes),
  processes_ended: ended || silent ? 1 : 0,
  server_errors: serverErrors,
  largest_pause_ms: largest(busy, 'pauseMs'),
  largest_pause_idle_ms: largest(idle, 'pauseMs'),
  seconds_with_a_pause_over_200_ms: over(busy, 'pauseMs'),
  largest_pause_processor_ms: largest(busy, 'processorMs'),
  seconds_with_a_pause_over_200_processor_ms: over(busy, 'processorMs'),
  slowest_health_answer_ms: Math.round(slowestMs),
  memory_before_mb: before.memoryMb,
  memory_halfway_mb: halfwayMb,
  memory_peak_mb: peakMb,
  memory_60_s_after_mb: afterMb,
  machine_load_average: [Math.round(before.load), Math.round(loadavg()[0]!)],
};
for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(44)} ${JSON.stringify(value)}`);
const held =
  figures.processes_ended === 0 &&
  serverErrors === 0 &&
  figures.largest_pause_processor_ms <= longestPauseMs &&
  afterMb - before.memoryMb <= mayKeepMb;
if (values.json) console.log(JSON.stringify({ ...figures, held }));
process.exitCode = held ? 0 : 1;
