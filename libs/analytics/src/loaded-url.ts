/** Returns the address that the document was loaded from, whatever navigation followed. */
export function loadedUrl(): string {
  return performance.getEntriesByType('navigation')[0]?.name || location.href;
}
