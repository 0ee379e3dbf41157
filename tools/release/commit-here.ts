import { execFileSync } from 'node:child_process';
import { commitPattern } from '@greenroom/contracts';
import { CommandFailure } from './command-failure.ts';

/** Runs git in a folder. */
const askGit = (folder: string) => (words: string[]) =>
  execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * Returns the commit of the builds: the named one, else the one that Git has checked out, with `+changes` if files
 * differ from it.
 * @returns nothing if none is named and there is no repository
 * @throws CommandFailure if the named one is not a commit
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
