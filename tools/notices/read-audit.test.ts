import { readAudit } from './read-audit.ts';

test.each(['', 'not found', '{"error":{"code":"E404"}}', '{"message":"not implemented"}'])(
  'does not mistake a registry without an answer for one without findings: %j',
  (printed) => expect(readAudit(printed)).toBeUndefined(),
);

test('counts high and critical vulnerabilities', () => {
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
