import type { ReleasedApp } from '@greenroom/contracts';
import { comparedIn } from './plot-lines.ts';

/** Shortens a commit hash as Git does, keeping the mark for uncommitted changes. */
export const shortCommit = (commit: string) => commit.replace(/^([0-9a-f]{10})[0-9a-f]*/, '$1');

/** Returns the commits of an app's newest release with visitors and of the one before it, as far as they are known. */
export function commitsOf(app: ReleasedApp): { before: string | undefined; after: string | undefined } {
  const [after, before] = comparedIn(app).map((version) => {
    const commit = app.releases.find((release) => release.version === version)?.commit;
    return commit ? shortCommit(commit) : undefined;
  });
  return { before, after };
}
