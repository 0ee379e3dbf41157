import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOf, type BuildRecord } from '@greenroom/federation';
import { workspaceRoot } from '../../../webpack/workspace.ts';
import { hintsOfMonolith, hintsOfNormalPriority, noHints, withAfterword, type Afterword } from './afterword.ts';
import { messageFilesName, type MessageFiles } from './monolith/monolith-config.ts';

/** The ways in which the site is built or served. */
export const variants = {
  federated: 'as it is shipped',
  monolith: 'the same source as one bundle',
  defaults: "the federation runtime's defaults, no hints",
  'normal-hints': 'as it is shipped, hints of normal priority',
} as const;
export type Variant = keyof typeof variants;

const dist = join(workspaceRoot, 'dist');
const shell = 'apps/shell';
const document = 'apps/shell-server/document.cjs';

/**
 * Lays out the builds of a variant as `npm run build` would have, to be published from there. All variants use the
 * product's server bundles, so that they differ only in what the browser fetches.
 * @param folder a new one, or an empty one
 * @param paths of the pages that will be opened
 */
export function laySiteOut(variant: Variant, folder: string, paths: readonly string[]): void {
  const shellFrom = variant === 'monolith' || variant === 'defaults' ? join(dist, 'bench', variant) : dist;
  const remotesFrom = variant === 'defaults' ? join(dist, 'bench', variant) : dist;
  cpSync(join(shellFrom, shell), join(folder, shell), { recursive: true });
  cpSync(join(remotesFrom, 'remotes'), join(folder, 'remotes'), { recursive: true });
  cpSync(join(dist, 'remotes-server'), join(folder, 'remotes-server'), { recursive: true });
  mkdirSync(join(folder, 'apps/shell-server'));

  const endBy = <Data>(afterword: Afterword<Data>, data: Data) => {
    const code = readFileSync(join(dist, document), 'utf8');
    writeFileSync(join(folder, document), withAfterword(code, afterword, data));
  };
  if (variant === 'federated') cpSync(join(dist, document), join(folder, document));
  if (variant === 'monolith') endBy(hintsOfMonolith, makeRoomForRemotes(folder, paths));
  if (variant === 'defaults') endBy(noHints, null);
  if (variant === 'normal-hints') endBy(hintsOfNormalPriority, null);
}

/**
 * The monolith's record names the pages of all apps. The server would refuse the remotes as claiming the shell's pages,
 * and it renders pages with their bundles, so the record is reduced to the shell's own pages.
 * @returns by path, the files that this page needs besides those that all pages need
 */
function makeRoomForRemotes(folder: string, paths: readonly string[]): Record<string, string[]> {
  const file = join(folder, shell, 'build.json');
  const record = readJson(file) as BuildRecord;
  const messages = readJson(join(folder, shell, messageFilesName)) as MessageFiles;
  const product = readJson(join(dist, shell, 'build.json')) as BuildRecord;
  const filesOf = (app: string, locale: string) => [messages[app]?.[locale] ?? []].flat();
  const remotes = Object.keys(messages).filter((app) => app !== 'shell');
  const owned = paths.map((path): [string, string[]] => {
    const page = ownerOf(path, [record])?.page;
    const owner = remotes.find((name) => {
      const { pages } = readJson(join(folder, 'remotes', name, 'build.json')) as BuildRecord;
      return pages.some((one) => one.path === page?.path);
    });
    return [path, owner ? [...(page?.files ?? []), ...filesOf(owner, 'en')] : []];
  });
  const ofShell: BuildRecord = {
    ...record,
    pages: record.pages.filter(({ path }) => product.pages.some((page) => page.path === path)),
    messages: { en: filesOf('shell', 'en'), de: filesOf('shell', 'de') },
    shared: product.shared,
  };
  writeFileSync(file, JSON.stringify(ofShell));
  return Object.fromEntries(owned);
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
