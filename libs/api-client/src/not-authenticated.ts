/** An event of the window: `answer-events` is built into remotes with a copy of this module, and all copies tell the same. */
const name = 'greenroom-not-authenticated';

/**
 * Tells when a call was refused because one is not logged in (status 401).
 * @returns what stops it
 */
export function onNotAuthenticated(listener: () => void): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}

export function tellNotAuthenticated(): void {
  window.dispatchEvent(new Event(name));
}
