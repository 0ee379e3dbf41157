/**
 * Runs after every `npm ci`: removes binaries of onnxruntime-node for other systems and processors, which come in one
 * package for all (245 of 288 MB). Plain JavaScript, because any version of Node may run npm.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * @param {string} bin a folder `napi-v<n>/<platform>/<processor>`; does nothing if it is missing
 * @param {{ platform: string, arch: string }} machine as `process` names them
 * @returns {string[]} the folders that were removed, within `bin`
 */
export function pruneForeign(bin, machine) {
  const removed = [];
  for (const version of foldersIn(bin)) {
    for (const platform of foldersIn(join(bin, version))) {
      const ofPlatform = platform === machine.platform ? foldersIn(join(bin, version, platform)) : [undefined];
      for (const arch of ofPlatform) {
        if (arch === machine.arch) continue;
        const folder = join(version, platform, arch ?? '');
        rmSync(join(bin, folder), { recursive: true, force: true });
        removed.push(folder);
      }
    }
  }
  return removed;
}

/** @param {string} folder */
function foldersIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  pruneForeign(join(root, 'node_modules/onnxruntime-node/bin'), process);
}
