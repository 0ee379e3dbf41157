import { dirname } from 'node:path';
import { readWorkspaceFile, workspaceFiles } from './workspace-files.ts';

const architecture = readWorkspaceFile('ARCHITECTURE.md');
const rowsOf = (text: string) => [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);

const projects = workspaceFiles('{apps,libs}/**/package.json').map((file) => dirname(file));

test('ARCHITECTURE.md has a row for each app and library, and no other rows', () => {
  const named = rowsOf(architecture).filter((name) => /^(apps|libs)\//.test(name));
  expect(named.sort()).toEqual(projects.sort());
});
