import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkModules } from './link-modules.ts';

test('links external packages to the other folder and keeps workspace packages in this workspace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-links-'));
  const put = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put('now/node_modules/pg/index.js', 'pg');
  put('now/node_modules/@scope/part/index.js', 'part');
  put('now/libs/contracts/index.js', 'now');
  put('before/libs/contracts/index.js', 'before');
  mkdirSync(join(folder, 'now/node_modules/@greenroom'));
  symlinkSync('../../libs/contracts', join(folder, 'now/node_modules/@greenroom/contracts'));
  linkModules(join(folder, 'now/node_modules'), join(folder, 'before/node_modules'));
  const read = (name: string) => readFileSync(join(folder, 'before/node_modules', name, 'index.js'), 'utf8');
  expect([read('pg'), read('@scope/part'), read('@greenroom/contracts')]).toEqual(['pg', 'part', 'before']);
  rmSync(folder, { recursive: true });
});
