import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface Row {
  release: string;
  returned_percent: number;
  visitors_until_return_p95: number | null;
}

test('of 500 ramps hardly a good release goes back, and nearly every one that does harm', async () => {
  // In a process of its own: within Jest each look at a global costs more than the sum it is for.
  const bench = join(import.meta.dirname, 'bench-ramps.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [bench, '--ramps', '500', '--seed', '20', '--json']);
  const rows = new Map((JSON.parse(stdout) as Row[]).map((row) => [row.release, row]));
  expect(rows.get('good')!.returned_percent).toBeLessThanOrEqual(1);
  expect(rows.get('5 points more lost at payment')!.returned_percent).toBeGreaterThanOrEqual(95);
  expect(rows.get('largest paint a fifth later')!.returned_percent).toBeGreaterThanOrEqual(95);
  expect(rows.get('throws for everyone')!.returned_percent).toBe(100);
  expect(rows.get('throws for everyone')!.visitors_until_return_p95).toBeLessThan(36);
});
