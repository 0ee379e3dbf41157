import { randomBytes } from 'node:crypto';
import { countingKb } from './measure-counting.ts';

/** Two modules of 3,000 random characters in one line: the first of counting, the second of a file that is given. */
function together(other: string) {
  const text = () => randomBytes(1_500).toString('hex');
  const map = {
    file: 'a.js',
    version: 3,
    sources: ['webpack://shell/../../libs/analytics/src/later/facts.ts', other],
    sourcesContent: ['', ''],
    names: [],
    // Column 3,000 in base64 VLQ, then the next source.
    mappings: 'AAAA,w7FCAA',
    sourceRoot: '',
  };
  return countingKb(text() + text(), map);
}

test('what is of releases does not count, and all else does', () => {
  const alone = together('webpack://shell/./src/guardrails/counts.ts');
  const both = together('webpack://shell/./src/counting/counting.tsx');
  expect(alone).toBeGreaterThan(1.4);
  expect(both / alone).toBeCloseTo(2, 0);
});
