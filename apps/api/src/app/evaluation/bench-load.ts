import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '@greenroom/database/testing/start-postgres';
import { chatClient } from '../testing/load/chat-client.ts';
import { percentile } from '../testing/load/measure-first-token.ts';
import { emptyUsage, type Use, useMixed } from '../testing/load/mixed-use.ts';
import { openIdleCall } from '../testing/load/open-idle-call.ts';
import { type SignedIn, signUp } from '../testing/load/signed-in.ts';
import {
  cpuSeconds,
  residentKb,
  type RunningProduct,
  startPacedModel,
  startProduct,
} from '../testing/load/start-processes.ts';

/**
 * Measures what one instance on PostgreSQL can bear: `npm run bench:load -- [--people 1000] [--pause 20] [--seconds 60]
 * [--times 10] [--instances 1] [--soak 0] [--sockets 5000] [--streams 1000] [--json]`. People with accounts use the
 * site concurrently, with the house engine answering; each pauses for `--pause` seconds on average between two actions.
 * Then they act `times` as often, and the time until the product recovers is measured. Then they continue for `--soak`
 * minutes while memory is watched. Finally as many calls and streams as requested are opened. Product, PostgreSQL and
 * load share this machine. Exits with 1 if anything but 503 and 429 is answered, recovery takes more than 30 s, memory
 * still grows in the second half of the soak, or one of the sockets and streams is lost.
 */
const recoversWithinMs = 30_000;
/** Memory growth per hour that counts as level: a tenth of what an idle instance holds. */
const levelKbPerHour = 30_000;
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    pause: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    times: { type: 'string', default: '10' },
    instances: { type: 'string', default: '1' },
    soak: { type: 'string', default: '0' },
    sockets: { type: 'string', default: '5000' },
    streams: { type: 'string', default: '1000' },
    json: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const pauseMs = Number(values.pause) * 1_000;

const postgres = await startPostgres({ durable: true });
const url = `${postgres.url}/postgres`;
const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
const env = { DATABASE_URL: url, DATA_DIR: dataDir };

const products: RunningProduct[] = [];
for (let n = 0; n < Number(values.instances); n += 1) products.push(await startProduct(env));
const people = await signUp((n) => products[n % products.length]!.port, url, Number(values.people));
const calm = await usedBy(people, seconds, pauseMs);
const times = Number(values.times);
const overload = await usedBy(people, seconds, pauseMs / times);
const recovery = await recovered(people[0]!, percentile(calm.ms.get('homepage') ?? [], 0.95));
const after = await usedBy(people, seconds, pauseMs);
const soak = Number(values.soak) > 0 ? await soaked(Number(values.soak)) : undefined;
await Promise.all(products.map((product) => product.kill()));

const sockets = Number(values.sockets) > 0 ? await manySockets(Number(values.sockets)) : undefined;
const streams = Number(values.streams) > 0 ? await manyStreams(Number(values.streams)) : undefined;
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });

