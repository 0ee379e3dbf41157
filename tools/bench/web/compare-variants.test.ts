import { columnsOf, figuresOf, rowsOf } from './compare-variants.ts';
import type { Measured } from './measure-variants.ts';
import type { Variant } from './variants/lay-out-site.ts';

const measured = (variant: Variant, lcp: number): Measured => ({
  page: 'chat',
  variant,
  levels: [['/chat'], ['/a.js', '/b.js']],
  jsGzipBytes: 2_000,
  later: { urls: [], jsGzipBytes: 0 },
  times: { fcp: 100, lcp, usable: lcp },
});
const variants: Variant[] = ['federated', 'monolith', 'defaults', 'normal-hints'];
const all = [measured('federated', 1_050), measured('monolith', 1_000), measured('defaults', 2_100)];

test('divides federation by the monolith, and every other variant by federation', () => {
  expect(columnsOf(variants).slice(5)).toEqual([
    'federated ÷ monolith',
    'defaults ÷ federated',
    'normal-hints ÷ federated',
  ]);
  expect(figuresOf('chat', all, variants)).toMatchObject({
    chat_federated_lcp_p50_ms: 1_050,
    chat_federated_to_monolith_lcp_p50: 1.05,
    chat_defaults_to_federated_lcp_p50: 2,
    chat_monolith_request_levels: 1,
  });
});

test('leaves out figures that were not measured', () => {
  const lcp = rowsOf('chat', all, variants).find(([label]) => label?.includes('LCP'));
  expect(lcp?.slice(1)).toEqual(['1050 ms', '1000 ms', '2100 ms', '', '1.050', '2.000', '']);
  expect(Object.keys(figuresOf('chat', all, variants)).filter((key) => key.includes('normal_hints'))).toEqual([]);
  expect(Object.keys(figuresOf('chat', all, variants)).filter((key) => key.includes('to_federated_later'))).toEqual([]);
});
