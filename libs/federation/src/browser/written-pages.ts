import { reportError } from '@greenroom/reporting';
import type { ChosenRemote } from '../release.ts';

/** Of remotes whose page the server wrote: whether all that the page needs to be in use came. */
const firstTries = new Map<string, Promise<boolean>>();

/** Notes what becomes of the first try to bring a written page into use; later ones are a person's, who waited. */
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

/** Whether the page came into use at the first try; so does one that the browser draws, which says itself what fails. */
export const cameIntoUse = async ({ name }: ChosenRemote): Promise<boolean> => firstTries.get(name) ?? true;