const unexpected = [calm, overload, after, soak?.use ?? emptyUsage()].flatMap(({ failed }) => [...failed]);
const isLevel = !soak || soak.growthKbPerHour <= levelKbPerHour;
const allOpen = sockets?.sockets_open === sockets?.sockets_wanted && streams?.streams_open === streams?.streams_wanted;
const met = unexpected.length === 0 && calm.shed === 0 && recovery.ms <= recoversWithinMs && isLevel && allOpen;
const figures = {
  people: people.length,
  instances: products.length,
  ...figuresOf('', calm),
  instances_cores: calm.cores,
  [`overload_x${times}_requests`]: answered(overload),
  overload_done_a_second: Math.round((answered(overload) - overload.shed - overload.ownShare) / seconds),
  overload_shed_503: overload.shed,
  overload_own_share_429: overload.ownShare,
  ...figuresOf('overload_', overload, ['homepage', 'chat: first word']),
  recovered_after_ms: recovery.ms,
  ...figuresOf('after_', after, ['homepage', 'chat: first word']),
  ...(soak && {
    soak_minutes: Number(values.soak),
    soak_requests: answered(soak.use),
    soak_mb: soak.mb,
    soak_growth_kb_an_hour: soak.growthKbPerHour,
    ...figuresOf('soak_', soak.use, ['homepage', 'chat: first word']),
  }),
  ...sockets,
  ...streams,
  unexpected: Object.fromEntries(unexpected),
  machine_load_average: Math.round(loadavg()[0]! * 10) / 10,
};
for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(36)} ${JSON.stringify(value)}`);
console.log(
  `\nNothing failed, nothing was refused while calm, and it was as before within 30 s: ${met ? 'yes' : 'no'}`,
);
if (values.json) console.log(JSON.stringify({ ...figures, met }));
// The PostgreSQL package exits the process with code 0 by itself; this handler runs later and sets the final code.
process.on('exit', () => (process.exitCode = met ? 0 : 1));

/**
 * Lets people start one after the other until each had time for one action, then measures.
 * @returns the measured use, and how many cores the instances kept busy
 */
async function usedBy(
  crowded: readonly SignedIn[],
  forSeconds: number,
  pause: number,
): Promise<Use & { cores: number }> {
  const use = emptyUsage();
  // The warm-up is not measured, but its failures count.
  const coming: Use = { ...emptyUsage(), failed: use.failed };
  const all = performance.now() + pause;
  const until = all + forSeconds * 1_000;
  const began = sleep(pause).then(() => ({ at: performance.now(), cpu: cpuOfInstances() }));
  await Promise.all(
    crowded.map(async (me, index) => {
      await sleep((index * pause) / crowded.length);
      await useMixed(me, () => (performance.now() < all ? coming : use), until, pause);
    }),
  );
  const { at, cpu } = await began;
  const cores = (cpuOfInstances() - cpu) / ((performance.now() - at) / 1_000);
  return { ...use, cores: Math.round(cores * 100) / 100 };
}

function cpuOfInstances(): number {
  return products.reduce((sum, { child }) => sum + cpuSeconds(child.pid!), 0);
}

function figuresOf(prefix: string, { ms }: Use, only?: string[]): Record<string, number> {
  const kinds = [...ms].filter(([kind]) => !only || only.includes(kind));
  return Object.fromEntries(
    kinds.map(([kind, all]) => [`${prefix}${kind.replace(/\W+/g, '_')}_p95_ms`, Math.round(percentile(all, 0.95))]),
  );
}

function answered({ ms, shed, ownShare }: Use): number {
  return [...ms.values()].reduce((sum, all) => sum + all.length, 0) + shed + ownShare;
}

/**
 * Continues at the calm pace and watches memory.
 * @returns the minimum of each twentieth of the time, and the slope of those minima over the second half
 */
async function soaked(minutes: number): Promise<{ use: Use; mb: number[]; growthKbPerHour: number }> {
  const parts = Array.from({ length: 20 }, () => Number.POSITIVE_INFINITY);
  const began = performance.now();
  const watch = setInterval(() => {
    const at = Math.min(
      parts.length - 1,
      Math.floor(((performance.now() - began) / (minutes * 60_000)) * parts.length),
    );
    parts[at] = Math.min(parts[at]!, residentKb(products[0]!.child.pid));
  }, 1_000);
  const use = await usedBy(people, minutes * 60, pauseMs);
  clearInterval(watch);
  const later = parts.slice(parts.length / 2);
  const perStep = slopeOf(later);
  return {
    use,
    mb: parts.map((kb) => Math.round(kb / 1_024)),
    growthKbPerHour: Math.round((perStep * parts.length * 60) / minutes),
  };
}

/** Returns the slope per step of the least-squares line through the values. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rise = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  return rise / values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
}

/** Waits for five answers in a row within twice the calm time, or 200 ms. */
async function recovered(me: SignedIn, calmMs: number): Promise<{ ms: number }> {
  const began = performance.now();
  let good = 0;
  while (good < 5 && performance.now() - began < 2 * recoversWithinMs) {
    const asked = performance.now();
    const { status } = await me.ask('GET', '/api/v1/homepage').catch(() => ({ status: 0 }));
    good = status === 200 && performance.now() - asked <= Math.max(2 * calmMs, 200) ? good + 1 : 0;
    await sleep(200);
  }
  return { ms: Math.round(performance.now() - began) };
}

/**
 * Opens silent calls, as many as are admitted. Speech is set to an external vendor, so that local engines set no limit.
 */
async function manySockets(wanted: number) {
  const nobody = 'http://127.0.0.1:9/v1';
  const speech = { STT_BASE_URL: nobody, STT_MODEL: 'none', TTS_BASE_URL: nobody, TTS_MODEL: 'none' };
  const product = await startProduct({ ...env, ...speech });
  const before = residentKb(product.child.pid);
  const open = await gather(wanted, () => openIdleCall(product.port));
  await sleep(2_000);
  const held = open.filter((one) => one.isOpen());
  const began = performance.now();
  const ready = await fetch(`http://127.0.0.1:${product.port}/readyz`);
  const figures = {
    sockets_wanted: wanted,
    sockets_open: held.length,
    sockets_kb_each: Math.round((residentKb(product.child.pid) - before) / Math.max(1, held.length)),
    sockets_readyz_ms: ready.ok ? Math.round(performance.now() - began) : -1,
  };
  for (const one of open) one.close();
  await product.kill();
  return figures;
}

/** Opens answers that are all written and read at the same time. */
async function manyStreams(wanted: number) {
  const model = await startPacedModel({ firstMs: 300, wordsPerSecond: 0.5, words: 1_000 });
  const product = await startProduct({ ...env, LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'paced' });
  const before = residentKb(product.child.pid);
  let reading = 0;
  const open = await gather(wanted, async (n) => {
    const client = chatClient('imogen-vale');
    const stream = await client.stream(product.port, await client.send(product.port, n, randomUUID()));
    reading += 1;
    stream
      .resume()
      .on('error', () => {})
      .on('close', () => (reading -= 1));
    return stream;
  });
  await sleep(3_000);
  const figures = {
    streams_wanted: wanted,
    streams_open: reading,
    streams_kb_each: Math.round((residentKb(product.child.pid) - before) / Math.max(1, reading)),
  };
  for (const one of open) one.destroy();
  await product.kill();
  model.child.kill();
  return figures;
}

/**
 * Makes the given number, eight at a time. Refused attempts are retried a moment later, until none succeeds for 30 s.
 */
async function gather<T>(wanted: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  let lastAt = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next < wanted) {
        const n = (next += 1);
        for (;;) {
          try {
            made.push(await make(n));
            lastAt = performance.now();
            break;
          } catch {
            if (performance.now() - lastAt > recoversWithinMs) return;
            await sleep(1_000);
          }
        }
      }
    }),
  );
  return made;
}
