import { filesOfEveryPage, type BuildRecord } from '@greenroom/federation';

export interface PageSize {
  /** App and path, such as `mentor-mfe /coaches`. */
  page: string;
  /** Kilobytes from an empty cache: shell, the remote's entry and the page. */
  firstKb: number;
  /** Kilobytes that the page adds for a visitor who has been on another page. */
  ownKb: number;
}

/** Measures what each page of the built site costs to open, from the records that the builds wrote. */
export function measurePages(shell: BuildRecord, remotes: BuildRecord[]): PageSize[] {
  const always = filesOfEveryPage(shell);
  const shellKb = kilobytes(shell, [shell.entry, ...always, ...shell.messages.en]);
  const sizeOf = (app: string, path: string, entryKb: number, ownKb: number): PageSize => ({
    page: `${app} ${path}`,
    firstKb: shellKb + entryKb + ownKb,
    ownKb,
  });
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
