import fc from 'fast-check';
import { byteRange } from './byte-range.ts';

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=90-1000', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-1000', { from: 0, to: 99 }],
  ['bytes=99-', { from: 99, to: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=20-10', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=0-1', 'whole'],
] as const)('%s of 100 bytes', (header, part) => {
  expect(byteRange(header, 100)).toEqual(part);
});

test('the range lies within the file, whatever the header asks for', () => {
  const edge = fc.option(fc.nat(), { nil: '' });
  fc.assert(
    fc.property(edge, edge, fc.nat(), (first, last, size) => {
      const part = byteRange(`bytes=${first}-${last}`, size);
      if (typeof part === 'string') return;
      expect(part.from).toBeGreaterThanOrEqual(0);
      expect(part.to).toBeGreaterThanOrEqual(part.from);
      expect(part.to).toBeLessThan(size);
    }),
  );
});
