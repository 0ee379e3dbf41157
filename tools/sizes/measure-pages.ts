import type { ReleaseRecord } from '@greenroom/federation';
import { budgets } from './budgets.ts';

export interface PageSize {
  page: string;
  /** Everything from an empty cache, in kilobytes. */
  firstKb: number;
  /** The page's own files, in kilobytes. */
  ownKb: number;
  withinBudget: boolean;
}

/** What each page of the built site costs to open, from the records the builds wrote. */
export function measurePages(shell: ReleaseRecord, remotes: ReleaseRecord[]): PageSize[] {
  const shellPage = shell.pages[0];
  if (!shellPage) throw new Error('The shell owns no page');
  const shellKb = kilobytes(shell, [shell.entry, ...shellPage.files, ...shell.messages.en]);
  const ofShell = { page: 'shell alone', firstKb: shellKb, ownKb: 0, withinBudget: shellKb <= budgets.firstScreenKb };
  const ofRemotes = remotes.flatMap((remote) =>
    remote.pages.map(({ path, files }): PageSize => {
      const ownKb = kilobytes(remote, [...files, ...remote.messages.en]);
      const firstKb = shellKb + kilobytes(remote, [remote.entry]) + ownKb;
      const withinBudget = firstKb <= budgets.firstScreenKb && ownKb <= budgets.furtherScreenKb;
      return { page: `${remote.name} ${path}`, firstKb, ownKb, withinBudget };
    }),
  );
  return [ofShell, ...ofRemotes];
}

function kilobytes(release: ReleaseRecord, files: readonly string[]): number {
  const bytes = files.map((file) => {
    const record = release.files[file];
    if (!record) throw new Error(`${release.name}: ${file} is not in the release`);
    return record.gzipBytes;
  });
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}
