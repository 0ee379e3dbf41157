import { filesOfEveryPage, type BuildRecord } from '@greenroom/federation';
import { firstScreenLimitKb, furtherScreenLimitKb } from './budgets.ts';

export interface PageSize {
  page: string;
  /** Everything from an empty cache, in kilobytes. */
  firstKb: number;
  /** The most that may be, in kilobytes: the target, or a ceiling above it. */
  firstLimitKb: number;
  /** What is fetched by one who has been on another page, in kilobytes. */
  ownKb: number;
  withinLimits: boolean;
}

/** What each page of the built site costs to open, from the records the builds wrote. */
export function measurePages(shell: BuildRecord, remotes: BuildRecord[], limitKb = firstScreenLimitKb): PageSize[] {
  const always = filesOfEveryPage(shell);
  const shellKb = kilobytes(shell, [shell.entry, ...always, ...shell.messages.en]);
  const sizeOf = (app: string, path: string, entryKb: number, ownKb: number): PageSize => {
    const firstKb = shellKb + entryKb + ownKb;
    const firstLimitKb = limitKb(app, path);
    const withinLimits = firstKb <= firstLimitKb && ownKb <= furtherScreenLimitKb(path);
    return { page: `${app} ${path}`, firstKb, firstLimitKb, ownKb, withinLimits };
  };
  const ofShell = shell.pages.map(({ path, files, messages }) => {
    const own = [...files.filter((file) => !always.includes(file)), ...(messages?.en ?? [])];
    return sizeOf(shell.name, path, 0, kilobytes(shell, own));
  });
  const ofRemotes = remotes.flatMap((remote) =>
    remote.pages.map(({ path, files, messages }) => {
      const ownKb = kilobytes(remote, [...files, ...remote.messages.en, ...(messages?.en ?? [])]);
      return sizeOf(remote.name, path, kilobytes(remote, [remote.entry]), ownKb);
    }),
  );
  return [...ofShell, ...ofRemotes];
}

function kilobytes(build: BuildRecord, files: readonly string[]): number {
  const bytes = files.map((file) => {
    const record = build.files[file];
    if (!record) throw new Error(`${build.name}: ${file} is not in the build`);
    return record.gzipBytes;
  });
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}
