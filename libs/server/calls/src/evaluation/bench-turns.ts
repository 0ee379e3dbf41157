import { simulateCalls } from '@greenroom/turn-taking/testing/simulate-calls';

/** Simulates a thousand calls, checks the invariants of turn taking, and prints the results. */
const began = process.cpuUsage();
const { totalsMs, ...counts } = simulateCalls(1_000);
const { user, system } = process.cpuUsage(began);
const share = (part: number) => Math.round(totalsMs[Math.floor(totalsMs.length * part)] ?? 0);
console.log(
  JSON.stringify(
    { ...counts, totalMs: { p50: share(0.5), p95: share(0.95) }, cpuSeconds: (user + system) / 1e6 },
    null,
    2,
  ),
);
