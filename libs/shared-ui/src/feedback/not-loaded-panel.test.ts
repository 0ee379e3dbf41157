import { notLoadedReason } from './not-loaded-panel.tsx';

test.each([
  ['offline', 'offline'],
  ['unavailable', 'full'],
  ['internal', 'failed'],
  [undefined, 'failed'],
] as const)('reports the error code %s as %s', (code, reason) => {
  expect(notLoadedReason(code)).toBe(reason);
});
