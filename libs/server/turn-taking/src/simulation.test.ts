import { simulateCalls } from './testing/simulate-calls.ts';

/** `npm run bench:turns` simulates 1,000. */
const calls = 200;

test(`${calls} calls with jitter, loss and reconnects keep the laws, and end`, () => {
  const { totalsMs, ...counts } = simulateCalls(calls);
  // Each kind of event occurred often enough.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThanOrEqual(calls / 8);
  expect(totalsMs[Math.floor(totalsMs.length / 2)]).toBeLessThan(1_200);
});
