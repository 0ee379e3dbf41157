import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { PlantedText } from './planted/lint-planted.ts';
import { betweenProjects, ofCodeStyle, packageHomes, type Plant } from './planted/lint-plants.ts';

const plants = [...betweenProjects, ...packageHomes, ...ofCodeStyle];
let broken: { bad: string[]; good: string[] }[];

beforeAll(() => {
  const texts = plants.flatMap((plant): PlantedText[] => [
    { at: plant.at, text: plant.bad },
    { at: plant.goodAt ?? plant.at, text: plant.good },
  ]);
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'planted/lint-planted.ts')],
    {
      input: JSON.stringify(texts),
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false' },
      maxBuffer: 10_000_000,
    },
  );
  if (status !== 0) throw new Error(stderr);
  const found = JSON.parse(stdout) as string[][];
  broken = plants.map((_, index) => ({ bad: found[2 * index]!, good: found[2 * index + 1]! }));
});

const cases = plants.map((plant, index): [string, Plant, number] => [plant.says, plant, index]);

test.each(cases)('%s', (_, { rule }, index) => {
  expect(broken[index]!.bad).toContain(rule);
  expect(broken[index]!.good).not.toContain(rule);
});
