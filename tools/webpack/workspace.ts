import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '../..');

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

/** Shell and remotes by name: every folder of apps/ whose package.json has a `greenroom` section. */
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

/** Returns the shell first, then the remotes by name. */
export function readApps(root: string): Record<AppName, AppFacts> {
  const entries = readdirSync(join(root, 'apps')).flatMap((name): [string, AppFacts][] => {
    const file = join(root, 'apps', name, 'package.json');
    if (!existsSync(file)) return [];
    const { greenroom } = JSON.parse(readFileSync(file, 'utf8')) as { greenroom?: AppFacts };
    return greenroom ? [[name, greenroom]] : [];
  });
  return Object.fromEntries(entries.toSorted(([one], [other]) => Number(other === 'shell') - Number(one === 'shell')));
}
