import { holds } from './holds.ts';

test('removes holds from later times, and lets no time pass during a hold', () => {
  const call = holds();
  call.hold(true, 10_000);
  call.hold(true, 12_000);
  call.hold(false, 70_000);
  call.hold(true, 90_000);
  expect([5_000, 10_000, 40_000, 70_000, 80_000, 95_000].map(call.without)).toEqual([
    5_000, 10_000, 10_000, 10_000, 20_000, 30_000,
  ]);
});
