/**
 * Runs after every `npm ci`: removes binaries of onnxruntime-node for other systems and processors, which come in one
 * package for all (245 of 288 MB), and what the package `node` leaves behind (68 MB). Plain JavaScript, because any
 * version of Node may run npm.
 */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
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

/**
 * Removes the download from which the package `node` linked its program: C headers, documentation, and a second npm.
 * @param {string} folder of the package `node`; does nothing if it has no program yet
 */
export function pruneDownload(folder) {
  const programs = [join(folder, 'bin/node'), join(folder, 'bin/node.exe')];
  // On Windows, `bin/node` is a line of text beside the program.
  if (!programs.some((program) => existsSync(program) && statSync(program).size > 1_000_000)) return;
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
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
  pruneDownload(join(root, 'node_modules/node'));
}
