import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface Row {
  release: string;
  returned_percent: number;
  everyone_percent: number;
  visitors_until_return_p95: number | null;
}

test('hardly any good ramp goes back, even with lying visitors, and harmful ones go back or advance no further', async () => {
  // In a process of its own, because access to globals within Jest costs more than the computation.
  const bench = join(import.meta.dirname, 'bench-ramps.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [bench, '--ramps', '100', '--seed', '20', '--json']);
  const rows = new Map((JSON.parse(stdout) as Row[]).map((row) => [row.release, row]));
  const of = (release: string) => rows.get(release)!;
  expect(of('good')).toMatchObject({ returned_percent: 0, everyone_percent: 100 });
  expect(of('good, and one visitor in twenty lies').returned_percent).toBeLessThanOrEqual(1);
  for (const harmful of ['5 points more lost at payment', 'largest paint a fifth later'])
    expect(of(harmful).everyone_percent).toBeLessThanOrEqual(5);
  expect(of('5 points more lost at payment, where nobody is taken for a liar').returned_percent).toBeGreaterThanOrEqual(
    95,
  );
  expect(of('half of the payments lost').returned_percent).toBeGreaterThanOrEqual(99);
  for (const harmful of [
    'throws for three in ten',
    'freezes for three in ten',
    'a button has no effect for three in ten',
    'a form cannot be sent by half of them',
    'a request fails for two in ten',
    'half of its own metric lost',
  ])
    expect(of(harmful).returned_percent).toBe(100);
  expect(of('throws for everyone').returned_percent).toBe(100);
  expect(of('throws for everyone').visitors_until_return_p95).toBeLessThan(36);
});
