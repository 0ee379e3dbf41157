import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { wholeScope } from './release-scopes.ts';
import { makeToken, type ReleaseToken } from './release-tokens.ts';

/** What a server leaves for the command line of its own machine: where it listens, and what opens it. */
export interface OwnDoor {
  address: string;
  token: string;
}

/** Where it lies: for whoever may read the machine's data, as whom the server runs. */
export const ownDoorFile = (dataDir: string) => join(dataDir, 'release-registry.json');

/** A token for as long as this server runs, and the file that hands it to the command line. */
export function ownDoor(dataDir: string): {
  known: ReleaseToken;
  open(address: string): Promise<void>;
  close(): Promise<void>;
} {
  const path = ownDoorFile(dataDir);
  const { token, known } = makeToken('this machine', wholeScope);
  return {
    known,
    async open(address) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const door: OwnDoor = { address, token };
      await writeFile(`${path}.draft`, JSON.stringify(door), { mode: 0o600 });
      await rename(`${path}.draft`, path);
    },
    close: () => rm(path, { force: true }),
  };
}
