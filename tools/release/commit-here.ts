import { execFileSync } from 'node:child_process';
import { commitPattern } from '@greenroom/contracts';
import { CommandFailure } from './command-failure.ts';

/** Asks Git about a folder. */
const askGit = (folder: string) => (words: string[]) =>
  execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The commit that builds are of: the one that is named, else the one that Git has checked out, with `+changes` where
 * files differ from it.
 * @returns nothing where none is named and there is no repository
 * @throws CommandFailure where the one that is named is none
 */
export function commitHere(named: string | undefined, folder: string, git = askGit(folder)): string | undefined {
  if (named) {
    if (!commitPattern.test(named)) throw new CommandFailure('usage', 'RELEASE_COMMIT is a commit, such as 1a2b3c4d');
    return named;
  }
  try {
    return git(['rev-parse', 'HEAD']) + (git(['status', '--porcelain']) === '' ? '' : '+changes');
  } catch {
    return undefined;
  }
}
