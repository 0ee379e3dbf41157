import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * Brings every shared module of the shell, before any remote can ask for one. Whoever asks first for a module that is
 * not there decides whose copy all get, and by number: a remote that was built with a later one would name its own,
 * which it does not carry. What is there already, or on its way, is everybody's.
 */
export function bringOwnShares(): void {
  const shell = getInstance();
  // What cannot be had now is tried again by whoever uses it.
  for (const name of Object.keys(shell?.options.shared ?? {})) void shell?.loadShare(name).catch(() => {});
}
