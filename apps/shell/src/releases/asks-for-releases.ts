/** Returns whether the page's URL opens the release panel, by `?qa`. Always false on the server. */
export const asksForReleases = (): boolean => /[?&]qa\b/.test(globalThis.location?.search);
