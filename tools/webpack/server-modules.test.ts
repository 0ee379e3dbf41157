import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverModules } from './shared-modules.ts';
import { workspaceRoot } from './workspace.ts';

test('the shell provides exactly the shared modules on the server as well', () => {
  const source = readFileSync(join(workspaceRoot, 'apps/shell/src/document/provides.ts'), 'utf8');
  const imported = [...source.matchAll(/^import \* as (\w+) from '([^']+)';$/gm)];
  const [, table = ''] = source.split('provides: ');
  const provided = [...table.matchAll(/^ {2}'?([@\w/-]+)'?(?:: (\w+))?,$/gm)].map(([, name, value]) => [
    name,
    value ?? name,
  ]);
  expect(provided.map(([name]) => name).sort()).toEqual(serverModules().sort());
  expect(new Map(provided.map(([name, value]) => [value, name]))).toEqual(
    new Map(imported.map(([, value, from]) => [value, from])),
  );
});
