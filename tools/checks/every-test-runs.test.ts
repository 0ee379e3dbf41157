import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { realTimeTests } from '@greenroom/jest-preset/real-time';
import { workspaceFiles, workspaceRoot } from './workspace-files.ts';

test('a project with tests has a Jest configuration: without one its tests would rest in silence', () => {
  const tests = workspaceFiles('{apps,libs}/*/**/*.test.{ts,tsx}');
  const projects = [...new Set(tests.map((file) => file.split('/').slice(0, 2).join('/')))];
  expect(projects.length).toBeGreaterThan(3);
  expect(projects.filter((project) => !existsSync(join(workspaceRoot, project, 'jest.config.mjs')))).toEqual([]);
});

test('at most twenty test files run in the lane of real time, and each of them is there', () => {
  expect(realTimeTests.length).toBeLessThanOrEqual(20);
  expect(realTimeTests.filter((file) => !existsSync(join(workspaceRoot, file)))).toEqual([]);
});
