/**
 * Name of a window event. Remotes bundle `answer-events` with a copy of this module; an event reaches the listeners of
 * all copies.
 */
const name = 'greenroom-not-authenticated';

/**
 * Calls the listener when the server refuses a call because the user is not logged in (status 401).
 * @returns a function that unsubscribes the listener
 */
export function onNotAuthenticated(listener: () => void): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}

export function notifyNotAuthenticated(): void {
  window.dispatchEvent(new Event(name));
}
