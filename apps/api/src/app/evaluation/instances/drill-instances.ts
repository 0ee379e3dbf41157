import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { callKilled, checkoutKilled, type DrillRow, feedbackKilled } from './drill-rows.ts';
import { type InstancesFixture, openInstances, pace, skewMs } from '../../testing/load/instances-fixture.ts';
import { notOnce, type Written, writeSteadily } from './steady-writers.ts';

/**
 * Runs two instances on one PostgreSQL behind a balancer through failures: `npm run drill:instances -- [--people 6]
 * [--only text] [--json]`. People ask, read and send events all the while. For each failure it reports for how long no
 * request succeeded, and whether anything acknowledged was lost or done twice. Exits with 1 if so.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '6' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const people = Number(values.people);

type Failure = (fixture: InstancesFixture) => Promise<void>;
const failures: Record<string, Failure> = {
  'nothing at all': () => sleep(3_000),
  'instance killed in mid-answer': async ({ balancer, kill, startAgain }) => {
    balancer.prefer(0);
    await sleep(1_500);
    await kill(0);
    await sleep(3_000);
    await startAgain(0);
  },
  'database crashed': ({ crashDatabase }) => crashDatabase(),
  'link slow by 500 ms each way': async ({ balancer }) => {
    balancer.link = { is: 'slow', byMs: 500 };
    await sleep(6_000);
    balancer.link = { is: 'well' };
  },
  'link half open for 6 s': async ({ balancer }) => {
    balancer.link = { is: 'half open' };
    await sleep(6_000);
    balancer.link = { is: 'well' };
  },
  'link cut five times': async ({ balancer }) => {
    for (let n = 0; n < 5; n += 1) {
      balancer.cut();
      await sleep(700);
    }
  },
  [`one clock ${skewMs / 60_000} min ahead`]: async ({ balancer, kill, startAgain, skewedEnv }) => {
    await kill(1);
    await startAgain(1, skewedEnv);
    for (let n = 0; n < 6; n += 1) {
      balancer.prefer(n % 2);
      balancer.cut();
      await sleep(1_500);
    }
    await kill(1);
    await startAgain(1);
  },
};
const alone: Record<string, (fixture: InstancesFixture) => Promise<DrillRow>> = {
  'instance killed in a call': callKilled,
  'instance killed in a checkout': checkoutKilled,
  'instance killed as notes were due': feedbackKilled,
};

const fixture = await openInstances();
const isAsked = (what: string) => what.includes(values.only);
const rows: DrillRow[] = [];
const add = (row: DrillRow) => {
  rows.push(row);
  const { what, pauseMs, acknowledged, lost, twice, wrong, byHouseEngine = 0 } = row;
  const figures = [pauseMs, acknowledged, lost, twice, byHouseEngine]
    .map((figure) => String(figure).padStart(8))
    .join(' ');
  console.log(`${what.padEnd(36)} ${figures}  ${wrong.slice(0, 2).join('; ')}`);
};
console.log(
  `${''.padEnd(36)} ${['pause ms', 'taken', 'lost', 'twice', 'house'].map((head) => head.padStart(8)).join(' ')}`,
);
for (const [what, fail] of Object.entries(failures)) if (isAsked(what)) add(await during(what, fail));
for (const [what, drill] of Object.entries(alone))
  if (isAsked(what)) add(await drill(fixture).catch((error: unknown) => broken(what, error)));
await fixture.close();

const holds = rows.every(({ lost, twice, wrong }) => lost === 0 && twice === 0 && wrong.length === 0);
console.log(`\nNothing acknowledged was lost, nothing was done twice: ${holds ? 'yes' : 'NO'}`);
if (values.json) console.log(JSON.stringify({ people, rows, load: Math.round(loadavg()[0]! * 10) / 10, holds }));
// The PostgreSQL package exits the process with code 0 by itself; this handler runs later and sets the final code.
process.on('exit', () => (process.exitCode = holds ? 0 : 1));

/** Lets people work before, during and after the failure. */
async function during(what: string, fail: Failure): Promise<DrillRow> {
  const written: Written = { at: [], messages: [], events: [], wrong: [], byHouseEngine: 0, again: 0 };
  let goesOn = true;
  const writing = Array.from({ length: people }, () => writeSteadily(fixture.port, pace.words, written, () => goesOn));
  await sleep(4_000);
  const from = performance.now();
  await fail(fixture);
  await sleep(4_000);
  goesOn = false;
  await Promise.all(writing);
  const { lost, twice } = await notOnce(fixture, written);
  const acknowledged = written.messages.length + written.events.length;
  const { at, wrong, byHouseEngine } = written;
  return { what, pauseMs: longestPause(at, from), acknowledged, lost, twice, wrong, byHouseEngine };
}

/** Returns the longest time without any acknowledgement, from a moment on. */
function longestPause(at: readonly number[], from: number): number {
  const since = [from, ...at.filter((one) => one > from).toSorted((one, other) => one - other)];
  return Math.round(Math.max(0, ...since.slice(1).map((one, index) => one - since[index]!)));
}

function broken(what: string, error: unknown): DrillRow {
  return { what, pauseMs: 0, acknowledged: 0, lost: 0, twice: 0, wrong: [`it did not run: ${String(error)}`] };
}
