import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DocumentRenderer, ReleaseRecord } from '@greenroom/federation';
import { freshFile } from './fresh-file.ts';

/** The site as it was built. */
export interface Site {
  /** Undefined where the shell is not built. */
  shell(): ReleaseRecord | undefined;
  remotes(): ReleaseRecord[];
  /** The shell's server bundle, which writes the HTML. */
  renderer(): DocumentRenderer | undefined;
  /** The folder of a build's files. */
  folderOf(release: ReleaseRecord): string;
}

/** Reads the builds under a folder: `apps/shell`, `apps/shell-server`, `remotes/<name>`. A new build is seen at once. */
export function openSite(folder: string): Site {
  const shell = freshFile(join(folder, 'apps/shell/release.json'), readRecord);
  const renderer = freshFile(join(folder, 'apps/shell-server/document.cjs'), requireAnew);
  const records = new Map<string, () => ReleaseRecord | undefined>();
  const remotesFolder = join(folder, 'remotes');
  return {
    shell,
    renderer,
    remotes() {
      return foldersIn(remotesFolder).flatMap((name) => {
        const path = join(remotesFolder, name, 'release.json');
        const record = records.get(name) ?? freshFile(path, readRecord);
        records.set(name, record);
        return record() ?? [];
      });
    },
    folderOf: (release) => (release === shell() ? join(folder, 'apps/shell') : join(remotesFolder, release.name)),
  };
}

function readRecord(path: string): ReleaseRecord {
  return JSON.parse(readFileSync(path, 'utf8')) as ReleaseRecord;
}

const require = createRequire(import.meta.url);

function requireAnew(path: string): DocumentRenderer {
  Reflect.deleteProperty(require.cache, path);
  return require(path) as DocumentRenderer;
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}
