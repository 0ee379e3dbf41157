import { basename, dirname } from 'node:path';
import { readWorkspaceFile, workspaceFiles } from './workspace-files.ts';

const architecture = readWorkspaceFile('ARCHITECTURE.md');
const [, afterModules = ''] = architecture.split('## Modules of the API');
const [modules = ''] = afterModules.split('\n## ');
const rowsOf = (text: string) => [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);

const projects = workspaceFiles('{apps,libs}/**/package.json').map((file) => dirname(file));
const moduleNames = workspaceFiles('apps/api/src/modules/*/index.ts').map((file) => basename(dirname(file)));

test('ARCHITECTURE.md has a row for each app and library, and for nothing else', () => {
  const named = rowsOf(architecture).filter((name) => /^(apps|libs)\//.test(name));
  expect(named.sort()).toEqual(projects.sort());
});

test('ARCHITECTURE.md has a row for each module of the API, and for nothing else', () => {
  expect(rowsOf(modules).sort()).toEqual(moduleNames.sort());
});
