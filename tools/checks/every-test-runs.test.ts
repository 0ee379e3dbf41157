import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { realTimeTests } from '@greenroom/jest-preset/real-time';
import { workspaceFiles, workspaceRoot } from './workspace-files.ts';

test('a project with tests has a Jest configuration, without which its tests would never run', () => {
  const tests = workspaceFiles('{apps,libs}/*/**/*.test.{ts,tsx}');
  const projects = [...new Set(tests.map((file) => projectOf(file)))];
  expect(projects.length).toBeGreaterThan(3);
  expect(projects.filter((project) => !existsSync(join(workspaceRoot, project, 'jest.config.mjs')))).toEqual([]);
});

/** Returns the nearest parent folder that is a package. */
function projectOf(file: string): string {
  const folder = dirname(file);
  return existsSync(join(workspaceRoot, folder, 'package.json')) ? folder : projectOf(folder);
}

test('at most twenty test files need real time, and each of them exists', () => {
  expect(realTimeTests.length).toBeLessThanOrEqual(20);
  expect(realTimeTests.filter((file) => !existsSync(join(workspaceRoot, file)))).toEqual([]);
});

test('rejects a PGlite test that does not exist, because it would never run', async () => {
  const file = join(workspaceRoot, 'tools/jest/databases.mjs');
  const { databasePreset } = (await import(file)) as { databasePreset(root: string, onPglite: string[]): object };
  const coaching = join(workspaceRoot, 'libs/server/coaching');
  expect(databasePreset(coaching, ['memory/memory'])).toHaveProperty('globalSetup');
  expect(() => databasePreset(coaching, ['memory/moved'])).toThrow('There is no test src/memory/moved.test.ts');
});
