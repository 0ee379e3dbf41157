import { notLoadedReason } from './not-loaded-panel.tsx';

test.each([
  ['offline', 'offline'],
  ['unavailable', 'full'],
  ['internal', 'failed'],
  [undefined, 'failed'],
] as const)('what failed with %s is %s', (code, reason) => {
  expect(notLoadedReason(code)).toBe(reason);
});
