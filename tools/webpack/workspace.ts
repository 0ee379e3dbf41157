import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The root of this workspace. A remote in another repository has these files from a package: there it is the folder of
 * the remote, in which its build runs.
 */
export const workspaceRoot = /[\\/]node_modules[\\/]/.test(import.meta.dirname)
  ? process.cwd()
  : join(import.meta.dirname, '../..');

/** The `greenroom` section of an app's package.json. */
export interface AppFacts {
  /** Port of its development server. The whole site is on 4200. */
  devPort: number;
  e2e: {
    /** Its end-to-end tests: files of e2e/specs without `.spec.ts`; a star stands for any ending. */
    specs: readonly string[];
    /** Other remotes whose pages these tests visit, so the site needs them as well. */
    through: readonly string[];
  };
}

export type AppName = string;
export type RemoteName = string;

/** Shell and remotes by name: those whose package.json has a `greenroom` section. */
export const apps: Readonly<Record<AppName, AppFacts>> = readApps(workspaceRoot);

export const remoteNames: readonly RemoteName[] = Object.keys(apps).filter((name) => name !== 'shell');

/** @throws Error if there is no such app */
export function devPortOf(app: AppName): number {
  const facts = apps[app];
  if (!facts) throw new Error(`${app} is not an app with pages; expected one of ${Object.keys(apps).join(', ')}`);
  return facts.devPort;
}

/** `mentor-mfe` → `mentor_mfe`: a container's name is a variable in the page. */
export const containerName = (remote: string) => remote.replaceAll('-', '_');

/**
 * Returns the shell first, then the remotes by name. A folder without apps/ is itself a remote, named by its
 * package.json.
 */
export function readApps(root: string): Record<AppName, AppFacts> {
  const folders = existsSync(join(root, 'apps'))
    ? readdirSync(join(root, 'apps')).map((name) => join(root, 'apps', name))
    : [root];
  const entries = folders.flatMap((folder): [string, AppFacts][] => {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) return [];
    const { name, greenroom } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; greenroom?: AppFacts };
    return greenroom ? [[name?.split('/').at(-1) ?? basename(folder), greenroom]] : [];
  });
  return Object.fromEntries(entries.toSorted(([one], [other]) => Number(other === 'shell') - Number(one === 'shell')));
}
