const listeners = new Set<() => void>();

/**
 * Tells when a call was refused because one is not logged in (status 401).
 * @returns what stops it
 */
export function onNotAuthenticated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellNotAuthenticated(): void {
  for (const listener of listeners) listener();
}
