import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { dependencyPlants } from './planted/dependency-plants.ts';
import { type PlantedImport, plantTree } from './planted/plant-tree.ts';
import { workspaceRoot } from './workspace-files.ts';

/** Returns the rules that a workspace with these imports breaks, as `rule: file`. */
function broken(imports: PlantedImport[]): string[] {
  const root = plantTree(imports);
  try {
    const program = join(workspaceRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = join(workspaceRoot, 'tools/lint/dependency-rules.mjs');
    const args = [program, '--config', config, '--output-type', 'json', 'apps', 'libs'];
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    });
    if (!stdout.startsWith('{')) throw new Error(stderr || stdout);
    const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
    return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const ring = ['a', 'b', 'c'].map((name) => `apps/api/src/app/${name}.ts`) as [string, string, string];
const [a, b, c] = ring;
const typeRing = ['x', 'y'].map((name) => `apps/api/src/app/${name}.ts`) as [string, string];
const [x, y] = typeRing;
let foul: string[];
let fair: string[];

beforeAll(() => {
  foul = broken([
    ...dependencyPlants.map(({ from, forbidden }): [string, string] => [from, forbidden]),
    [a, b],
    [b, c],
    [c, a],
    [x, y],
    [y, x, 'type'],
  ]);
  fair = broken([
    ...dependencyPlants.map(({ from, allowedFrom, allowed }): [string, string] => [allowedFrom ?? from, allowed]),
    ...([
      [a, b],
      [b, c],
      [a, c],
    ] as [string, string][]),
  ]);
});

test.each(dependencyPlants)('$rule: $from → $forbidden', ({ rule, from }) => {
  expect(foul).toContain(`${rule}: ${from}`);
});

test('no-cycles: three files that import each other in a cycle', () => {
  expect(foul).toContain(`no-cycles: ${a}`);
});

test('no-cycles: two files, one of which imports only a type of the other', () => {
  expect(foul).toContain(`no-cycles: ${x}`);
});

test('the allowed counterparts break no rule', () => {
  expect(fair).toEqual([]);
});
