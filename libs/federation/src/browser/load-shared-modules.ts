import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * Loads every shared module of the shell before a remote can ask for one. The first to ask for a module that is not
 * loaded decides whose copy all get, by version: a remote built with a later version would name its own, which it does
 * not carry. Modules that are loaded or loading are shared by all.
 */
export function loadSharedModules(): void {
  const shell = getInstance();
  // A module that fails to load now is loaded again by its first user.
  for (const name of Object.keys(shell?.options.shared ?? {})) void shell?.loadShare(name).catch(() => {});
}
