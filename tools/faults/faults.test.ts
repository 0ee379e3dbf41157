import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { faults } from './faults.ts';

const files = execFileSync('git', ['ls-files'], { cwd: workspaceRoot, encoding: 'utf8', maxBuffer: 50_000_000 })
  .trim()
  .split('\n');

test.each(faults)('$area: the code to change occurs once, and its tests exist', ({ file, right, project, tests }) => {
  expect(readFileSync(join(workspaceRoot, file), 'utf8').split(right)).toHaveLength(2);
  expect(files.filter((name) => name.startsWith(`${project}/`) && name.endsWith(`/${tests}`))).toHaveLength(1);
});
