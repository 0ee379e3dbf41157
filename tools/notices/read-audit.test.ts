import { readAudit } from './read-audit.ts';

test.each(['', 'not found', '{"error":{"code":"E404"}}', '{"message":"not implemented"}'])(
  'a registry that tells nothing is not taken for one that found nothing: %j',
  (printed) => expect(readAudit(printed)).toBeUndefined(),
);

test('grave ones are counted', () => {
  const vulnerabilities = {
    one: { severity: 'high', range: '<2', fixAvailable: true },
    other: { severity: 'low', range: '*', fixAvailable: false },
  };
  expect(readAudit(JSON.stringify({ vulnerabilities, metadata: {} }))).toEqual({
    lines: ['high: one <2', 'low: other *, without a mended version'],
    grave: 1,
  });
  expect(readAudit(JSON.stringify({ vulnerabilities: {}, metadata: {} }))).toEqual({ lines: [], grave: 0 });
});
