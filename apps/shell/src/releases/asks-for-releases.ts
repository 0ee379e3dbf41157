/** Whether the page's address asks for the panel of releases, by `?qa`. On the server none does. */
export const asksForReleases = (): boolean => /[?&]qa\b/.test(globalThis.location?.search);
