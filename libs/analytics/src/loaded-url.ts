/** The address that the document was loaded from, wherever links have led since. */
export function loadedUrl(): string {
  return performance.getEntriesByType('navigation')[0]?.name || location.href;
}
