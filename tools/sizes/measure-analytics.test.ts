import { randomBytes } from 'node:crypto';
import { analyticsKb } from './measure-analytics.ts';

/**
 * Measures a file of two modules with 3,000 random characters each, in one line: the first belongs to analytics, the
 * second is `other`.
 */
function together(other: string) {
  const text = () => randomBytes(1_500).toString('hex');
  const map = {
    file: 'a.js',
    version: 3,
    sources: ['webpack://shell/../../libs/analytics/src/lazy/facts.ts', other],
    sourcesContent: ['', ''],
    names: [],
    // Column 3,000 in base64 VLQ, then the next source.
    mappings: 'AAAA,w7FCAA',
    sourceRoot: '',
  };
  return analyticsKb(text() + text(), map);
}

test('leaves out code for releases and counts everything else', () => {
  const alone = together('webpack://shell/./src/guardrails/counts.ts');
  const both = together('webpack://shell/./src/analytics/analytics.tsx');
  expect(alone).toBeGreaterThan(1.4);
  expect(both / alone).toBeCloseTo(2, 0);
});
