import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { wholeScope } from './release-scopes.ts';
import { makeToken, type ReleaseToken } from './release-tokens.ts';

/** What a server leaves for the command line of its own machine: its address and a token. */
export interface LocalRegistryAccess {
  address: string;
  token: string;
}

/** Path of the file; readable only by the user that the server runs as. */
export const localRegistryAccessFile = (dataDir: string) => join(dataDir, 'release-registry.json');

/** Makes a token valid while this server runs, and the file that passes it to the command line. */
export function localRegistryAccess(dataDir: string): {
  known: ReleaseToken;
  open(address: string): Promise<void>;
  close(): Promise<void>;
} {
  const path = localRegistryAccessFile(dataDir);
  const { token, known } = makeToken('this machine', wholeScope);
  return {
    known,
    async open(address) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const door: LocalRegistryAccess = { address, token };
      await writeFile(`${path}.draft`, JSON.stringify(door), { mode: 0o600 });
      await rename(`${path}.draft`, path);
    },
    close: () => rm(path, { force: true }),
  };
}
