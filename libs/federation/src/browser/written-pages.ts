import { reportError } from '@greenroom/reporting';
import type { ChosenRemote } from '../release.ts';

/** Results of the first attempt to hydrate the remotes' pages that the server rendered. */
const firstTries = new Map<string, Promise<boolean>>();

/** Records the first attempt to hydrate a page that the server rendered; later ones are retries by the visitor. */
export function noteTry<Loaded>({ name, version }: ChosenRemote, loaded: Promise<Loaded>): Promise<Loaded> {
  if (firstTries.has(name)) return loaded;
  const came = loaded.then(
    () => true,
    (failure: unknown) => {
      reportError(failure, 'written-page', { name, version });
      return false;
    },
  );
  firstTries.set(name, came);
  return loaded;
}

/**
 * Reports whether the page was in use at the first attempt; true for a page rendered in the browser, which reports
 * failures itself.
 */
export const wasInUse = async ({ name }: ChosenRemote): Promise<boolean> => firstTries.get(name) ?? true;
