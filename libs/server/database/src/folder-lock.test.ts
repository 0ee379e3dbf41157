import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-lock-'));
let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function otherProcess(): Promise<void> {
  const code = `import { lockFolder } from ${JSON.stringify(resolve(import.meta.dirname, 'folder-lock.ts'))};
    globalThis.unlock = lockFolder(${JSON.stringify(folder)});
    process.stdout.write('locked');
    setInterval(() => {}, 1000);`;
  child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout!, 'data');
}

test('refuses a folder that another process has locked, and names it', async () => {
  await otherProcess();
  expect(() => lockFolder(folder, 200)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder, 0)).toThrow(folder);
});

test('a killed process releases the folder', async () => {
  await otherProcess();
  child!.kill('SIGKILL');
  await once(child!, 'exit');
  lockFolder(folder, 0)();
});

test('a released folder can be locked again', () => {
  lockFolder(folder)();
  lockFolder(folder)();
});
