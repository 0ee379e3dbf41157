import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pruneForeign } from './prune-platforms.mjs';

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
