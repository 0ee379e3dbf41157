import { shareSeen } from './use-share-seen.ts';

test.each([
  ['nothing', 0, 1000, 0],
  ['less than a step', 150, 1000, 0],
  ['in whole steps', 450, 1000, 0.4],
  ['never reports the end', 1400, 1000, 0.8],
  ['a page of no height', 10, 0, 0],
])('%s', (_, seenTo, whole, share) => expect(shareSeen(seenTo, whole)).toBeCloseTo(share));
